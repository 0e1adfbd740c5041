/** What hints and reviews need: insight.wasm with the net and the judge in its memory. */
import judgeAddress from "../../../damrak/bots/weights/judge.bin?url";
import moduleAddress from "../generated/insight.wasm?url";
import { JUDGE } from "../generated/insight.ts";
import { fetchNet, fetchOnce, isHere, isNetHere, NoNet } from "../game/weights.ts";
import { Rules, type Net } from "../rules/rules.ts";
import { Coach } from "./coach.ts";
import { newJudge, type Judge } from "./reviewer.ts";

/** A module of its own, with a net and a judge. */
export interface Bench {
  readonly rules: Rules;
  readonly net: Net;
  readonly judge: Judge;
}

/** Throws a NoNet where something cannot be fetched now. */
export async function loadBench(): Promise<Bench> {
  const [module, net, judge] = await Promise.all([fetchModule(), fetchNet(), fetchJudge()]);
  const rules = await Rules.load(module);
  return { rules, net: rules.newNet(net), judge: newJudge(rules, judge) };
}

export async function loadCoach(): Promise<Coach> {
  const { rules, net, judge } = await loadBench();
  return new Coach(rules, net, judge);
}

/** Fetch what the net and the judge know before somebody waits for it; throws a NoNet. */
export async function fetchAhead(): Promise<void> {
  if (!(await isNetHere())) await fetchNet();
  if (!(await isHere(judgeAddress))) await fetchJudge();
}

/** What the judge knows, kept on this device like what the net knows. */
function fetchJudge(): Promise<Uint8Array> {
  return fetchOnce(judgeAddress, JUDGE);
}

async function fetchModule(): Promise<ArrayBuffer> {
  const answer = await fetch(moduleAddress).catch(() => null);
  if (!answer?.ok) throw new NoNet("the module cannot be fetched");
  return answer.arrayBuffer();
}
