import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Moment } from "../src/game/source.ts";
import { claimOf, ROUTES } from "../src/game/board.ts";
import { botOf, decide } from "../src/game/bots.ts";
import { Game } from "../src/game/game.ts";
import { gentleChoice } from "../src/game/gentle.ts";
import { bytesOf } from "../src/game/record.ts";
import { Session, type Around, type Shown } from "../src/local/session.ts";
import { ACTION, FIRST_CLAIM } from "../src/generated/facts.ts";
import { Rules } from "../src/rules/rules.ts";
import { hasText, loadPages, setLanguage } from "../src/i18n/i18n.svelte.ts";
import TellingCoach from "../src/pages/learn/Coach.svelte";
import { Lesson, type Told } from "../src/pages/learn/lesson.svelte.ts";
import { leadingChoice, missingRoutes, onTheWay } from "../src/game/leading.ts";
import { Coach } from "../src/insight/coach.ts";
import { newJudge } from "../src/insight/reviewer.ts";
import { SEED } from "../src/pages/learn/seed.ts";
import { goalsOf, openRoutes } from "../src/game/needs.ts";
import { GAMES } from "../src/table/demo/fixtures.ts";
import { STEPS } from "../src/pages/learn/steps.ts";

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Choose = (moment: Moment) => number;

/** Claims where it can, else takes a card. */
const eager: Choose = ({ legal }) => legal.findLast((action) => action >= FIRST_CLAIM) ?? legal[0]!;

/** Plays the lesson's own cards against its opponent, and hears what is told. */
async function play(choose: Choose, hear: (moment: Moment) => void = () => undefined): Promise<Moment> {
  return playOn(async (_, moment) => choose(moment), hear);
}

async function playOn(choose: (session: Session, moment: Moment) => Promise<number>, hear: (moment: Moment) => void): Promise<Moment> {
  let last!: Shown;
  const around: Around = {
    show: (shown) => {
      last = shown;
      hear(shown.moment);
    },
    keep: () => Promise.resolve(),
    breathe: () => Promise.resolve(),
    now: () => 0,
  };
  const seats = [
    { name: "A", kind: "person", level: null },
    { name: "B", kind: "bot", level: "apprentice" },
  ] as const;
  const session = Session.begin(rules, { seats, firstSeat: 0, seed: SEED, lesson: true }, "a", around);
  await session.run();
  for (let deed = 0; deed < 400 && !last.moment.outcome; deed++) await session.act(await choose(session, last.moment));
  return last.moment;
}

/** Hear all that is told at a moment; what asks for nothing is read at once. */
function read(lesson: Lesson, moment: Moment, hear: (told: Told) => void): void {
  lesson.look(moment);
  for (; lesson.told; lesson.understood()) {
    hear(lesson.told);
    if (lesson.told.step.doing) return;
  }
}

/** The ids of the steps that a lesson tells; those that ask for nothing are read at once. */
async function heard(lesson: Lesson): Promise<string[]> {
  const told: string[] = [];
  const obey: Choose = (moment) => {
    const route = lesson.told?.route?.id;
    return moment.legal.find((action) => route !== undefined && claimOf(action)?.route === route) ?? eager(moment);
  };
  await play(obey, (moment) => {
    lesson.look(moment);
    while (lesson.told && lesson.told.step.id !== told.at(-1)) {
      told.push(lesson.told.step.id);
      if (!lesson.told.step.doing) lesson.understood();
    }
  });
  return told;
}

test("every step has its text", async () => {
  await setLanguage("en");
  await loadPages();
  expect(STEPS.filter((step) => !hasText(`learn-${step.id}`))).toEqual([]);
});

/** What a step asks for is its answer; the others are read, and a button says so. */
const ASKS = ["end", "last", "contracts", "claim", "draw", "second", "way", "gray", "again", "offer", "more"];

test("where something is to be done there is no button, elsewhere there is one", async () => {
  await setLanguage("en");
  await loadPages();
  const without = STEPS.filter((step) => {
    const told: Told = { step, at: "", route: ROUTES[0], who: null, won: true, can: true, deeds: 0 };
    const { container } = render(TellingCoach, { told, over: false, next: () => undefined });
    return !container.querySelector("button");
  });
  expect(without.map(({ id }) => id).sort()).toEqual([...ASKS].sort());
});

test("a game tells each thing once, the first things first and the end last", async () => {
  const told = await heard(new Lesson("a"));
  expect(told.slice(0, 3)).toEqual(["contracts", "claim", "draw"]);
  expect(told.at(-1)).toBe("end");
  expect(new Set(told).size).toBe(told.length);
  for (const id of ["second", "points", "completed", "last"]) expect(told).toContain(id);
});

