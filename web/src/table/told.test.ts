/** What the table tells: events, turns, the end, what was taken back, the coach. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import type { Hint } from "../game/coach.ts";
import type { View } from "../game/types.ts";
import { CLAIMS, FIRST_CLAIM } from "../generated/facts.ts";
import { ACTIONS } from "../game/board.ts";
import { settings } from "../settings.svelte.ts";
import { FixtureSource, GAMES } from "./demo/fixtures.ts";
import { preparePage, rich, route, sit } from "./demo/sitting.ts";
import { GRAY, ROUTES, routesAt, type Card } from "./model/board.ts";
import { ranked, stepsOf } from "./model/reveal.ts";
import type { TableState } from "./state.svelte.ts";
import { statusText } from "./status.ts";
import Table from "./Table.svelte";
import { cardName, endsOf, routeName } from "./words.ts";

preparePage();

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

  test("the log has lines of their own for sweeps and reshuffles", () => {
    const [first, ...others] = GAMES[4][2].history;
    sit({ ...GAMES[4][2], history: [{ ...first!, sweeps: 1, shuffles: 2 }, ...others.map(({ seat, action }) => ({ seat, action }))] });
    expect(document.querySelectorAll(".log .upset")).toHaveLength(2);
  });

  test("a half of a double is named by its colour where what pays for it does not tell", () => {
    const half = ROUTES.find(({ a, b, colour }) => colour !== GRAY && ROUTES.some((each) => each.a === a && each.b === b && each.colour !== colour && each.colour !== GRAY))!;
    const alone = ROUTES.find(({ id, a, b }) => ROUTES.every((each) => each.id === id || each.a !== a || each.b !== b))!;
    const named = `${endsOf(half)} (${cardName(half.colour)})`;
    expect(routeName(half)).toBe(named);
    expect(routeName(half, { colour: "wild", coloured: 0 })).toBe(named);
    expect(routeName(half, { colour: half.colour as Card, coloured: 1 })).toBe(endsOf(half));
    expect(routeName(alone)).toBe(endsOf(alone));
  });

  test("a pass is told in words since one's last turn", () => {
    const seat = (rich.view.viewer! + 1) % 3;
    sit({ ...rich, history: [...rich.history.filter((event) => event.seat === rich.view.viewer), { seat, action: "pass" }] });
    expect(document.querySelector(".since .deed")!.textContent!.trim()).toBe("Pass");
  });

  test("the points of a claim follow the names in one line of words, also where these need two lines", () => {
    const seat = (rich.view.viewer! + 1) % 3;
    sit({ ...rich, history: [...rich.history.filter((event) => event.seat === rich.view.viewer), { seat, action: ACTIONS[FIRST_CLAIM]! }] });
    const words = document.querySelector(".since .deed .ends")!.parentElement!;
    expect(words.className).not.toContain("deed");
    expect(words.textContent).toMatch(/ \+\d$/);
  });

  test("claimed routes carry one cart a space", () => {
    const moment = GAMES[4][5];
    sit(moment);
    for (const seat of moment.view.seats) {
      for (const id of seat.routes) expect(route(id).querySelectorAll(".cart").length).toBeGreaterThan(0);
    }
    expect(document.querySelectorAll("[data-route].taken")).toHaveLength(moment.view.seats.flatMap((seat) => seat.routes).length);
  });

  test("a replay says what has just been played, not whom it waits for", () => {
    const source = Object.assign(new FixtureSource({ ...rich, legal: [] }), { isReplay: true });
    render(Table, { source });
    const said = document.querySelector(".status")!.textContent;
    expect(said).toBe(document.querySelector(".log li")!.textContent!.trim()); // the newest comes first
  });

  test("the last round is announced, and one's own last turn in the line about the turn", () => {
    const { view } = rich;
    sit({ ...rich, view: { ...view, turns_left: 2 } });
    expect(screen.getAllByText(/The last round: 2 turns to go/).length).toBeGreaterThan(0);
    expect(document.querySelector(".status")!.textContent).toBe("Your last turn: claim a route, for its points or to complete a contract. Cards bring nothing any more.");
    expect(document.querySelector(".banner")).toBeNull(); // it began before anybody looked
    cleanup();
    sit({ ...rich, legal: rich.legal.filter((action) => action < FIRST_CLAIM), view: { ...view, turns_left: 2 } });
    expect(document.querySelector(".status")!.textContent).toMatch(/^Your last turn: you cannot pay for a route\. New contracts bring points only if/);
    cleanup();
    const seats = view.seats.map((seat) => ({ ...seat, carts: 0 }));
    sit({ ...rich, legal: rich.legal.filter((action) => action < FIRST_CLAIM), view: { ...view, seats, turns_left: 2 } });
    expect(document.querySelector(".status")!.textContent).toMatch(/^Your last turn: you have the cards for a route, but too few carts\. New contracts/);
    cleanup();
    sit({ ...rich, view: { ...view, turns_left: 2, phase: "second" } });
    expect(document.querySelector(".status")!.textContent).toBe("Your last turn. Take your second card.");
  });

  test("the line about one's last turn knows what can be paid while events are still being shown", () => {
    const shown = { view: { ...rich.view, turns_left: 2 }, moment: rich, isMine: true, isShowing: true, ways: new Map(), forced: null, can: () => false };
    expect(statusText(shown as unknown as TableState)).toMatch(/^Your last turn: claim a route/);
  });

  test("there is a warning when the last round begins, once", async () => {
    const [before, after] = [GAMES[4][1]!, GAMES[4][2]!];
    const source = sit(before);
    source.send({ ...after, legal: [], events: [], view: { ...after.view, turns_left: 4 } });
    await waitFor(() => expect(document.querySelector(".banner")!.textContent).toContain("The last round begins"));
    source.send({ ...after, legal: [], events: [], view: { ...after.view, turns_left: 3 } });
    await waitFor(() => expect(document.querySelector(".banner")).toBeNull(), { timeout: 20_000 });
    expect(document.querySelector(".status")!.textContent).toMatch(/^The last round: 3 turns to go\. ./);
  });

  describe("a contract whose last way is taken", () => {
    const before = GAMES[3][3]!;
    const cut = routesAt("oost-indisch-huis").map(({ id }) => id);
    const claim = (route: number) => ({ seat: 1, action: ACTIONS[FIRST_CLAIM + CLAIMS.findIndex(([each]) => each === route)]! });
    /** After the other seat has claimed so many of the routes to one end of both contracts. */
    const claimed = (count: number) => {
      const events = cut.slice(0, count).map(claim);
      const seats = before.view.seats.map((seat) => (seat.seat === 1 ? { ...seat, routes: [...seat.routes, ...cut.slice(0, count)] } : seat));
      return { ...before, view: { ...before.view, seats }, history: [...before.history, ...events], events: events.slice(-1) };
    };

    test("says so at once: on its card, since one's turn, in the log and to those who listen", async () => {
      const source = sit(claimed(cut.length - 1));
      const isTold = (): boolean[] => [".contracts .struck", ".since .lost", ".log .lost"].map((place) => document.querySelector(place) !== null);
      expect(isTold()).toEqual([false, false, false]);
      source.send(claimed(cut.length));
      await waitFor(() => expect(isTold()).toEqual([true, true, true]));
      const [card] = document.querySelectorAll(".contracts button");
      expect(card!.textContent).toContain("✗ No path left");
      expect(document.querySelector(".since .lost")!.textContent).toContain("A ✗ No path left");
      const news = "Your contract A, Jordaan – Oost-Indisch Huis, can no longer be completed.";
      expect(document.querySelector(".log li")!.textContent).toBe(news);
      expect(screen.getByRole("log").textContent).toContain(news);
    });

    test("stands in the log beside the claim that took it, however long ago", () => {
      const later = claimed(cut.length);
      const pass = { seat: 0, action: "pass" };
      sit({ ...later, history: [...later.history, pass], events: [] });
      const rows = [...document.querySelectorAll(".log li")];
      expect(rows.findIndex((row) => row.matches(".lost"))).toBe(1);
      expect(document.querySelector(".since .lost")).toBeNull();
    });

    test.each([[25, true], [1, false]])("guides nobody any more: with %i carts there are lines, frames and needed cards: %s", async (carts, guides) => {
      const seats = rich.view.seats.map((seat) => ({ ...seat, routes: [], carts }));
      const contracts = [{ ...before.view.contracts[0]!, completed: false }];
      sit({ ...rich, view: { ...rich.view, contracts, seats, merchandise_left: 0, turns_left: carts > 2 ? null : rich.view.players } });
      await fireEvent.click(document.querySelector(".contracts button")!);
      const found = ["[data-way]", "[data-route].useful", ".board .missing"].map((each) => document.querySelector(each) !== null);
      expect(found).toEqual([guides, guides, guides]);
      expect(document.querySelector(".hand")!.textContent!.includes("still need")).toBe(guides);
      expect(document.querySelectorAll("[data-flag].lost")).toHaveLength(guides ? 0 : 2);
    });

    test("is lost, too, where the way takes more carts than are left", () => {
      const seats = before.view.seats.map((seat) => (seat.seat === 0 ? { ...seat, carts: 2 } : seat));
      sit({ ...before, view: { ...before.view, seats } });
      expect(document.querySelector(".contracts button")!.textContent).toContain("✗ Too few carts: 3 needed");
    });
  });

  test("a completed contract is drawn on the board, its card is sealed, and it is said once", async () => {
    const heard: string[] = [];
    const source = sit(GAMES[3][3]!);
    const log = screen.getByRole("log");
    const watch = new MutationObserver((changes) => heard.push(...changes.flatMap((each) => [...each.addedNodes].map((node) => node.textContent!))));
    watch.observe(log, { childList: true });
    const after = GAMES[3][4]!;
    source.send({ ...after, events: [], legal: [] });
    await waitFor(() => expect(document.querySelector(".reveal .points")!.textContent).toContain("+7"));
    expect(document.querySelector(".contracts .fresh")!.textContent).toContain("Jordaan – Oost-Indisch Huis");
    const more = { seat: 1, action: "pass" };
    source.send({ ...after, legal: [], events: [more], history: [...after.history, more] }); // it blocks nothing
    await waitFor(() => expect(document.querySelector(".log li")!.textContent).toContain("Pieter passes."));
    await waitFor(() => expect(document.querySelector(".reveal .points")!.textContent).toContain("+4"), { timeout: 20_000 });
    await waitFor(() => expect(document.querySelector(".reveal, .contracts .fresh")).toBeNull(), { timeout: 20_000 });
    watch.disconnect();
    expect(heard.filter((text) => text.startsWith("Contract completed: Jordaan"))).toHaveLength(1);
  });

  test("each seat tells what its merchandise would bring now, the board what each place brings", () => {
    sit(rich);
    const goods = [...document.querySelectorAll(".seats .count:nth-child(4)")].map((each) => each.getAttribute("title"));
    expect(goods).toEqual([
      "one merchandise card: 5 bonus points if the game ended now",
      "one merchandise card: 5 bonus points if the game ended now",
      "5 merchandise cards: 8 bonus points if the game ended now",
    ]);
    expect([...document.querySelectorAll(".seats .count i")].map((each) => each.textContent)).toEqual(["+5", "+5", "+8"]);
    expect([...document.querySelectorAll(".bonuses text")].map((each) => each.textContent)).toEqual(["8", "5", "2"]);
    expect(screen.getByRole("img", { name: /^9 merchandise cards left\. Bonus at the end, from most to fewest: 8, 5, 2$/ })).toBeTruthy();
  });

  test("the end: every line, the totals, the winner and why", async () => {
    const last = GAMES[4][6];
    sit(last);
    const final = within(await screen.findByRole("region", { name: "Final scoring" }));
    for (const score of last.outcome!.scores) expect(final.getAllByText(String(score.total)).length).toBeGreaterThan(0);
    expect(document.querySelectorAll(".final li.contract")).toHaveLength(last.outcome!.scores.flatMap((score) => score.contracts).length);
    expect(final.getByRole("heading", { level: 2 }).textContent).toBe("Pieter wins by 6 points.");
    expect(final.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual(["Pieter", "Cornelis", "Saskia", "Grietje"]);
    expect(final.getByText("You: place 3, 11 points behind.")).toBeTruthy();
  });

  const said = (): (string | null)[] => [...screen.getByRole("log").children].map((each) => each.textContent);

  test("every line is said as it is counted, then the verdict and all totals", async () => {
    settings.speed = 2;
    const last = GAMES[2][6];
    sit(GAMES[2][5], [last]);
    await fireEvent.keyDown(document.body, { key: "d" });
    const heard: (string | null)[][] = [];
    const steps = stepsOf(last.outcome!).length;
    const isCounted = (line: string | null): boolean => /^(Saskia|Pieter): /.test(line ?? "");
    await vi.waitFor(() => {
      heard.push(said().filter(isCounted));
      expect(heard.at(-1)).toHaveLength(steps + 2);
    }, { timeout: 30_000 });
    expect(heard.some((lines) => lines.length > 0 && lines.length < steps)).toBe(true);
    const lines = heard.at(-1)!;
    for (const before of heard) expect(lines.slice(0, before.length)).toEqual(before);
    const [routes] = stepsOf(last.outcome!);
    expect(lines[0]).toBe(`Saskia: ${routes!.kind === "routes" && routes!.count} routes, ${routes!.points} points`);
    expect(lines.filter((line) => line!.includes(", Completed, "))).toHaveLength(last.outcome!.scores.flatMap((score) => score.contracts.filter((each) => each.completed)).length);
    expect(lines.filter((line) => /: (No m|M)erchandise/.test(line!))).toHaveLength(2);
    expect(lines.slice(-2)).toEqual(ranked(last.outcome!).map(({ seat, total }) => `${last.seats[seat]!.name}: ${total} points`));
    expect(said().at(-3)).toBe("You win by 8 points!");
  });

  test("who skips the counting hears the verdict first; who comes later hears nothing of it", async () => {
    sit(GAMES[2][5], [GAMES[2][6]]);
    await fireEvent.keyDown(document.body, { key: "d" });
    await vi.waitFor(() => expect(said()).toContain("You win by 8 points!"));
    expect(said().indexOf("You win by 8 points!")).toBeLessThan(said().findIndex((line) => line!.includes("routes, ")));
    cleanup();
    sit(GAMES[2][6]);
    await screen.findByRole("heading", { name: "You win by 8 points!" });
    expect(said()).toEqual([]);
  });

  test("of two players the one behind is not told the difference twice", async () => {
    const last = GAMES[2][6];
    sit({ ...last, view: { ...last.view, viewer: 1 - last.outcome!.winners[0]! } });
    expect((await screen.findByRole("heading", { name: /wins by 8 points\.$/ })).nextElementSibling).toBeNull();
  });

  test("an end that came before anybody looked is not counted up once more", async () => {
    settings.speed = 1;
    sit(GAMES[2][6]);
    expect(await screen.findByRole("heading", { name: "You win by 8 points!" })).toBeTruthy();
    cleanup();
    sit(GAMES[2][5], [GAMES[2][6]]);
    await fireEvent.keyDown(document.body, { key: "d" });
    expect(await screen.findByRole("button", { name: "Show everything" }, { timeout: 8000 })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Show everything" }));
    expect(document.querySelector(".after")!.hasAttribute("inert")).toBe(true); // for a finger that is late
    await waitFor(() => expect(document.querySelector(".after")!.hasAttribute("inert")).toBe(false));
  }, 15000);

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

  test("a player who has gone is said to be away: on the seat, in the line and aloud", () => {
    const seats = rich.seats.map((info, seat) => ({ ...info, connected: seat !== 1 }));
    sit({ ...waiting, seats, view: { ...rich.view, to_move: 1 } });
    expect([...document.querySelectorAll(".seats .gone")].map((word) => word.closest("li")!.dataset["anchor"])).toEqual(["seat-1"]);
    expect(document.querySelector(".seats .gone")!.textContent).toBe("away");
    expect(line()).toBe("Pieter: away");
    expect(screen.getByRole("log").textContent).toContain("Pieter: away");
  });

  test("that the market was replaced is told, also by a card of one's own, until the next turn", () => {
    const isTold = (phase: View["phase"], seats: readonly number[]): boolean => {
      cleanup();
      const events = seats.map((seat) => ({ seat, action: "draw market blue", sweeps: seat === 0 ? 1 : 0 }));
      const history = [...rich.history.slice(0, rich.view.players), ...events] as unknown as typeof rich.history;
      sit({ ...rich, view: { ...rich.view, viewer: 0, to_move: 0, phase }, history });
      return document.querySelector(".since")?.textContent.includes("Three wilds") ?? false;
    };
    expect([isTold("second", [1, 1, 0]), isTold("turn", [0, 0, 1, 1])]).toEqual([true, false]);
  });

  test("what the others did since is told a line a seat, their claims are outlined", () => {
    sit(rich);
    const last = rich.history.findLastIndex((event) => event.seat === 0);
    const later = rich.history.slice(last + 1);
    expect(screen.getByRole("list", { name: "Since your turn" }).querySelectorAll("li")).toHaveLength(new Set(later.map((event) => event.seat)).size);
    const outlines = [...document.querySelectorAll<SVGPathElement>("[data-route] .fresh")];
    expect(outlines).toHaveLength(later.filter((event) => event.action.startsWith("claim")).length);
    for (const outline of outlines) { // in the colour of the seat
      const owner = rich.view.seats.find(({ routes }) => routes.includes(Number(outline.closest<SVGElement>("[data-route]")!.dataset["route"])))!;
      expect(outline.getAttribute("style")).toContain(`var(--seat-${owner.seat})`);
      expect(outline.previousElementSibling!.matches(".fresh-edge")).toBe(true);
    }
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
  expect(told()).toBe("2 cards in hand; taken face up: 1 red");
  cleanup();
  settings.counter = true;
  sit({ ...rich, history, view: { ...rich.view, seats } });
  expect(told()).toBe("2 cards in hand; taken face up: 1 red; can be worked out: 1 blue");
  settings.counter = false;
});

describe("taking back", () => {
  test("is offered only where it is possible, by a button and by a key", async () => {
    const source = sit({ ...rich, undo: false });
    expect(screen.queryByText("Undo")).toBeNull();
    await fireEvent.keyDown(window, { key: "u" });
    expect(source.undone).toBe(0);
    source.send({ ...rich, events: [], undo: true });
    await fireEvent.click(await screen.findByText("Undo"));
    expect(source.undone).toBe(1);
    source.send({ ...rich, events: [], undo: true });
    await screen.findByText("Undo");
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
  const numbers = { contract: -1, other: -1, card: 0, missing: 1, rival: -1, ender: -1, route: lane, points: 2 };
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
    expect(card.querySelector(".steps")).toBeNull(); // there are no steps
    expect(card.closest(".contracts, .dock")).toBeNull();
    const doIt = within(card).getByRole("button", { name: "Do it" });
    expect(document.activeElement).toBe(doIt);
    await fireEvent.click(doIt);
    expect(source.acted).toEqual([claim]);
    await waitFor(() => expect(screen.queryByRole("region", { name: "The coach" })).toBeNull());
  });

  test("lights the route that a card is for, but not as one to press", async () => {
    const card: Hint = { ...hint, action: 0, kind: "market", reason: "card" };
    render(Table, { source: Object.assign(new FixtureSource(rich, []), { hint: () => Promise.resolve(card) }) });
    await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
    await waitFor(() => expect(document.querySelector("g.advised.later")).toBe(route(lane)));
  });

  test("says more each time where one wants to think, lights the route at last, and goes when something happens", async () => {
    const source = Object.assign(new FixtureSource(rich, [GAMES[3][6]]), { hint: () => Promise.resolve(hint) });
    render(Table, { source });
    settings.hint = 1;
    await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
    const card = await screen.findByRole("region", { name: "The coach" });
    await within(card).findByText(/Routes bring points of their own/);
    expect(document.activeElement).toBe(within(card).getByRole("button", { name: "Tell me more" }));
    expect([...card.querySelectorAll(".steps i")].map((step) => step.matches(".lit"))).toEqual([true, false, false]);
    await fireEvent.click(document.activeElement!);
    expect(card.textContent).toContain("Claim a route.");
    expect(document.querySelector(".advised")).toBeNull();
    await fireEvent.keyDown(window, { key: "h" });
    expect(card.textContent).toMatch(/Claim .+ – .+ with .*It brings 2 points at once/);
    expect(document.querySelector(".advised")).toBe(route(lane));
    expect(within(card).queryByRole("button", { name: "Tell me more" })).toBeNull();
    await fireEvent.click(route(lane));
    if (!source.acted.length) await fireEvent.click((await screen.findByRole("dialog")).querySelector(".way.advised")!);
    expect(source.acted).toEqual([claim]);
    await waitFor(() => expect(screen.queryByRole("region", { name: "The coach" })).toBeNull());
  });

  test("may begin with the kind of move; once more gives the next strength", async () => {
    render(Table, { source: Object.assign(new FixtureSource(rich, []), { hint: () => Promise.resolve(hint) }) });
    settings.hint = 2;
    await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
    const card = await screen.findByRole("region", { name: "The coach" });
    await within(card).findByText(/^Claim a route\./);
    expect([...card.querySelectorAll(".steps i")].map((step) => step.matches(".lit"))).toEqual([true, true, false]);
    await fireEvent.click(within(card).getByRole("button", { name: "Tell me more" }));
    expect(card.textContent).toMatch(/Claim .+ – .+ with /);
  });

  test("takes the room of what explains the marks, and that comes back", async () => {
    const seats = rich.view.seats.map((seat) => ({ ...seat, routes: [] }));
    const moment = { ...rich, history: [], view: { ...rich.view, seats } };
    render(Table, { source: Object.assign(new FixtureSource(moment, []), { hint: () => Promise.resolve(hint) }) });
    const isExplained = (): boolean => document.querySelector(".dock .legend") !== null;
    expect(isExplained()).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
    await screen.findByRole("region", { name: "The coach" });
    expect(isExplained()).toBe(false);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(isExplained()).toBe(true);
  });

  test("leaves the heading of contracts on offer its line: no place is kept for what cannot be undone", () => {
    const moment = GAMES[3][0]!;
    render(Table, { source: Object.assign(new FixtureSource(moment, []), { hint: () => Promise.resolve(hint) }) });
    expect(moment.view.offer).toHaveLength(2);
    expect(document.querySelectorAll(".dock .aids button")).toHaveLength(1);
    cleanup();
    render(Table, { source: Object.assign(new FixtureSource(rich, []), { hint: () => Promise.resolve(hint) }) });
    expect(document.querySelectorAll(".dock .aids button")).toHaveLength(2); // elsewhere each keeps its place
  });

  test("says so when it cannot come, and Escape sends it away", async () => {
    render(Table, { source: Object.assign(new FixtureSource(rich, []), { hint: () => Promise.resolve(null) }) });
    await fireEvent.keyDown(window, { key: "h" });
    await screen.findByText(/The coach is not on this device yet/);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("region", { name: "The coach" })).toBeNull();
  });
});
