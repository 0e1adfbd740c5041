/** The rules and the net, each loaded once for each thread that plays. */
import { sha256 } from "@noble/hashes/sha2.js";
import weightsAddress from "../../../damrak/bots/weights/master.bin?url";
import { NET } from "../generated/facts.ts";
import { Rules, type Net } from "../rules/rules.ts";
import address from "../generated/rules.wasm?url";
import { Onlooker } from "../game/onlooker.ts";
import { hex } from "../game/record.ts";

/** Of large files that are fetched when they are first needed; sw.js leaves it alone. */
const STORE = "damrak-later";

/** What a net knows is not on this device and cannot be fetched now. */
export class NoNet extends Error {}

let loaded: Promise<Rules> | null = null;

/** A thread that looks at a game closely names the larger module. */
export function loadRules(module = address): Promise<Rules> {
  loaded ??= fetch(module)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => Rules.load(bytes));
  return loaded;
}

let onlooker: Promise<Onlooker | null> | null = null;

/** The rules for a page that looks at a game; null where they cannot be fetched now. */
export function loadOnlooker(): Promise<Onlooker | null> {
  onlooker ??= loadRules()
    .then((rules) => new Onlooker(rules))
    .catch(() => (onlooker = loaded = null));
  return onlooker;
}

let net: Promise<Net> | null = null;

/** The net in these rules; throws a NoNet, and may be asked again. */
export function loadNet(rules: Rules): Promise<Net> {
  net ??= loadWeights()
    .then((weights) => rules.newNet(weights))
    .catch((error: unknown) => {
      net = null;
      throw error;
    });
  return net;
}

async function loadWeights(): Promise<Uint8Array> {
  const store = await openStore();
  const kept = await store?.match(weightsAddress);
  const known = kept && (await bytesIn(kept));
  if (known && isWhole(known)) return known;
  const answer = await fetch(weightsAddress).catch(() => null);
  const fetched = answer?.ok ? await bytesIn(answer.clone()).catch(() => null) : null;
  if (!fetched || !isWhole(fetched)) throw new NoNet("the weights cannot be fetched");
  await keepOnly(store, answer!);
  return fetched;
}

async function bytesIn(answer: Response): Promise<Uint8Array> {
  return new Uint8Array(await answer.arrayBuffer());
}

function isWhole(weights: Uint8Array): boolean {
  return weights.length === NET.bytes && hex(sha256(weights)) === NET.sha256;
}

/** Null where a browser keeps nothing: then the file is fetched for every game. */
async function openStore(): Promise<Cache | null> {
  try {
    return await caches.open(STORE);
  } catch {
    return null;
  }
}

/** Keep this file, and none of an older version. */
async function keepOnly(store: Cache | null, answer: Response): Promise<void> {
  try {
    for (const old of (await store?.keys()) ?? []) await store!.delete(old);
    await store?.put(weightsAddress, answer);
  } catch {
    // no room: it plays all the same
  }
}
