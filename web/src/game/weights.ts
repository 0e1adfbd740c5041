/** What the net knows: a large file that is fetched once, checked, and kept on this device. */
import { sha256 } from "@noble/hashes/sha2.js";
import judgeAddress from "../../../damrak/bots/weights/judge.bin?url";
import weightsAddress from "../../../damrak/bots/weights/master.bin?url";
import { hex } from "./record.ts";
import { NET } from "../generated/facts.ts";

/** Of large files that are fetched when they are first needed; sw.js leaves it alone. */
const STORE = "damrak-later";

/** What a net knows is not on this device and cannot be fetched now. */
export class NoNet extends Error {}

/** What the net knows, from this device or else from the server, and kept; throws a NoNet. */
export function fetchNet(): Promise<Uint8Array> {
  return fetchOnce(weightsAddress, NET);
}

/** A large file with this size and checksum, in the same way. */
export async function fetchOnce(address: string, whole: Whole): Promise<Uint8Array> {
  const store = await openStore();
  const kept = await store?.match(address);
  const known = kept && (await bytesIn(kept));
  if (known && isWhole(known, whole)) return known;
  const answer = await fetch(address).catch(() => null);
  const fetched = answer?.ok ? await bytesIn(answer.clone()).catch(() => null) : null;
  if (!fetched || !isWhole(fetched, whole)) throw new NoNet("the weights cannot be fetched");
  await keep(store, address, answer!);
  return fetched;
}

export function isNetHere(): Promise<boolean> {
  return isHere(weightsAddress);
}

/** The same for hints and reviews, which need the judge, too. */
export async function isAdviceHere(): Promise<boolean> {
  return (await isNetHere()) && (await isHere(judgeAddress));
}

/** Whether this device keeps such a file. */
export async function isHere(address: string): Promise<boolean> {
  return (await (await openStore())?.match(address)) !== undefined;
}

async function bytesIn(answer: Response): Promise<Uint8Array> {
  return new Uint8Array(await answer.arrayBuffer());
}

interface Whole {
  readonly bytes: number;
  readonly sha256: string;
}

function isWhole(weights: Uint8Array, whole: Whole): boolean {
  return weights.length === whole.bytes && hex(sha256(weights)) === whole.sha256;
}

/** The name of a file without what tells its versions apart. */
function stem(address: string): string {
  return /[^/]*$/.exec(address)![0].split(/[-.]/)[0]!;
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
async function keep(store: Cache | null, address: string, answer: Response): Promise<void> {
  try {
    for (const old of (await store?.keys()) ?? [])
      if (stem(old.url) === stem(address)) await store!.delete(old);
    await store?.put(address, answer);
  } catch {
    // no room: it plays all the same
  }
}
