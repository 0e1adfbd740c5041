/** What the net knows: a large file that is fetched once, checked, and kept on this device. */
import { sha256 } from "@noble/hashes/sha2.js";
import weightsAddress from "../../../damrak/bots/weights/master.bin?url";
import { hex } from "../game/record.ts";
import { NET } from "../generated/facts.ts";

/** Of large files that are fetched when they are first needed; sw.js leaves it alone. */
const STORE = "damrak-later";

/** What a net knows is not on this device and cannot be fetched now. */
export class NoNet extends Error {}

/** What the net knows, from this device or else from the server, and kept; throws a NoNet. */
export async function fetchNet(): Promise<Uint8Array> {
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

export async function isNetHere(): Promise<boolean> {
  return (await (await openStore())?.match(weightsAddress)) !== undefined;
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
