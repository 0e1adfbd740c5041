import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Hint } from "../game/coach.ts";
import { ACTIONS, CLAIMS, FIRST_CLAIM } from "../generated/facts.ts";
import { setLanguage } from "../i18n/i18n.svelte.ts";
import { loadOnlooker } from "../local/loading.ts";
import { settings } from "../settings.svelte.ts";
import type { Moment } from "../game/source.ts";
import { ROUTES } from "./model/board.ts";
import { FixtureSource, GAMES } from "./demo/fixtures.ts";
// Panels that load when they are wanted are here already, however slow the machine is.
import "./panels/Command.svelte";
import "./ending/Final.svelte";
import "./panels/Places.svelte";
import Table from "./Table.svelte";

beforeAll(loadOnlooker);
beforeEach(async () => {
  await setLanguage("en");
  settings.speed = 0;
  settings.confirmAll = false;
  settings.askPayment = true;
  settings.hint = 3;
});
afterEach(cleanup);

function sit(moment: Moment, next: readonly Moment[] = []): FixtureSource {
  const source = new FixtureSource(moment, next);
  render(Table, { source });
  return source;
}

function route(id: number): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-route="${id}"]`)!;
}

function waysOf(moment: Moment, id: number): number[] {
  return moment.legal.filter((number) => number >= FIRST_CLAIM && CLAIMS[number - FIRST_CLAIM][0] === id);
}

const colourOf = (claim: number): number => CLAIMS[claim - FIRST_CLAIM][1];
const rich = GAMES[3][5];
const payable = [...new Set(rich.legal.filter((n) => n >= FIRST_CLAIM).map((n) => CLAIMS[n - FIRST_CLAIM][0]))];
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
  test("exactly those that can be paid for are lit, and say so", () => {
    sit(rich);
    const lit = [...document.querySelectorAll<HTMLElement>("[data-route].payable")];
    expect(lit.map((mark) => Number(mark.dataset["route"])).sort()).toEqual([...payable].sort());
    expect(route(several).getAttribute("aria-label")).toContain("You can claim it.");
  });

  test("a strong light is only where a claim helps a contract, brings merchandise or ends the game", () => {
    const contracts = rich.view.contracts.map((each) => ({ ...each, completed: true }));
    sit({ ...rich, view: { ...rich.view, contracts, merchandise_left: 0 } });
    expect(document.querySelectorAll("[data-route].useful")).toHaveLength(0);
    expect(document.querySelectorAll("[data-route] .tick")).toHaveLength(payable.length);
    cleanup();
    sit({ ...rich, view: { ...rich.view, contracts } });
    const lit = [...document.querySelectorAll<HTMLElement>("[data-route].useful")].map((mark) => Number(mark.dataset["route"]));
    expect(lit.sort()).toEqual(payable.filter((id) => ROUTES[id].carts).sort());
  });

  test("looking at one dims the board and says what is missing: beside it, in the dock, above the hand", async () => {
    const blue = ROUTES.find(({ id, colour, length }) => colour === "blue" && length === 3 && rich.view.seats.every((seat) => !seat.routes.includes(id)))!;
    const legal = rich.legal.filter((n) => n < FIRST_CLAIM || CLAIMS[n - FIRST_CLAIM][0] !== blue.id);
    sit({ ...rich, legal, view: { ...rich.view, hand: { blue: 1 } } });
    expect(document.querySelector(".veil.drawn")).toBeNull();
    await fireEvent.focus(route(blue.id));
    expect(await screen.findAllByText(/2 blue missing/)).toHaveLength(3);
    expect(document.querySelector(".veil.drawn")).not.toBeNull();
    expect(document.querySelector(`use[href="#route-${blue.id}"]`)).not.toBeNull();
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
    const panel = screen.getByRole("dialog");
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
    expect(await screen.findAllByText(/already holds this route/)).toHaveLength(2);
    expect(screen.getByText("5.4")).toBeTruthy();
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
    expect(screen.getByText(`Take this card: ${rich.view.market[0]}?`)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Never mind" }));
    expect(source.acted).toEqual([]);
    await fireEvent.click(document.querySelector(".slot")!);
    await fireEvent.click(screen.getByRole("button", { name: "Do it" }));
    expect(source.acted).toEqual([0]);
    await fireEvent.keyDown(window, { key: "c" });
    expect(screen.getByText("Draw contracts?")).toBeTruthy();
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
    clock.mockReturnValue(1800);
    await fireEvent.click(second);
    expect(source.acted).toEqual([0, 1, 1]);
    clock.mockRestore();
  });
});

describe("contracts on offer", () => {
  const setup = GAMES[4][0];

  test("both are kept unless one is put aside", async () => {
    const source = sit(setup);
    await fireEvent.click(screen.getByRole("button", { name: "Keep both" }));
    expect(ACTIONS[source.acted[0]]).toBe("keep both");
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

  test("both are lit on the board", () => {
    sit(setup);
    expect(document.querySelectorAll(".locations .end")).toHaveLength(new Set(setup.view.offer.flatMap(({ a, b }) => [a, b])).size);
  });

  test("where nobody can choose, as in a replay, they are shown all the same", () => {
    sit({ ...setup, legal: [] });
    expect(document.querySelectorAll(".dock button[aria-pressed]")).toHaveLength(setup.view.offer.length);
    expect(screen.queryByRole("button", { name: /^Keep/ })).toBeNull();
  });
});

describe("what happens", () => {
  test("the next moment is shown and said politely", async () => {
    const source = sit(GAMES[4][1], GAMES[4].slice(2));
    await fireEvent.keyDown(document.body, { key: "d" });
    const { history, events } = GAMES[4][2];
    await waitFor(() => expect(document.querySelectorAll(".log li")).toHaveLength(history.length));
    expect(source.moment).toBe(GAMES[4][2]);
    const said = () => [...screen.getByRole("log").children].map((each) => each.textContent);
    const turned = events.filter((event) => event.turned?.length).length;
    await waitFor(() => expect(said()).toHaveLength(events.length + turned + 1));
    expect(said().join(" ")).toContain("Grietje");
    expect(turned).toBeGreaterThan(0);
    expect(said().filter((text) => text?.startsWith("Turned up: "))).toHaveLength(turned);
    expect(said().at(-1)).toBe("Your turn: draw two cards, claim a route, or draw contracts.");
  });

  test("claimed routes carry one cart a space", () => {
    const moment = GAMES[4][5];
    sit(moment);
    for (const seat of moment.view.seats) {
      for (const id of seat.routes) expect(route(id).querySelectorAll(".cart").length).toBeGreaterThan(0);
    }
    expect(document.querySelectorAll("[data-route].taken")).toHaveLength(moment.view.seats.flatMap((seat) => seat.routes).length);
  });

  test("the last round is announced", () => {
    const { view } = rich;
    sit({ ...rich, view: { ...view, turns_left: 2 } });
    expect(screen.getAllByText(/The last round: 2 turns to go/).length).toBeGreaterThan(0);
  });

  test("the end: every line, the totals, the winner and why", async () => {
    const last = GAMES[4][6];
    sit(last);
    const final = within(await screen.findByRole("region", { name: "Final scoring" }));
    for (const score of last.outcome!.scores) expect(final.getAllByText(String(score.total)).length).toBeGreaterThan(0);
    expect(document.querySelectorAll(".final li.contract")).toHaveLength(last.outcome!.scores.flatMap((score) => score.contracts).length);
    expect(final.getByRole("heading", { level: 2 }).textContent).toBe("Pieter wins by 6 points.");
    expect(final.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual(["Pieter", "Cornelis", "Saskia", "Grietje"]);
    expect(final.getByText("Place 3, 11 points behind.")).toBeTruthy();
  });

  test("the winner is told so, and a tie says what decided it", async () => {
    const last = GAMES[2][6];
    sit(last);
    expect(await screen.findByRole("heading", { name: "You win by 8 points!" })).toBeTruthy();
    cleanup();
    const scores = last.outcome!.scores.map((score) => ({ ...score, total: 25 }));
    sit({ ...last, outcome: { ...last.outcome!, scores, decided_by: "contracts" } });
    expect(await screen.findByRole("heading", { name: "You win: level on points, but with more contracts completed." })).toBeTruthy();
    cleanup();
    sit({ ...last, outcome: { ...last.outcome!, scores, decided_by: "shared", winners: [0, 1] } });
    expect(await screen.findByRole("heading", { name: "A shared victory: Saskia and Pieter." })).toBeTruthy();
  });

  test("a marker below zero waits at the start and says how far below", () => {
    const { view } = rich;
    const at = (score: number): { spot: string; said: string } => {
      cleanup();
      sit({ ...rich, view: { ...view, seats: view.seats.map((seat) => ({ ...seat, score: seat.seat ? 30 : score })) } });
      const marker = document.querySelector("g[data-marker='0']")!;
      return { spot: marker.getAttribute("transform")!, said: marker.textContent!.trim() };
    };
    expect(at(0).said).toBe("");
    expect(at(-20)).toEqual({ spot: at(0).spot, said: "−20" });
    expect(at(30).spot).not.toBe(at(0).spot);
  });
});

describe("everyone", () => {
  test("the board is a list of locations with their routes", async () => {
    sit(rich);
    await fireEvent.keyDown(document.body, { key: "p" });
    const list = within(await screen.findByRole("region", { name: "The board as a list" }));
    expect(list.getAllByRole("heading", { level: 3 })).toHaveLength(17);
    expect(list.getAllByRole("button")).toHaveLength(88);
  });

  test("typed moves act, and say what is wrong", async () => {
    const source = sit(rich);
    await fireEvent.keyDown(document.body, { key: "/" });
    const field = await screen.findByLabelText<HTMLInputElement>("What to do");
    await fireEvent.input(field, { target: { value: "claim dam jordaan" } });
    await fireEvent.submit(field.form!);
    expect(await screen.findByText("No route joins these: dam jordaan.")).toBeTruthy();
    await fireEvent.input(field, { target: { value: "draw 3" } });
    await fireEvent.submit(field.form!);
    expect(ACTIONS[source.acted[0]]).toBe("draw market 3");
  });

  test("single keys can be turned off", async () => {
    settings.keys = false;
    const source = sit(rich);
    await fireEvent.keyDown(document.body, { key: "d" });
    settings.keys = true;
    expect(source.acted).toEqual([]);
    await fireEvent.keyDown(document.body, { key: "d" });
    expect(source.acted).toHaveLength(1);
  });

  test("a spectator sees no hand and can do nothing", () => {
    const view = { ...rich.view, viewer: null, hand: {}, contracts: [], offer: [] };
    sit({ ...rich, view, legal: [] });
    expect(screen.queryByRole("region", { name: "Your cards" })).toBeNull();
    expect(document.querySelectorAll(".can, .payable")).toHaveLength(0);
  });
});

describe("whose turn and what happened", () => {
  const line = (): string => document.querySelector(".status")!.textContent!;
  const waiting = { ...rich, legal: [] };

  test("while one waits the line never names the viewer", () => {
    for (const phase of ["setup", "turn", "second", "offer"] as const) {
      const seats = rich.view.seats.map((seat) => ({ ...seat, offered: phase === "setup" ? 2 : 0 }));
      sit({ ...waiting, view: { ...rich.view, phase, seats, to_move: 1, contracts: [], offer: rich.view.contracts } });
      expect(line()).toContain("Pieter");
      expect(line()).not.toContain("Saskia");
      cleanup();
    }
    sit({ ...waiting, view: { ...rich.view, to_move: 0 } });
    expect(line()).toBe("The game is paused.");
  });

  test("what the others did since is told a line a seat, their claims are outlined", () => {
    sit(rich);
    const last = rich.history.findLastIndex((event) => event.seat === 0);
    const later = rich.history.slice(last + 1);
    expect(screen.getByRole("list", { name: "Since your turn" }).querySelectorAll("li")).toHaveLength(new Set(later.map((event) => event.seat)).size);
    expect(document.querySelectorAll("[data-route] .fresh")).toHaveLength(later.filter((event) => event.action.startsWith("claim")).length);
  });

  test("the row of a claim lights its route", async () => {
    sit(rich);
    const [row] = screen.getAllByRole("button", { name: /claims? .*point/ });
    await fireEvent.pointerEnter(row);
    expect(document.querySelector(".veil.drawn")).not.toBeNull();
    await fireEvent.pointerLeave(row);
    expect(document.querySelector(".veil.drawn")).toBeNull();
  });
});

test("a tooltip tells what was seen; what can be worked out only to those who count cards", () => {
  const seats = rich.view.seats.map((each) => (each.seat === 1 ? { ...each, cards: 2, known: { red: 1, blue: 1 } } : each));
  const history = [{ seat: 1, action: "draw market red" }];
  const told = (): string => document.querySelector('[data-anchor="seat-1"] .count:nth-child(2)')!.getAttribute("title")!;
  sit({ ...rich, history, view: { ...rich.view, seats } });
  expect(told()).toBe("2 cards in hand; taken openly: 1 red");
  cleanup();
  settings.counter = true;
  sit({ ...rich, history, view: { ...rich.view, seats } });
  expect(told()).toBe("2 cards in hand; taken openly: 1 red; can be worked out: 1 blue");
  settings.counter = false;
});

describe("taking back", () => {
  test("is offered only where it is possible, by a button and by a key", async () => {
    const source = sit({ ...rich, undo: false });
    expect(screen.queryByText("Take back")).toBeNull();
    await fireEvent.keyDown(window, { key: "u" });
    expect(source.undone).toBe(0);
    source.send({ ...rich, events: [], undo: true });
    await fireEvent.click(await screen.findByText("Take back"));
    expect(source.undone).toBe(1);
    source.send({ ...rich, events: [], undo: true });
    await screen.findByText("Take back");
    await fireEvent.keyDown(window, { key: "u" });
    expect(source.undone).toBe(2);
  });
});

test("what was refused is forgotten once something has happened", async () => {
  const [first, second] = GAMES[3];
  const source = sit({ ...first, view: { ...first.view, offer: [] }, legal: [] });
  await fireEvent.click(document.querySelector(".slot")!);
  await screen.findByText("The game is paused.");
  source.send(second);
  await waitFor(() => expect(screen.queryByText("The game is paused.")).toBeNull());
});

describe("the coach", () => {
  const claim = rich.legal.find((number) => number >= FIRST_CLAIM)!;
  const lane = CLAIMS[claim - FIRST_CLAIM][0];
  const numbers = { contract: -1, other: -1, card: -1, rival: -1, ender: -1, route: lane, points: 2 };
  const hint: Hint = { action: claim, kind: "claim", thought: "points", reason: "points", note: "none", told: numbers };

  test("is not there where the source has none", () => {
    sit(rich);
    expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  });

  test("one press gives the action, its reason, the lit route, and a button that does it", async () => {
    const source = Object.assign(new FixtureSource(rich, [GAMES[3][6]]), { hint: () => Promise.resolve(hint) });
    render(Table, { source });
    await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
    const card = await screen.findByRole("region", { name: "The coach" });
    await within(card).findByText(/Claim .+ – .+ with /);
    expect(card.textContent).toContain("It brings 2 points at once");
    expect(document.querySelector("g.advised")).toBe(route(lane));
    expect(card.closest(".contracts, .dock")).toBeNull();
    const doIt = within(card).getByRole("button", { name: "Do it" });
    expect(document.activeElement).toBe(doIt);
    await fireEvent.click(doIt);
    expect(source.acted).toEqual([claim]);
    await waitFor(() => expect(screen.queryByRole("region", { name: "The coach" })).toBeNull());
  });

  test("says more each time where one wants to think, lights the route at last, and goes when something happens", async () => {
    const source = Object.assign(new FixtureSource(rich, [GAMES[3][6]]), { hint: () => Promise.resolve(hint) });
    render(Table, { source });
    settings.hint = 1;
    await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
    const card = await screen.findByRole("region", { name: "The coach" });
    await within(card).findByText(/Routes bring points of their own/);
    expect(document.activeElement).toBe(within(card).getByRole("button", { name: "Tell me more" }));
    await fireEvent.click(document.activeElement!);
    expect(card.textContent).toContain("Claim a route.");
    expect(document.querySelector(".advised")).toBeNull();
    await fireEvent.keyDown(window, { key: "h" });
    expect(card.textContent).toMatch(/Claim .+ – .+ with .*It brings 2 points at once/);
    expect(document.querySelector(".advised")).toBe(route(lane));
    expect(within(card).queryByRole("button", { name: "Tell me more" })).toBeNull();
    await fireEvent.click(route(lane));
    const [way] = document.querySelectorAll<HTMLElement>(".way.advised");
    if (way) await fireEvent.click(way);
    expect(source.acted).toEqual([claim]);
    await waitFor(() => expect(screen.queryByRole("region", { name: "The coach" })).toBeNull());
  });

  test("says so when it cannot come, and Escape sends it away", async () => {
    render(Table, { source: Object.assign(new FixtureSource(rich, []), { hint: () => Promise.resolve(null) }) });
    await fireEvent.keyDown(window, { key: "h" });
    await screen.findByText(/The coach is not on this device yet/);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("region", { name: "The coach" })).toBeNull();
  });
});