test("the last round is told before it begins, and when it does", async () => {
  const lesson = new Lesson("a");
  const turns: Record<string, number | null> = {};
  await play(eager, ({ ...moment }) => {
    read(lesson, moment, ({ step }) => (turns[step.id] ??= moment.view.turns_left));
    if (moment.legal.length > 0 && moment.view.turns_left !== null) expect(turns["last"]).toBeDefined();
  });
  expect(turns["soon"]).toBeNull();
});

test("in the last round nothing is told that is of use only in later turns", async () => {
  const lesson = new Lesson("a");
  const late: string[] = [];
  await play(eager, (moment) => read(lesson, moment, ({ step }) => moment.view.turns_left !== null && late.push(step.id)));
  const useful = ["last", "completed", "double", "merchandise", "flush", "reshuffle", "end"];
  expect(late).toContain("last");
  expect(late.filter((id) => !useful.includes(id))).toEqual([]);
});

test("the step about points lights the table of points, too", () => {
  const at = STEPS.find(({ id }) => id === "points")!.at(GAMES[3][1]!);
  expect(at.split(", ")).toEqual([".scores", `[data-anchor="seat-${GAMES[3][1]!.view.viewer}"]`]);
});

/** Whom the step of the last round speaks of, and how many carts the learner has then. */
async function lastRound(choose: Choose): Promise<{ who: string | null; carts: number } | undefined> {
  const lesson = new Lesson("a");
  let found: { who: string | null; carts: number } | undefined;
  await play(choose, (moment) => read(lesson, moment, ({ step, who }) => {
    if (step.id === "last") found = { who, carts: moment.view.seats[0]!.carts };
  }));
  return found;
}

test("it says \"you\" where the learner began the last round, else who did", async () => {
  const own = await lastRound(eager);
  expect(own?.carts).toBeLessThanOrEqual(2);
  expect(own?.who).toBeNull();
  const few: Choose = (moment) => (moment.view.seats[0]!.routes.length > 2 ? moment.legal[0]! : eager(moment));
  localStorage.clear();
  const other = await lastRound(few);
  expect(other?.carts).toBeGreaterThan(2);
  expect(other?.who).toBe("B");
});

test("in the last round the lesson leads only to what completes a contract at once", async () => {
  const game = new Game(rules, { seats: ["A", "B"], seed: bytesOf(SEED), firstSeat: 0 });
  for (const seat of [0, 1]) game.play(seat, ACTION.keep_both);
  const [view, legal] = [game.view(0), game.legal(0)];
  const route = onTheWay({ view, legal })!;
  const late = { ...view, turns_left: 1 };
  expect(onTheWay({ view: late, legal })).toBeUndefined(); // more routes would be missing
  expect(leadingChoice({ view: late, legal })).toBeNull();
  const near = { ...late, contracts: [{ ...view.contracts[0]!, a: route.a, b: route.b }] };
  expect(onTheWay({ view: near, legal })).toEqual(route);
});

test("of contracts on offer the coach of the lesson keeps the one that is nearest, as the lesson says", () => {
  const game = new Game(rules, { seats: ["A", "B"], seed: bytesOf(SEED), firstSeat: 0 });
  for (const seat of [0, 1]) game.play(seat, ACTION.keep_both);
  game.play(0, ACTION.contracts);
  const [view, legal] = [game.view(0), game.legal(0)];
  expect(view.phase).toBe("offer");
  const carts = goalsOf(view.offer, new Set(), openRoutes(view.seats, view.closed)).map(({ path }) => path!.carts);
  expect(carts[0]).not.toBe(carts[1]);
  const [nearer, farther] = carts[0]! < carts[1]! ? [ACTION.keep_first, ACTION.keep_second] : [ACTION.keep_second, ACTION.keep_first];
  expect(leadingChoice({ view, legal })).toBe(nearer);
  expect(leadingChoice({ view: { ...view, offer: [...view.offer].reverse() }, legal })).toBe(farther);
});

test("the first turn can be a claim of a route that both contracts need", async () => {
  const lesson = new Lesson("a");
  await play(
    (moment) => (moment.view.phase === "setup" ? ACTION.keep_both : eager(moment)),
    (moment) => {
      lesson.look(moment);
      if (lesson.told?.step.id !== "claim") return;
      expect(lesson.told.route?.length).toBe(2);
      expect(lesson.told.at).toBe(`[data-route="${lesson.told.route!.id}"] .edge, [data-anchor="hand-orange"]`);
      expect(moment.history).toHaveLength(2); // nothing but the choice of contracts came before
    },
  );
  expect.assertions(3);
});

