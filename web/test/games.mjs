// Recorded games as the browser tells them against what Python says: views, events, legal actions,
// refusals and outcomes for every viewer after every action, and the records byte for byte.
import { readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { ACTIONS, ROUTES } from "../build/game/board.js";
import { Game, replay } from "../build/game/game.js";
import { bytesOf, decodeRecord, encodeRecord } from "../build/game/record.js";
import { verify } from "../build/records/verify.js";
import { botOf, decide } from "../build/game/bots.js";
import { Onlooker, refusalOf } from "../build/game/onlooker.js";
import { whyNotRoute } from "../build/game/why.js";
import { LEVELS } from "../build/generated/facts.js";
import { Rules } from "../build/rules/rules.js";

const load = () => Rules.load(readFileSync(new URL("../src/generated/rules.wasm", import.meta.url)));
const [file, played] = process.argv.slice(2);
const rules = await load();

const asked = new Onlooker(rules);

/** Why each action that is not legal is refused. */
const reasons = (game, seat) => {
  const legal = new Set(game.legal(seat));
  const seen = game.observation(seat);
  return ACTIONS.map((_, action) => (legal.has(action) ? null : refusalOf(rules.explainAction(seen, action))));
};

/** Views that are only followed from event to event, for each viewer, against the real ones. */
const strayed = (game, record) => {
  for (const viewer of [...game.deal.seats.keys(), null]) {
    const setup = game.deal.seats.length;
    const start = replay(rules, record, setup);
    const views = asked.viewsAfter(start.view(viewer), game.history(viewer).slice(setup));
    for (const event of record.actions.slice(setup)) {
      start.playWords(event.seat, event.action);
      const followed = views.shift();
      const real = start.view(viewer);
      for (const view of [followed, real]) {
        view.returned = []; // a view does not tell where in the deck these lie
        for (const seat of view.seats) seat.known_contracts = [];
      }
      if (JSON.stringify(followed) !== JSON.stringify(real)) return JSON.stringify([viewer, event, followed, real]);
    }
  }
  return null;
};

const told = (game, step) => {
  const seats = game.deal.seats.map((_, seat) => seat);
  const viewers = [...seats, null];
  const rare = step % 7 === 0;
  return JSON.stringify({
    views: viewers.map((viewer) => game.view(viewer)),
    last: viewers.map((viewer) => game.history(viewer).slice(rare ? 0 : -1)),
    legal: seats.map((seat) => game.legal(seat)),
    refusals: rare
      ? seats.map((seat) => ROUTES.map((_, route) => whyNotRoute(asked, game.view(seat), game.legal(seat), route)))
      : null,
    reasons: rare ? seats.map((seat) => reasons(game, seat)) : null,
    outcome: game.outcome(),
  });
};

let steps = 0;
for (const { name, record: text, hashes } of JSON.parse(readFileSync(file, "utf8"))) {
  const fail = (what, step, detail) => {
    console.error(`${name}, action ${step}: ${what} differs\n${detail}`);
    process.exit(1);
  };
  const record = decodeRecord(text);
  const firstSeat = record.first_seat_drawn ? null : record.first_seat;
  const deal = { seats: record.seats, seed: bytesOf(record.seed), firstSeat, rules: record.rules };
  const game = new Game(rules, deal);
  hashes.forEach((expected, step) => {
    if (step) game.playWords(record.actions[step - 1].seat, record.actions[step - 1].action);
    const said = told(game, step);
    if (createHash("sha256").update(said).digest("hex") !== expected) fail("what is told", step, said);
    steps++;
  });
  const wrong = strayed(game, record);
  if (wrong) fail("a followed view", hashes.length, wrong);
  if (encodeRecord(game.record()) !== text) fail("the record", hashes.length, encodeRecord(game.record()));
  if (replay(rules, record, 5).length !== Math.min(5, record.actions.length)) fail("the replay", 5, "");
  if (verify(rules, text).length !== 6) fail("what is verified", hashes.length, verify(rules, text));
}

// Games played here, by bots of every level, for Python to verify.
const levels = Object.keys(LEVELS);
const net = rules.newNet(readFileSync(new URL("../../damrak/bots/weights/master.bin", import.meta.url)));
const records = [2, 3, 4].map((players) => {
  const mine = [...levels.slice(0, players - 1), "master"];
  const game = new Game(rules, {
    seats: mine.map((level) => `Ł ${level}`),
    seed: new Uint8Array(32).fill(40 + players),
    firstSeat: players === 4 ? 2 : null,
  });
  const quick = { master: "guided@16", ...(players === 2 ? { apprentice: "search@20ms" } : {}) };
  const bots = mine.map((level) => botOf(rules, quick[level] ?? level, net));
  while (!game.isOver) {
    const seat = game.waitingFor()[0];
    game.play(seat, decide(bots[seat].think(game.observation(seat))));
  }
  return encodeRecord(game.record());
});
writeFileSync(played, JSON.stringify(records));
console.log(JSON.stringify({ steps }));
