/** What a review says: of contracts kept, of one's own game and of the only rival. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { View } from "../../game/types.ts";
import type { SeatInfo } from "../../game/source.ts";
import { goalsOf, openRoutes } from "../../game/needs.ts";
import { actionWords, CONTRACTS, ROUTES } from "../../game/board.ts";
import { CLAIMS, FIRST_CLAIM } from "../../generated/facts.ts";
import { loadCoach, loadInsight, setLanguage } from "../../i18n/i18n.svelte.ts";
import { historyOf } from "../../insight/history.ts";
import type { Account as Figures } from "../../insight/report.ts";
import type { Moved } from "../../insight/moved.ts";
import type { Said } from "../../insight/messages.ts";
import type { Ending } from "../../insight/trial.ts";
import type { Decision, Step } from "../../insight/report.ts";
import { GAMES } from "../../table/demo/fixtures.ts";
import type { Deed } from "../../table/model/deeds.ts";
import Account from "./Account.svelte";
import Choice from "./Choice.svelte";
import Habits from "./Habits.svelte";
import Progress from "./Progress.svelte";
import { actionText, besideText, didText, differsTexts, eyedRoutes, forecastText, gainedText, percent, reasonTexts, scoreTexts, turnedText, whenText } from "./words.ts";

async function speak(language: "en" | "fr"): Promise<void> {
  await setLanguage(language);
  await Promise.all([loadCoach(), loadInsight()]);
}
beforeAll(() => speak("en"));
afterEach(cleanup);
const offer = [0, 1].map((id) => ({ ...CONTRACTS[id]!, id, completed: false }));
const view: View = { ...GAMES[3][1]!.view, offer };

test("a contract is kept by its name, and French has a space before a colon", async () => {
  await speak("fr");
  const [first, both] = ["keep 1", "keep both"].map((action) => actionText(action, view));
  await speak("en");
  expect(first).toMatch(/^garder \S.* – .* \(\d+\)$/);
  expect(both).toMatch(/^garder les deux contrats\u00a0: \S.* – .* \(\d+\) et .* – .* \(\d+\)$/);
  expect(actionText("keep both", view)).toMatch(/^keep both contracts: \S/);
});

test("of a double with a gray half it is said which half is claimed", () => {
  const [gray, green] = ["gray", "green"].map((colour) => ROUTES.find((each) => each.a === "westermarkt" && each.b === "jan-roodenpoortstoren" && each.colour === colour)!);
  const said = CLAIMS.flatMap(([route], place) => ([gray!.id, green!.id].includes(route) ? [actionText(actionWords(FIRST_CLAIM + place, []), view)] : []));
  expect(said.filter((each) => each.includes("(1 green)"))).toEqual(["claim Westermarkt – Jan Roodenpoortstoren, grey (1 green)", "claim Westermarkt – Jan Roodenpoortstoren, green (1 green)"]);
});

test("of any double paid with wilds alone it is said which half is claimed", () => {
  const halves = ROUTES.filter(({ a, b }) => a === "de-drie-hendricken" && b === "westermarkt").map(({ id }) => id);
  const said = CLAIMS.flatMap(([route, , coloured], place) => (halves.includes(route) && !coloured ? [actionText(actionWords(FIRST_CLAIM + place, []), view)] : []));
  expect([halves.length, new Set(said).size]).toEqual([2, said.length]);
  expect(said).toHaveLength(2);
});

test("what somebody named did is told of a person", () => {
  const told = ["keep both", "draw deck", "contracts", "pass"].map((action) => didText(action, view, view.viewer!));
  expect(told[0]).toMatch(/^keeps both contracts: \S/);
  expect(told.slice(1)).toEqual(["draws blind", "draws contracts", "passes"]);
  expect(didText("keep 1", view, view.viewer! + 1)).toBe("keeps the first contract"); // nobody else knows which
});

test("a share is 0 or 100 per cent only where it is exactly that", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0%", "1%", "50%", "99%", "100%"]);
});

describe("a reason", () => {
  const [seats, none] = [["Anna", "Pieter"].map((name) => ({ name })) as SeatInfo[], { route: -1, card: -1, contract: -1, other: -1, rival: -1, ender: 0 }];
  const said = (seat: number, keys: readonly string[]): string => {
    const reason = { keys: [], arguments: { ...none, was_route: -1, was_card: -1, was_ender: 1, was_fewest: 5, fewest: 5 } };
    return reasonTexts({ seat, reason } as unknown as Decision, { number: 1, keys, facts: [] }, seats).join(" ");
  };

  test("speaks to whoever has the fewest carts, and says it once", () => {
    expect(said(0, ["insight-fault-late"])).toBe("Pieter has only 5 carts left: new contracts may come too late.");
    expect(said(1, ["insight-fault-late"])).toBe("You have only 5 carts left: new contracts may come too late.");
    expect(said(1, ["coach-note-ending-own", "insight-fault-late"])).toBe("You have only 5 carts left: the end is near.");
  });
});

test("what came of a choice is told apart from what could be known", () => {
  const seats = [{ name: "Anna" }, { name: "Pieter" }] as SeatInfo[];
  const reason = { keys: [], arguments: { route: -1, card: -1, contract: -1, other: -1, rival: -1, ender: 0, was_route: -1, was_card: -1, was_ender: 1 } };
  const facts = [{ kind: "pause", arguments: { held: 0, turns: 4 } }, { kind: "setback", arguments: { route: 2, lack: 0, after: 2, points: 4 } }] as const;
  const [why, came, ...more] = reasonTexts({ seat: 0, reason } as unknown as Decision, { number: 1, keys: [], facts }, seats);
  expect(why).toMatch(/^You could already pay for /);
  expect(came).toBe("What came of it: This payment left you with no card, and your next claim came only 4 turns later.");
  expect(more).toEqual([]);
});

test("points to expect are told where the lead differs by a point or more", () => {
  const [low, high] = [{ own: 31.4, rival: 34.2, chance: 0.3 }, { own: 34.1, rival: 33.3, chance: 0.6 }];
  expect(scoreTexts(low, high, ["Pieter"])).toEqual(["you 31, Pieter 34", "you 34, Pieter 33"]);
  expect(scoreTexts(low, high, ["Pieter", "Ben"])![0]).toBe("you 31, the best of the others 34");
  expect(scoreTexts(high, low, ["Pieter"])).toBeNull();
  expect(scoreTexts(low, { ...low, own: 31.3 }, ["Pieter"])).toBeNull();
  expect(scoreTexts({ ...low, chance: 0.6 }, high, ["Pieter"])).toBeNull(); // ahead, and yet behind
  expect(scoreTexts(low, { ...high, chance: 0.4 }, ["Pieter"])).toBeNull();
  expect(scoreTexts(low, { ...high, chance: 0.4 }, ["Pieter", "Ben"])).not.toBeNull();
  expect(scoreTexts({ own: -3.2, rival: 5, chance: 0 }, low, ["Pieter"])![0]).toBe("you −3, Pieter 5");
});

test("the second card of a turn is named as such", () => {
  const said = (["turn", "second"] as const).map((phase) => whenText(4, { ...view, phase }));
  expect(said).toEqual(["Turn 4", "Turn 4, second card"]);
});

describe("the turning point", () => {
  const { a, b, points } = CONTRACTS[0]!;
  const mine: View = { ...view, turns_left: null, offer: [], contracts: [{ a, b, points, id: 0, completed: false }] as unknown as View["contracts"] };
  const step = { number: 9, seat: view.viewer!, action: "pass", completed: [], last_round: false } as unknown as Step;

  test("says what was completed, and that the last round began", () => {
    const said = (seat: number): string => turnedText({ ...step, seat, completed: [0], last_round: true }, "Pieter", [mine, mine]);
    expect(said(view.viewer!)).toMatch(/^This completed your contract .*: \+\d+ points\. This began the last round\.$/);
    expect(said(view.viewer! + 1)).toMatch(/^This completed Pieter’s contract .* This began the last round\.$/);
  });

  test("says which contract it made impossible, and nothing where it did none of this", () => {
    const cut = { ...mine, closed: ROUTES.map(({ id }) => id) };
    expect(turnedText(step, "Pieter", [mine, cut])).toMatch(/^After it your contract .* could no longer be completed\.$/);
    expect(turnedText(step, "Pieter", [cut, cut])).toBe("");
    expect(turnedText(step, "Pieter", [mine, mine])).toBe("");
  });

  test("says by how much it made the way of a contract longer", () => {
    const goal = (each: View): number => goalsOf(each.contracts, new Set(each.seats[each.viewer!]!.routes), openRoutes(each.seats, each.closed))[0]!.path!.carts;
    const waysOf = (each: View): number[] => goalsOf(each.contracts, new Set(), openRoutes(each.seats, each.closed))[0]!.path!.missing as number[];
    let cut = mine; // the cheapest ways one after another, until one is longer
    while (goal(cut) === goal(mine)) cut = { ...cut, closed: [...cut.closed, waysOf(cut)[0]!] };
    const count = goal(cut) - goal(mine);
    expect(turnedText(step, "Pieter", [mine, cut])).toMatch(new RegExp(`^That made the path of your contract .* longer, by ${count === 1 ? "one cart" : `${count} carts`}\\.$`));
    expect(turnedText(step, "Pieter", [cut, mine])).toBe("");
  });
});

describe("what moved the chances", () => {
  const figures = (seat: number, name: string): Figures => ({ seat, name, accuracy: 0.8 }) as unknown as Figures;
  const moved = (own: number, rest: number, result: number): Moved => ({ start: 0.5, own, rest, others: -0.05, result });
  const bars = (own: number, rest: number, result: number): string[][] => {
    cleanup();
    render(Account, { accounts: [figures(0, "Anna"), figures(1, "Pieter")], moved: [moved(own, rest, result), moved(0, 0, 0.45)], seat: 0 });
    return [...document.querySelector("li")!.querySelectorAll("dd")].map((row) => {
      const { className, style } = row.querySelector<HTMLElement>(".bar span")!;
      return [`${className.split(" ")[0]} ${Math.round(parseFloat(style.left))} ${Math.round(parseFloat(style.width))}`, row.querySelector("b")!.textContent!];
    });
  };

  test("each bar begins where the one above it ends, and all have one scale", () => {
    expect(bars(0.2, 0.35, 1)).toEqual([
      ["whole 0 48", "50%"], // the scale ends at 1.05
      ["plus 48 19", "+20%"],
      ["plus 67 33", "+35%"],
      ["minus 95 5", "−5%"],
      ["whole 0 95", "100%"],
    ]);
    expect(bars(-1, 0.55, 0).map(([, much]) => much)).toEqual(["50%", "−100%", "+55%", "−5%", "0%"]);
  });

  test("no figure is above 100 %: where more was lost and won again, the bar tells it", () => {
    expect(bars(-1.3, 0.85, 0).map(([, much]) => much)).toEqual(["50%", "", "+85%", "−5%", "0%"]);
  });

  test("they are named, and how good the choices were stands beside", () => {
    bars(0.2, 0.35, 1);
    expect([...document.querySelectorAll("li")[0]!.querySelectorAll("dt")].map((each) => each.textContent)).toEqual(["Start", "Own mistakes", "All else in own turns", "The others’ turns", "Result"]);
    expect(document.querySelector(".rated")!.textContent).toBe("Accuracy of choices 80%");
  });

  test("of whom mistakes are still put to the test no bars are shown", () => {
    render(Account, { accounts: [figures(0, "Anna"), figures(1, "Pieter")], moved: [moved(0, 0, 0.45), null], seat: 0 });
    expect([...document.querySelectorAll("li")].map((each) => each.querySelectorAll("dt").length)).toEqual([5, 0]);
    expect(document.querySelector("[role=status]")!.textContent).toBe("Looking further ahead…");
  });
});

describe("a choice", () => {
  const draws = ["draw deck", "contracts"];
  const decision = (regret: number) =>
    ({ number: 1, action: "draw deck", best: "contracts", after: 0.5, regret, reason: null, choices: 2, options: draws.map((action, place) => ({ action, chance: 0.5 + place * regret })) }) as unknown as Decision;
  const ended = (won: number): Ending => ({ won, points: { routes: 20, contracts: 5, merchandise: 2 } });
  const says = (action: string, trial: Said["trial"] = null): Said => ({ action, trial });
  const said = (regret: number, master: string): string => {
    render(Choice, { turn: 4, credit: null, view, played: "draw deck", master: says(master), decision: decision(regret) });
    return document.querySelector(".master")!.textContent!.trim();
  };

  test("that the master shares although the figures say less is no contradiction", () => {
    expect(said(0.03, "draw deck")).toBe("Looking further ahead, this was as good as the best choice.");
  });

  test("that was a mistake has the games that were won after it and after the best; the others were not tried", () => {
    const options = ([["contracts", 0.8], ["draw deck", 0.5], ["keep 1", 0.6], ["pass", 0.7]] as const).map(([action, chance]) => ({ action, chance, openly: 0.5, points: 30, rival: 31 }));
    const slip = { ...decision(0.3), options, equals: ["contracts"], cost: 0.37, choices: 4, reason: { keys: [], arguments: {} } };
    render(Choice, { turn: 4, credit: null, view, played: "draw deck", master: says("contracts", { better: ended(59), played: ended(31), contract: null, route: null }), decision: slip });
    const rows = [...document.querySelectorAll("li")].map((row) => row.querySelector("b, small")!.textContent);
    expect(rows).toEqual(["59", "31"]);
    expect(document.querySelector(".left")!.textContent).toBe("The other choices were not tried.");
    expect([...document.querySelectorAll("li em")].map((each) => each.textContent)).toEqual(["★ best", "played"]);
    expect(document.querySelector(".label")!.textContent).toMatch(/^Games won out of 100 that were played on$/);
    expect(document.querySelector(".master")!.textContent).toBe("Best choice: draw contracts");
  });

  test("that the games do not confirm is told as no mistake", () => {
    const slip = { ...decision(0.2), equals: ["contracts"], cost: 0.3, reason: { keys: [], arguments: {} } };
    render(Choice, { turn: 4, credit: null, view, played: "draw deck", master: says("contracts", { better: ended(50), played: ended(46), contract: null, route: null }), decision: slip });
    expect(document.querySelector(".master")!.textContent!.trim()).toMatch(/^It is not certain which of these is best/);
    expect(document.querySelector(".star, .bar, b")).toBeNull();
  });

  test("that was no mistake says in words how far the others were behind", () => {
    const options = [["draw deck", 0.6], ["contracts", 0.57], ["keep 1", 0.5], ["pass", 0.3]].map(([action, chance]) => ({ action, chance, openly: null }));
    render(Choice, { turn: 4, credit: null, view, played: "draw deck", master: says("draw deck"), decision: { ...decision(0), best: "draw deck", equals: ["draw deck"], cost: null, options } as unknown as Decision });
    expect([...document.querySelectorAll("li small")].map((each) => each.textContent)).toEqual(["", "nearly as good", "less good", "much less good"]);
  });

  test.each([[0, "The game was decided by then: none of these choices would have changed who wins."], [0.4, "There was hardly any difference between these choices."]])("on which nothing depended says so at a chance of %f, and calls no option less good", (least, told) => {
    const options = ([["draw deck", 0.01], ["contracts", 0.005], ["pass", 0]] as const).map(([action, more]) => [action, least + more] as const).map(([action, chance]) => ({ action, chance, openly: null }));
    render(Choice, { turn: 4, credit: null, view, played: "draw deck", master: says("draw deck"), decision: { ...decision(0), best: "draw deck", equals: ["draw deck"], cost: null, options } as unknown as Decision });
    expect(document.querySelector(".master")!.textContent!.trim()).toBe(told);
    expect(document.querySelector(".star, .bar, .label")).toBeNull();
  });

  test("has the best first, then what is as good, then the others by how good they looked", () => {
    const options = [["pass", 0.3], ["keep 1", 0.5], ["contracts", 0.49], ["draw deck", 0.52]].map(([action, chance]) => ({ action, chance, openly: null }));
    render(Choice, { turn: 4, credit: null, view, played: "contracts", master: says("contracts"), decision: { ...decision(0), action: "contracts", best: "contracts", equals: ["contracts", "keep 1"], cost: null, options } as unknown as Decision });
    expect([...document.querySelectorAll("li .what")].map((each) => each.textContent!.trim().slice(0, 7))).toEqual(["draw co", expect.stringMatching(/^keep/), "draw bl", "pass"]);
  });

  test("that was no mistake shows how good the options looked, without figures", () => {
    render(Choice, { turn: 4, credit: null, view, played: "draw deck", master: says("draw deck"), decision: { ...decision(-0.1), regret: 0, best: "draw deck", equals: ["draw deck"], cost: null } });
    expect([document.querySelectorAll("li .bar").length, document.querySelectorAll("li b").length]).toEqual([2, 0]);
  });

  test("that is not told as a mistake is called less good than none, however large the difference and whatever the master holds", () => {
    for (const regret of [0.03, 0.2]) {
      cleanup();
      render(Choice, { turn: 4, credit: null, view, played: "draw deck", master: says("contracts"), decision: { ...decision(regret), equals: ["contracts"], cost: null } });
      expect(document.querySelector(".master")!.textContent!.trim()).toMatch(/^It is not certain which of these is best; a little ahead: draw contracts$/);
      expect(document.querySelector(".star, .bar")).toBeNull();
    }
  });

  test("of which the master holds a third has its verdict all the same: the best where it is known, or that it is not", () => {
    const verdict = (regret: number, spread = regret): string => {
      cleanup();
      render(Choice, { turn: 4, credit: null, view, played: "draw deck", master: says("pass"), decision: { ...decision(spread), regret, cost: null } });
      return document.querySelector(".master")!.textContent!.trim();
    };
    expect([verdict(0, 0.03), verdict(0.03)]).toEqual([expect.stringMatching(/^Best choice: /), expect.stringMatching(/^It is not certain which of these is best; a little ahead: /)]);
  });
});

test("points to expect are whole, with a minus sign", () => {
  expect([forecastText(30.6), forecastText(0.7), forecastText(-9.2)]).toEqual(["≈ 31 points", "≈ 1 point", "≈ −9 points"]);
});

test("where the points of the better games came from is told, in whole points", () => {
  const ended = (routes: number, contracts: number, merchandise: number): Ending => ({ won: 0, points: { routes, contracts, merchandise } });
  const told = (better: Ending, played: Ending): string => gainedText({ better, played });
  expect(told(ended(18, 9.4, 4), ended(19.2, 3, 4.2))).toBe("The better choice brought +5 points on average (Contracts +6, Routes −1).");
  expect(told(ended(18, 3, 4), ended(18, 3, 3.6))).toBe("");
  expect(told(ended(15, 3, 4), ended(18, 3, 4))).toBe("");
});

test("a player is compared with the best of the others, point by point", () => {
  const account = (seat: number, name: string, routes: number, completed: number, failed: number, merchandise: number) => ({ seat, name, points: { routes, completed, failed, merchandise, total: routes + completed + failed + merchandise } }) as unknown as Figures;
  const all = [account(0, "Anna", 18, 9, -4, 2), account(1, "Pieter", 15, 14, 0, 6), account(2, "Grietje", 20, 2, 0, 2)];
  expect(besideText(all, 0)).toBe("Compared with Pieter: Contracts −9, Routes +3, and Merchandise −4.");
  expect(besideText(all, 1)).toBe("Compared with Anna: Contracts +9, Routes −3, and Merchandise +4.");
});

test("a route that a rival took is told only where somebody had an eye on it", () => {
  const none = { won: 0, points: { routes: 0, contracts: 0, merchandise: 0 } };
  const trial = { better: none, played: none, contract: null, route: { seat: 1, id: 12, better: 3, played: 80 } };
  const seats = [{ name: "Anna" }, { name: "Pieter" }] as unknown as SeatInfo[];
  expect(differsTexts(trial, seats, new Set([12]))).toEqual([expect.stringMatching(/^Pieter claimed .* in 80 of the games/)]);
  expect(differsTexts(trial, seats, new Set([11]))).toEqual([]);
  const eyed = eyedRoutes({ ...view, viewer: 0, contracts: [], offer: [] } as unknown as View, { kind: "claim", route: 12, colour: "red", coloured: 1, wilds: 0 } as unknown as Deed);
  expect([...eyed].includes(12)).toBe(true);
  const held = { ...view, viewer: 0, closed: [], contracts: [{ id: 1, a: "jordaan", b: "waag", points: 9, completed: false }], offer: [] } as unknown as View;
  expect(eyedRoutes(held, { kind: "deck" } as Deed).size).toBeGreaterThan(1);
});

test("progress is told after six games", () => {
  const told = (count: number): string => {
    cleanup();
    const games = Array.from({ length: count }, (_, when) => ({ id: `${when}`, when, won: false, rivals: [], played: { accuracy: 0.7 + when / 100, result: 0, habits: {} } }));
    render(Progress, { history: historyOf(games as unknown as Parameters<typeof historyOf>[0]) });
    return document.querySelector("section")!.textContent!;
  };
  expect(told(5)).not.toContain("getting better");
  expect(told(6)).toContain("You are getting better: 74% in your later games, 71% in the earlier ones.");
});

describe("habits", () => {
  const told = (games: number): string => {
    render(Habits, { habits: [["hoards", 0.9], ["kept", 0.01]], games });
    return document.querySelector("section")!.textContent!;
  };

  test("are told after three games, and no trifle among them", () => {
    expect(told(1)).toContain("Too early to speak of habits: look at 2 more games first.");
    cleanup();
    expect(told(3)).toMatch(/Hoarding.*90%/s);
    expect(document.querySelectorAll("li")).toHaveLength(1);
  });
});