test("what is taken back is told again when it comes again", async () => {
  const lesson = new Lesson("a");
  const game = new Game(rules, { seats: ["A", "B"], seed: bytesOf(SEED), firstSeat: 0 });
  const look = () => {
    const [view, legal, history] = [game.view(0), game.legal(0), game.history(0)];
    lesson.look({ view, legal, history, events: [], seats: [], outcome: null, undo: true });
    return lesson.told?.step.id;
  };
  game.play(1, ACTION.keep_both);
  expect(look()).toBe("contracts");
  game.play(0, ACTION.keep_both);
  expect(look()).toBe("claim");
  game.play(0, ACTION.deck);
  expect(look()).toBe("second");
  game.goBack(2);
  expect(look()).toBe("claim");
  game.goBack(1);
  expect(look()).toBe("contracts");
});

test("what is told of cards, ways and piles is so", async () => {
  for (const choose of [eager, ({ legal }: Moment) => legal[0]!, ({ legal }: Moment) => legal.find((action) => action >= ACTION.contracts) ?? legal[0]!]) {
    localStorage.clear();
    const lesson = new Lesson("a");
    await play(choose, (moment) => read(lesson, moment, ({ step: { id }, route }) => {
      const { view, legal } = moment;
      if (id === "draw") expect(view.seats[0]!.routes).toHaveLength(1);
      if (id === "way") expect(missingRoutes(view)).not.toEqual([]);
      if (id === "more") expect(view.contracts_left).toBeGreaterThan(1);
      if (id !== "gray") return;
      expect(route?.colour).toBe("gray");
      expect(legal.map((action) => claimOf(action)?.route)).toContain(route!.id); // "claim it now"
    }));
  }
});

test("after a reload nothing is told again but how it ended", async () => {
  const first = await heard(new Lesson("a"));
  expect((await heard(new Lesson("a"))).filter((id) => first.includes(id))).toEqual(["end"]);
  expect((await heard(new Lesson("b")))[0]).toBe("contracts");
});

/** How many carts the learner's contracts still take. */
function missing(game: Game): (number | null)[] {
  const view = game.view(0);
  const own = new Set(view.seats[0]!.routes);
  return goalsOf(view.contracts, own, openRoutes(view.seats, view.closed)).map(({ path }) => path?.carts ?? null);
}

test.each(["random", "apprentice", "porter", "carter", "merchant"])("whoever plays like a %s wins the first game", (level) => {
  rules.seedChoices(7n);
  for (let round = 0; round < 5; round++) {
    const game = new Game(rules, { seats: ["A", "B"], seed: bytesOf(SEED), firstSeat: 0 });
    const bot = botOf(rules, level);
    while (!game.isOver) {
      const seat = game.waitingFor()[0]!;
      const before = missing(game);
      if (seat === 1) game.play(seat, gentleChoice(game.view(1), game.legal(1), game.view(0)));
      else game.play(seat, game.length < 2 ? ACTION.keep_both : decide(bot.think(game.observation(0))));
      if (seat === 1 && game.length > 2) expect(missing(game)).toEqual(before); // it is in nobody's way
    }
    expect(game.outcome()?.winners).toEqual([0]);
  }
});

test("whoever follows the hints claims what the contracts need, completes all that the game began with, and wins", async () => {
  const apart = await Rules.load(readFileSync("src/generated/insight.wasm"));
  const weights = (name: string) => readFileSync(`../damrak/bots/weights/${name}.bin`);
  const coach = new Coach(apart, apart.newNet(weights("master")), newJudge(apart, weights("judge")));
  let begun: number[] = [];
  const end = await playOn(async (session, moment) => {
    const { view } = moment;
    const { action } = await session.hint(coach);
    if (view.phase === "setup") begun = view.offer.map(({ id }) => id);
    else if (onTheWay(moment)) expect(claimOf(action)?.route).toBe(onTheWay(moment)!.id);
    else if (missingRoutes(view).length && view.turns_left === null) expect(action).toBeLessThanOrEqual(ACTION.deck);
    return action;
  }, () => undefined);
  const completed = end.view.contracts.filter((contract) => contract.completed).map(({ id }) => id);
  expect(begun).toHaveLength(2);
  expect(completed).toEqual(expect.arrayContaining(begun));
  expect(end.outcome?.winners).toEqual([0]);
});

test("who claims nothing and hoards contracts may lose, and is told so kindly", async () => {
  const lesson = new Lesson("a");
  let end: Told | undefined;
  const hoard: Choose = ({ legal }) => [ACTION.contracts, ACTION.keep_both, ACTION.deck].find((action) => legal.includes(action)) ?? legal[0]!;
  const { outcome } = await play(hoard, (moment) => read(lesson, moment, (told) => (end = told)));
  expect(outcome?.winners).toEqual([1]);
  expect([end?.step.id, end?.won, end?.who]).toEqual(["end", false, "B"]);
  await setLanguage("en");
  await loadPages();
  const { container } = render(TellingCoach, { told: end!, over: true, next: () => undefined });
  expect(container.textContent).toMatch(/B wins this one\..* the next one can be yours\./);
});
