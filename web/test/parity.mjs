// The rules in WebAssembly against the native ones: plays the games of a file that Python wrote,
// compares a hash of the whole state after every action, and prints how many agreed and how fast.
import { readFileSync } from "node:fs";
import { decide, lookAhead } from "../build/game/bots.js";
import { BOTS } from "../build/generated/facts.js";
import { TABLES } from "../build/generated/records.js";
import { Rules } from "../build/rules/rules.js";

const fnv = (bytes) => {
  let hash = 0x811c9dc5;
  for (let place = 0; place < bytes.length; place++) hash = Math.imul(hash ^ bytes[place], 0x01000193);
  return hash >>> 0;
};

const rules = await Rules.load(readFileSync(new URL("../src/generated/rules.wasm", import.meta.url)));
const { games, bots, nets, coached, guided } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const state = rules.newState();
/** Play on the board with these tables; without them on the one that the module comes with. */
const onBoard = (tables) => {
  rules.memory.write(rules.tables, Uint8Array.from(Buffer.from(tables ?? TABLES, "hex")));
  state.bytes.fill(0); // a smaller board leaves the end of the deck as it was
};
const seen = rules.newObservation();
const anew = rules.newState();
let steps = 0;

games.forEach(({ seed, players, tables, choices, hashes, legal, observed, resampled, totals, winners }, game) => {
  const fail = (what, step) => {
    console.error(`game ${game}, action ${step}: ${what} differs`);
    process.exit(1);
  };
  onBoard(tables);
  rules.newGame(state, Uint8Array.from(Buffer.from(seed, "hex")), players);
  rules.seedChoices(BigInt(choices));
  hashes.forEach((expected, step) => {
    if (rules.legalActions(state).length !== legal[step]) fail("the number of legal actions", step);
    const viewer = state.toMove[0];
    rules.observe(state, viewer, seen);
    if (fnv(seen.bytes) !== observed[step]) fail("the observation", step);
    if (rules.legalForViewer(seen).length !== legal[step]) fail("what the viewer may do", step);
    rules.apply(state, rules.randomAction(state));
    if (fnv(state.bytes) !== expected) fail("the state", step);
    steps++;
  });
  rules.resample(seen, anew);
  if (fnv(anew.bytes) !== resampled) fail("the resampled state", hashes.length);
  const score = rules.score(state);
  if (String(score.totals) !== String(totals)) fail("the score", hashes.length);
  if (String(score.winners) !== String(winners)) fail("the winner", hashes.length);
});

// Every bot in games of its own: the same choices, and after them the same generator.
const search = rules.newSearch();
const room = rules.newState();
let choices = 0;
for (const { seed, players, tables, bot, simulations, random, actions } of bots) {
  onBoard(tables);
  rules.newGame(state, Uint8Array.from(Buffer.from(seed, "hex")), players);
  rules.seedChoices(BigInt(random));
  actions.forEach((expected, step) => {
    rules.observe(state, state.toMove[0], seen);
    const chosen = simulations
      ? decide(lookAhead(rules.searchSteps(seen, room, search), simulations))
      : rules.chooseBot(BOTS.indexOf(bot), seen);
    if (chosen !== expected) {
      console.error(`${bot}, action ${step}: chose ${chosen}, not ${expected}`);
      process.exit(1);
    }
    rules.apply(state, chosen);
    choices++;
  });
}

onBoard();

// The learned net: the same choices, and every number that it judges is the same to the last bit.
const weights = readFileSync(new URL("../../damrak/bots/weights/master.bin", import.meta.url));
const net = rules.newNet(weights);
const judgement = (desk) => {
  const parts = [desk.logits, desk.judged];
  return fnv(Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))));
};
let netChoices = 0;
let netTime = 0;
nets.forEach(({ seed, players, actions, judged }, game) => {
  rules.newGame(state, Uint8Array.from(Buffer.from(seed, "hex")), players);
  actions.forEach((expected, step) => {
    rules.observe(state, state.toMove[0], seen);
    const started = performance.now();
    const chosen = rules.chooseNet(seen, net);
    netTime += performance.now() - started;
    if (chosen !== expected || judgement(net.desk) !== judged[step]) {
      console.error(`net, game ${game}, action ${step}: chose ${chosen}, not ${expected}, or judged otherwise`);
      process.exit(1);
    }
    rules.apply(state, chosen);
    netChoices++;
  });
});

// The search with the net: the same choices, from the same sums.
let guidedChoices = 0;
guided.forEach(({ seed, players, random, simulations, actions, judged }, game) => {
  rules.newGame(state, Uint8Array.from(Buffer.from(seed, "hex")), players);
  rules.seedChoices(BigInt(random));
  const guide = rules.newGuide();
  actions.forEach((expected, step) => {
    rules.observe(state, state.toMove[0], seen);
    const chosen = decide(lookAhead(rules.guidedSteps(seen, net, guide), simulations));
    const { buffer, byteOffset, byteLength } = guide.worth;
    if (chosen !== expected || fnv(new Uint8Array(buffer, byteOffset, byteLength)) !== judged[step]) {
      console.error(`guided, game ${game}, action ${step}: chose ${chosen}, not ${expected}, or judged otherwise`);
      process.exit(1);
    }
    rules.apply(state, chosen);
    guidedChoices++;
  });
});

// The coach: the same reasons for what it would do, and for other actions.
const advice = rules.newAdvice();
let advised = 0;
let adviceTime = 0;
coached.forEach(({ seed, players, actions, asked }, game) => {
  rules.newGame(state, Uint8Array.from(Buffer.from(seed, "hex")), players);
  actions.forEach((picked, step) => {
    rules.observe(state, state.toMove[0], seen);
    const before = fnv(seen.bytes);
    for (const [action, reasons] of asked[step]) {
      const started = performance.now();
      rules.advise(seen, action, advice);
      adviceTime += performance.now() - started;
      if (fnv(advice.bytes) !== reasons || fnv(seen.bytes) !== before) {
        console.error(`coach, game ${game}, action ${step}: other reasons for ${action}`);
        process.exit(1);
      }
      advised++;
    }
    rules.apply(state, picked);
  });
});

let fastest = 0;
for (let round = 0; round < 4; round++) {
  let played = 0;
  const started = performance.now();
  for (let game = 0; game < 10000; game++) {
    rules.newGame(state, new Uint8Array(32).fill(game & 255), 2 + (game % 3));
    played += rules.playout(state);
  }
  fastest = Math.max(fastest, played / (performance.now() - started));
}
const told = { net_choices: netChoices, guided_choices: guidedChoices, advised };
const paces = { steps_per_second: Math.round(fastest * 1000), net_milliseconds: netTime / netChoices, advice_milliseconds: adviceTime / advised };
console.log(JSON.stringify({ games: games.length, steps, choices, ...told, ...paces }));
