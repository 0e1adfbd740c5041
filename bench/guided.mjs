// The part of guided.py in Node: milliseconds of processor time a simulation.
import { readFileSync } from "node:fs";
import { Rules } from "../web/build/generated/rules.js";

const near = (path) => readFileSync(new URL(path, import.meta.url));
const { rounds, comparisons, seen } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const rules = await Rules.load(near("../web/src/generated/rules.wasm"));
const net = rules.newNet(near("../damrak/bots/weights/master.bin"));
const guide = rules.newGuide();
const observation = rules.newObservation();
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let best = Infinity;
for (let round = 0; round < rounds; round++) {
  rules.seedChoices(1n);
  const started = spent();
  let count = 0;
  for (const bytes of seen) {
    observation.bytes.set(Buffer.from(bytes, "hex"));
    const steps = rules.guidedSteps(observation, net, guide);
    if (steps.begin()) for (let n = 0; n < comparisons; n++) count += steps.compare();
  }
  best = Math.min(best, (spent() - started) / count);
}
console.log(best);
