/** The table as a player chooses at it: contracts, routes, cards, offers, mistakes. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { CLAIMS, FIRST_CLAIM } from "../generated/facts.ts";
import { ACTIONS } from "../game/board.ts";
import { cheapestPath } from "../game/paths.ts";
import { setLanguage } from "../i18n/i18n.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { FixtureSource, GAMES } from "./demo/fixtures.ts";
import { payable, preparePage, rich, route, sit, waysOf } from "./demo/sitting.ts";
import { COLOURS, ROUTES } from "./model/board.ts";
import type { TableState } from "./state.svelte.ts";
import Table from "./Table.svelte";

preparePage();
const colourOf = (claim: number): number => CLAIMS[claim - FIRST_CLAIM][1];
const single = payable.find((id) => waysOf(rich, id).length === 1)!;
const several = payable.find((id) => waysOf(rich, id).length > 1)!;

test("one's own seat is read as one's own: nobody hears \"you. It is their turn.\"", () => {
  sit(rich);
  const own = document.querySelector("li.self")!;
  expect(rich.view.to_move).toBe(rich.view.viewer);
  expect(own.textContent).toContain("Your turn.");
  expect(own.textContent).not.toContain("their turn");
});

describe("contracts on the map", () => {
  const flags = (letter: string): Element[] => [...document.querySelectorAll(`[data-flag="${letter}"]`)];

  test("each has a letter, on its card and on flags at both ends, and a line along its best way", () => {
    sit(rich);
    const cards = [...document.querySelectorAll(".contracts .mark")];
    expect(cards).toHaveLength(rich.view.contracts.length);
    for (const [place, { completed }] of rich.view.contracts.entries()) {
      const letter = "ABCDEF"[place];
      expect(cards[place].textContent).toBe(completed ? "✓" : letter);
      expect(flags(letter)).toHaveLength(2);
      expect(flags(letter).every((flag) => flag.classList.contains("done") === completed)).toBe(true);
      const lines = document.querySelectorAll(`[data-way="${letter}"]`);
      expect(lines.length > 0).toBe(!completed);
    }
  });

  test("a completed one has seals and no line", () => {
    const contracts = rich.view.contracts.map((each) => ({ ...each, completed: true }));
    sit({ ...rich, view: { ...rich.view, contracts } });
    expect(document.querySelectorAll("[data-way]")).toHaveLength(0);
    expect(document.querySelectorAll("[data-flag] .seal")).toHaveLength(2 * contracts.length);
  });

  test("a key shows one alone, then the next, then all again", async () => {
    sit(rich);
    const quiet = (): number => document.querySelectorAll("[data-flag].quiet").length;
    const all = 2 * rich.view.contracts.length;
    for (const _ of rich.view.contracts) {
      await fireEvent.keyDown(window, { key: "k" });
      expect(quiet()).toBe(all - 2);
    }
    await fireEvent.keyDown(window, { key: "k" });
    expect(quiet()).toBe(0);
  });

  test("a spectator sees nobody's", () => {
    sit({ ...rich, legal: [], view: { ...rich.view, viewer: null, hand: {}, contracts: [], offer: [] } });
    expect(document.querySelectorAll("[data-flag], [data-way]")).toHaveLength(0);
  });
});

describe("routes", () => {
  test("have names for those who listen, with the space before a colon that French has", async () => {
    await setLanguage("fr");
    sit(rich);
    expect(route(several).getAttribute("aria-label")).toMatch(/^\S.* – .*\S\u00a0: \d/);
  });

  test("exactly those that can be paid for are lit, and say so", () => {
    sit(rich);
    const lit = [...document.querySelectorAll<HTMLElement>("[data-route].payable")];
    expect(lit.map((mark) => Number(mark.dataset["route"])).sort()).toEqual([...payable].sort());
    expect(route(several).getAttribute("aria-label")).toContain("You can claim it.");
  });

  test("a strong light is only where a claim helps a contract; merchandise has a barrel of its own", () => {
    const marked = (mark: string): number[] => payable.filter((id) => route(id).matches(mark));
    const contracts = rich.view.contracts.map((each) => ({ ...each, completed: true }));
    sit({ ...rich, view: { ...rich.view, contracts, merchandise_left: 0 } });
    expect(document.querySelectorAll("[data-route]:is(.useful, :has(.barrel))")).toHaveLength(0);
    expect(document.querySelectorAll("[data-route] .tick")).toHaveLength(payable.length);
    cleanup();
    sit({ ...rich, view: { ...rich.view, contracts } });
    expect(document.querySelectorAll("[data-route].useful")).toHaveLength(0);
    expect(marked(":has(.barrel)")).toEqual(payable.filter((id) => ROUTES[id].carts));
    cleanup();
    const { a, b } = ROUTES[payable[0]!]!;
    sit({ ...rich, view: { ...rich.view, contracts: [{ ...contracts[0]!, a, b, completed: false }], merchandise_left: 0 } });
    expect(marked(".useful")).toContain(payable[0]);
    expect(document.querySelectorAll("[data-route] .barrel")).toHaveLength(0);
  });

  test("what can be paid for and begins the last round has an hourglass; its words have no gold frame", async () => {
    sit(rich);
    expect(document.querySelectorAll(".hourglass")).toHaveLength(0);
    cleanup();
    const carts = 4;
    const contracts = rich.view.contracts.map((each) => ({ ...each, completed: true }));
    sit({ ...rich, view: { ...rich.view, contracts, seats: rich.view.seats.map((seat) => ({ ...seat, carts })) } });
    const ending = payable.filter((id) => carts - ROUTES[id].length <= 2);
    expect(ending.length).toBeGreaterThan(0);
    const marked = [...document.querySelectorAll<HTMLElement>("[data-route]:has(.hourglass)")].map((mark) => Number(mark.dataset["route"]));
    expect(marked.sort()).toEqual(ending.sort());
    await fireEvent.focus(route(ending[0]!));
    const words = await screen.findByText("Starts the last round.");
    expect(words.querySelector("svg")).not.toBeNull();
    expect(words.matches(".lit")).toBe(false);
  });

  test("a seat that may begin the last round with its next claim has an hourglass for its carts", () => {
    const near = (carts: number, cards: number): number => {
      cleanup();
      sit({ ...rich, view: { ...rich.view, seats: rich.view.seats.map((seat, place) => (place === 1 ? { ...seat, carts, cards } : { ...seat, carts: 12 })) } });
      return document.querySelectorAll(".count.near").length;
    };
    expect([near(12, 9), near(7, 9), near(4, 9), near(4, 1)]).toEqual([0, 0, 1, 0]);
    near(4, 9);
    expect(document.querySelector(".count.near")!.getAttribute("title")).toBe("4 carts left; the next claim may begin the last round");
  });

  test("a wild in the market says that it takes the whole turn, until one card is drawn", () => {
    const told = (phase: "turn" | "second"): string[] => {
      cleanup();
      sit({ ...rich, view: { ...rich.view, phase, market: ["wild", "red", "wild", "blue", "green"] } });
      return [...document.querySelectorAll<HTMLElement>(".slot")].filter((slot) => slot.textContent!.includes("whole turn") && slot.getAttribute("aria-label")!.endsWith("whole turn")).map((slot) => slot.dataset["anchor"]!);
    };
    expect([told("turn"), told("second")]).toEqual([["slot-0", "slot-2"], []]);
  });

  test("looking at one dims the board and says once what is missing: in the dock, or beside it where there is room", async () => {
    const blue = ROUTES.find(({ id, colour, length }) => colour === "blue" && length === 3 && rich.view.seats.every((seat) => !seat.routes.includes(id)))!;
    const legal = rich.legal.filter((n) => n < FIRST_CLAIM || CLAIMS[n - FIRST_CLAIM][0] !== blue.id);
    sit({ ...rich, legal, view: { ...rich.view, hand: { blue: 1 } } });
    expect(document.querySelector(".veil.drawn")).toBeNull();
    await fireEvent.focus(route(blue.id));
    expect((await screen.findByText(/2 blue missing/)).closest(".dock")).not.toBeNull();
    expect(document.querySelector(".veil.drawn")).not.toBeNull();
    expect(document.querySelector(`[data-lifted="${blue.id}"]`)).not.toBeNull();
    cleanup();
    let table: TableState | undefined;
    render(Table, { source: new FixtureSource({ ...rich, legal, view: { ...rich.view, hand: { blue: 1 } } }), meet: (met) => (table = met) });
    await fireEvent.focus(route(blue.id));
    table!.roomy = true;
    await vi.waitFor(() => expect(screen.getByText(/2 blue missing/).closest(".notes")).not.toBeNull());
    expect(document.querySelector(".dock .status")).not.toBeNull();
  });

  test("why one is refused is announced wherever it is said, in a region that was there before", async () => {
    const free = ROUTES.find(({ id }) => rich.view.seats.every((seat) => !seat.routes.includes(id)))!.id;
    let table: TableState | undefined;
    const legal = rich.legal.filter((n) => n < FIRST_CLAIM);
    render(Table, { source: new FixtureSource({ ...rich, legal, view: { ...rich.view, hand: {} } }), meet: (met) => (table = met) });
    for (const roomy of [false, true]) {
      table!.roomy = roomy;
      await tick();
      const region = document.querySelector(roomy ? ".board [role=status]" : ".dock [role=status]")!;
      expect(region.textContent).toBe("");
      await fireEvent.focus(route(free));
      await vi.waitFor(() => expect(region.textContent).toMatch(/missing.*Rule\s\d/));
      await fireEvent.blur(route(free));
    }
    table!.refusal = { rule: "4.1", key: "not-your-turn", arguments: {} };
    expect((await screen.findByRole("alert")).textContent).toContain("It is not your turn.");
  });

  test("from one to the next nothing is taken down; beside them all of it is", async () => {
    sit(rich);
    await fireEvent.pointerEnter(route(several));
    const lifted = document.querySelector(".lifted")!;
    await fireEvent.pointerLeave(route(several));
    await fireEvent.pointerEnter(route(single));
    expect(document.querySelector(".lifted")).toBe(lifted);
    expect(lifted.getAttribute("data-lifted")).toBe(`${single}`);
    await fireEvent.pointerLeave(route(single));
    await vi.waitFor(() => expect(document.querySelector(".lifted")).toBeNull());
  });

  test("a mouse that rests looks at nothing, whatever appears beneath it", async () => {
    sit(rich);
    const here = { clientX: 7, clientY: 9 };
    await fireEvent.pointerDown(document.body, here);
    await fireEvent(route(several), new MouseEvent("pointerenter", here));
    expect(document.querySelector(".lifted")).toBeNull();
    await fireEvent(route(single), new MouseEvent("pointerenter", { ...here, clientX: 8 }));
    expect(document.querySelector(".lifted")).not.toBeNull();
  });

  test("nor does it at a contract or a row of the log, until it moves on them", async () => {
    sit(rich);
    const here = { clientX: 7, clientY: 9, bubbles: true };
    const row = document.querySelector(".log button")!;
    const cases = [
      [document.querySelector(".contracts li button")!, ".locations .end"],
      [row, ".veil.drawn"],
      [route(several), ".lifted"],
    ] as const;
    for (const [thing, answer] of cases) {
      await fireEvent(document.body, new MouseEvent("pointermove", here));
      await fireEvent(thing, new MouseEvent("pointerenter", here));
      await fireEvent(thing, new MouseEvent("pointermove", here)); // as browsers send when something else has moved
      expect(document.querySelector(answer), answer).toBeNull();
      await fireEvent(thing, new MouseEvent("pointermove", { ...here, clientX: 8 }));
      expect(document.querySelector(answer), answer).not.toBeNull();
      await fireEvent(thing, new MouseEvent("pointerleave", here));
      await vi.waitFor(() => expect(document.querySelector(answer), answer).toBeNull());
    }
  });

  test("carts roll onto the spaces of the one that was claimed just now, and stand on all others", async () => {
    let table: TableState | undefined;
    render(Table, { source: new FixtureSource(rich), meet: (met) => (table = met) });
    const lane = rich.view.seats[1]!.routes[0]!;
    expect(document.querySelectorAll(".cart.rolling")).toHaveLength(0);
    table!.stage.rolling = lane;
    await tick();
    expect(route(lane).querySelectorAll(".cart.rolling")).toHaveLength(ROUTES[lane]!.length);
    expect(document.querySelectorAll(".cart.rolling")).toHaveLength(ROUTES[lane]!.length);
  });

  test("looking at one changes none of the routes", async () => {
    sit(rich);
    const sheet = document.querySelector("svg.routes")!;
    const before = sheet.innerHTML;
    await fireEvent.pointerEnter(route(several));
    expect(document.querySelector(".veil.drawn")).not.toBeNull();
    expect(sheet.innerHTML).toBe(before);
  });

  test("a click on a route with several payments offers them, thriftiest first; a choice acts", async () => {
    const source = sit(rich);
    await fireEvent.click(route(several));
    const ways = within(await screen.findByRole("group", { name: "Ways to pay" })).getAllByRole("button");
    expect(ways).toHaveLength(waysOf(rich, several).length);
    await fireEvent.click(ways[1]);
    expect(source.acted).toHaveLength(1);
    expect(waysOf(rich, several)).toContain(source.acted[0]);
  });

  test("the payments open on the board, each in words", async () => {
    sit(rich);
    await fireEvent.click(route(several));
    const panel = await screen.findByRole("dialog");
    expect(panel.closest("section")!.getAttribute("aria-label")).toBe("The board");
    expect(panel.parentElement!.classList.contains("board")).toBe(true);
    const [first] = within(panel).getAllByRole("button", { pressed: false });
    expect(first.textContent).toMatch(/\d \w+/);
    expect(document.activeElement).toBe(first);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("who does not want to be asked pays the best way at once", async () => {
    settings.askPayment = false;
    const sure = payable.find((id) => waysOf(rich, id).length > 1 && new Set(waysOf(rich, id).map(colourOf).filter((colour) => colour < 6)).size === 1)!;
    const source = sit(rich);
    await fireEvent.click(route(sure));
    const fewest = Math.min(...waysOf(rich, sure).map((number) => CLAIMS[number - FIRST_CLAIM][3]));
    expect(source.acted).toHaveLength(1);
    expect(CLAIMS[source.acted[0] - FIRST_CLAIM].slice(0, 1)).toEqual([sure]);
    expect(CLAIMS[source.acted[0] - FIRST_CLAIM][3]).toBe(fewest);
  });

  test("Enter on a route with one payment claims it", async () => {
    const source = sit(rich);
    if (single === undefined) throw new Error("the fixture has no such route");
    await fireEvent.keyDown(route(single), { key: "Enter" });
    expect(source.acted).toEqual(waysOf(rich, single));
  });

  test("others tell the rule that forbids them", async () => {
    sit(rich);
    const taken = rich.view.seats[1].routes[0];
    await fireEvent.focus(route(taken));
    expect(await screen.findAllByText(/already holds this route/)).toHaveLength(1);
    expect(screen.getByText("Rule 5.4")).toBeTruthy();
  });

  test("one's own say whose they are, and refuse nothing", async () => {
    sit(rich);
    await fireEvent.focus(route(rich.view.seats[0].routes[0]));
    expect(await screen.findAllByText("Yours.")).toBeTruthy();
    expect(screen.queryByText(/already hold this route/)).toBeNull();
  });

  test("phantom carts stand on every space of the route one looks at", async () => {
    sit(rich);
    await fireEvent.focus(route(several));
    expect(document.querySelectorAll(".phantom")).toHaveLength(CLAIMS[waysOf(rich, several)[0] - FIRST_CLAIM].slice(2).reduce((a, b) => a + b));
    await fireEvent.blur(route(several));
    expect(document.querySelectorAll(".phantom")).toHaveLength(0);
  });

  test("arrows lead from route to route, one stop for Tab", async () => {
    sit(rich);
    route(2).focus();
    await fireEvent.keyDown(route(2), { key: "ArrowDown" });
    expect(document.activeElement).not.toBe(route(2));
    expect(document.querySelectorAll("[data-route][tabindex='0']")).toHaveLength(1);
  });
});

describe("cards", () => {
  test("a market card is taken by a click, the deck by a key", async () => {
    const source = sit(rich);
    await fireEvent.click(screen.getByRole("button", { name: `Market card 2: ${rich.view.market[1]}` }));
    await fireEvent.keyDown(document.body, { key: "d" });
    expect(source.acted.map((number) => ACTIONS[number])).toEqual(["draw market 2", "draw deck"]);
  });

  test("the market is a framed stall with its name, the hand counts without riddles", () => {
    sit(rich);
    const stall = screen.getByRole("heading", { name: "Market" }).parentElement!;
    expect(stall.querySelectorAll(".slot")).toHaveLength(5);
    expect(stall.querySelector(".pile")).toBeNull();
    const notes = [...document.querySelectorAll(".hand .notes")].map((note) => note.textContent!.trim());
    expect(notes.every((note) => /^\d*$/.test(note))).toBe(true);
    expect(document.querySelectorAll(".hand li.wild")).toHaveLength(1);
  });

  test("the hand shows every colour with its number", () => {
    sit(rich);
    const hand = within(screen.getByRole("region", { name: "Your cards" }));
    for (const [card, count] of Object.entries(rich.view.hand)) {
      expect(hand.getByText(new RegExp(`^${card}: ${count}`))).toBeTruthy();
    }
  });
});

describe("mistakes", () => {
  test("who wants it confirms everything: cards, contracts and routes", async () => {
    settings.confirmAll = true;
    const source = sit(rich);
    await fireEvent.click(document.querySelector(".slot")!);
    expect(await screen.findByText(`Take this card: ${rich.view.market[0]}?`)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(source.acted).toEqual([]);
    await fireEvent.click(document.querySelector(".slot")!);
    await fireEvent.click(await screen.findByRole("button", { name: "Do it" }));
    expect(source.acted).toEqual([0]);
    await fireEvent.keyDown(window, { key: "c" });
    expect(await screen.findByText("Draw contracts?")).toBeTruthy();
    await fireEvent.keyDown(window, { key: "c" });
    expect(ACTIONS[source.acted[1]]).toBe("contracts");
    await fireEvent.click(route(several));
    await fireEvent.click(await screen.findByRole("button", { name: /^Claim it/ }));
    expect(waysOf(rich, several)).toContain(source.acted[2]);
  });

  test("keeping contracts is confirmed on its own button", async () => {
    settings.confirmAll = true;
    const source = sit(GAMES[4][0]);
    await fireEvent.click(screen.getByRole("button", { name: "Keep both" }));
    expect(source.acted).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Sure? Keep both" }));
    expect(ACTIONS[source.acted[0]]).toBe("keep both");
  });

  test("a double tap takes one card, not the one turned up after it", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    const source = sit(rich);
    const [first, second] = document.querySelectorAll(".slot");
    await fireEvent.click(first);
    clock.mockReturnValue(1350);
    await fireEvent.click(first);
    expect(source.acted).toEqual([0]);
    await fireEvent.click(second);
    expect(source.acted).toEqual([0, 1]);
    clock.mockReturnValue(2000);
    await fireEvent.click(second);
    expect(source.acted).toEqual([0, 1, 1]);
    clock.mockRestore();
  });

  test("a tap does not take what a sweep has just brought under the finger", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    const source = sit(rich);
    const [kept, ...others] = rich.view.market;
    const market = [kept, ...others.map((card) => (card === "red" ? "blue" : "red"))];
    source.send({ ...rich, events: [], view: { ...rich.view, market } as typeof rich.view });
    const [first, second] = document.querySelectorAll(".slot");
    await vi.waitFor(() => expect(second.getAttribute("aria-label")).toContain(market[1]!));
    clock.mockReturnValue(1500);
    await fireEvent.click(second);
    expect(source.acted).toEqual([]);
    await fireEvent.click(first); // has not changed
    expect(source.acted).toEqual([0]);
    clock.mockReturnValue(1700);
    await fireEvent.click(second);
    expect(source.acted).toEqual([0, 1]);
    clock.mockRestore();
  });

  test("a claim that begins the last round is asked about, and says so", async () => {
    const seats = rich.view.seats.map((seat) => ({ ...seat, carts: ROUTES[single].length }));
    const source = sit({ ...rich, view: { ...rich.view, seats } });
    await fireEvent.click(route(single));
    const yes = await screen.findByRole("button", { name: /^Claim it/ });
    expect(screen.getByRole("alert").textContent).toContain("Starts the last round.");
    expect(source.acted).toEqual([]);
    await fireEvent.click(yes);
    expect(source.acted).toEqual(waysOf(rich, single));
  });
});

describe("a board that was looked at closely", () => {
  const whole = () => screen.queryByRole("button", { name: "The whole board" });
  const offer = GAMES[4][0]!.view.offer.filter(({ id }) => !rich.view.contracts.some((each) => each.id === id));

  test.each([
    ["contracts are offered", { ...rich, view: { ...rich.view, offer } }],
    ["the points are counted", GAMES[3][6]!],
  ])("is seen as a whole when %s, and may be enlarged again", async (_, next) => {
    const source = sit(rich);
    await fireEvent.keyDown(window, { key: "+" });
    expect(whole()).toBeTruthy();
    source.send({ ...rich, events: [] });
    await tick();
    expect(whole()).toBeTruthy();
    source.send({ ...next, events: [] });
    await vi.waitFor(() => expect(whole()).toBeNull());
    await fireEvent.keyDown(window, { key: "+" });
    expect(whole()).toBeTruthy();
  });
});

describe("contracts on offer", () => {
  const setup = GAMES[4][0];

  test("both are kept unless one is put aside", async () => {
    const source = sit(setup);
    await fireEvent.click(screen.getByRole("button", { name: "Keep both" }));
    expect(ACTIONS[source.acted[0]]).toBe("keep both");
  });

  test("one that can no longer be completed is put aside from the start; where none can, both are kept", () => {
    const [first] = setup.view.offer;
    const way = new Set(cheapestPath(first!.a, first!.b, new Set(), new Set(ROUTES.map(({ id }) => id)))!.missing);
    sit({ ...setup, view: { ...setup.view, closed: ROUTES.map(({ id }) => id).filter((id) => !way.has(id)) } });
    expect(screen.getByRole("button", { name: "Keep this one" })).toBeTruthy();
    cleanup();
    sit({ ...setup, view: { ...setup.view, closed: ROUTES.map(({ id }) => id) } });
    expect(screen.getByRole("button", { name: "Keep both" })).toBeTruthy();
  });

  test("one put aside, the other is kept; none cannot be", async () => {
    const source = sit(setup);
    const [first, second] = setup.view.offer.map(({ points }) =>
      screen.getAllByRole("button").find((button) => button.textContent?.includes(`${points} points`) && button.hasAttribute("aria-pressed"))!,
    );
    await fireEvent.click(first);
    await fireEvent.click(second);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Choose at least one" }).disabled).toBe(true);
    await fireEvent.click(second);
    await fireEvent.click(screen.getByRole("button", { name: "Keep this one" }));
    expect(ACTIONS[source.acted[0]]).toBe("keep 2");
  });

  test("the one put back looks put back, the other kept, in words and by its mark; pressed again it is kept, too", async () => {
    sit(setup);
    const cards = [...document.querySelectorAll<HTMLElement>(".dock button[aria-pressed]")];
    const looks = (): string[] => cards.map((card) => `${card.matches(".returned") ? "struck out" : "whole"}: ${card.querySelector(".verdict")!.textContent}`);
    expect(looks()).toEqual(["whole: Keep", "whole: Keep"]);
    await fireEvent.click(cards[1]!);
    expect(looks()).toEqual(["whole: Keep", "struck out: Put back"]);
    expect(cards.map((card) => card.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    await fireEvent.click(cards[1]!);
    expect(looks()).toEqual(["whole: Keep", "whole: Keep"]);
  });

  test("they stand in the order of their letters, also for the keys, and keep their letters", async () => {
    const [offered, kept] = GAMES[3];
    expect(offered!.view.offer[0]!.id).toBeGreaterThan(offered!.view.offer[1]!.id);
    const source = sit(offered!, [kept!]);
    const letters = (): (string | null)[] => [...document.querySelectorAll(".mark")].map((mark) => mark.textContent);
    const ends = (): (string | null)[] => [...document.querySelectorAll(".mark + .ends")].map((each) => each.textContent);
    const before = ends();
    expect(letters()).toEqual(["A", "B"]);
    await fireEvent.keyDown(window, { key: "1" });
    expect(ACTIONS[source.acted[0]]).toBe("keep 2");
    await vi.waitFor(() => expect(ends()).toEqual(before));
    expect(letters()).toEqual(["A", "B"]);
  });

  test("both are lit on the board", () => {
    sit(setup);
    expect(document.querySelectorAll(".locations .end")).toHaveLength(new Set(setup.view.offer.flatMap(({ a, b }) => [a, b])).size);
  });

  test("where nobody can choose, as in a replay, they are shown all the same", () => {
    sit({ ...setup, legal: [] });
    expect(document.querySelectorAll(".dock button[aria-pressed]")).toHaveLength(setup.view.offer.length);
    expect(screen.queryByRole("button", { name: /^Keep/ })).toBeNull();
  });

  test("a replay names everybody who still chooses, also the seat whose hand it shows", () => {
    render(Table, { source: Object.assign(new FixtureSource({ ...setup, legal: [], history: [] }), { isReplay: true }) });
    const line = document.querySelector(".status")!.textContent;
    for (const { name } of setup.seats) expect(line).toContain(name);
  });
});

describe("a colour of one's hand", () => {
  const hand = { ...rich.view.hand };
  const green = (): HTMLElement => screen.getByRole("button", { name: /^green/ });
  const lit = (): number[] => [...document.querySelectorAll<HTMLElement>("[data-route].lit")].map((each) => Number(each.dataset["route"]));
  const paid = (moment: typeof rich): number[] => payable.filter((id) => waysOf(moment, id).some((claim) => colourOf(claim) === COLOURS.indexOf("green")));

  test("pressed, it lights what it pays for, with wilds, and dims the rest; pressed again or with Escape no more", async () => {
    sit(rich);
    await fireEvent.click(green());
    expect(green().getAttribute("aria-pressed")).toBe("true");
    expect(lit()).toEqual(paid(rich));
    expect(document.querySelectorAll("[data-route].dimmed")).toHaveLength(ROUTES.length - lit().length);
    const said = `${hand.green} green and ${hand.wild} wild: enough for ${lit().length} routes.`;
    expect(document.querySelector(".dock")!.textContent).toContain(said);
    expect(screen.getByRole("log").textContent).toContain(said);
    await fireEvent.click(green());
    expect(lit()).toEqual([]);
    await fireEvent.click(green());
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(lit()).toEqual([]);
    expect(green().getAttribute("aria-pressed")).toBe("false");
  });

  test("is what the next route is paid with", async () => {
    const source = sit(rich);
    const gray = paid(rich).find((id) => ROUTES[id].colour === "gray" && waysOf(rich, id).some((claim) => colourOf(claim) !== COLOURS.indexOf("green")))!;
    settings.askPayment = false;
    await fireEvent.click(green());
    await fireEvent.click(route(gray));
    await vi.waitFor(() => expect(source.acted.map(colourOf)).toEqual([COLOURS.indexOf("green")]));
    expect(lit()).toEqual([]);
  });

  test("says what it would pay for while others have their turn", async () => {
    sit({ ...rich, legal: [] });
    await fireEvent.click(green());
    expect(lit()).toEqual(paid(rich));
  });

  test("of which one has none cannot be pressed", () => {
    sit(rich);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^black: none/ }).disabled).toBe(true);
  });
});
