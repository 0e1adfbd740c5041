/** The rules and the net, each loaded once for each thread that plays. */
import { Rules, type Net } from "../rules/rules.ts";
import address from "../generated/rules.wasm?url";
import { Onlooker } from "./onlooker.ts";
import { fetchNet } from "./weights.ts";

let loaded: Promise<Rules> | null = null;

export function loadRules(): Promise<Rules> {
  loaded ??= fetch(address)
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

/** The net in these rules; throws a NoNet (weights.ts), and may be asked again. */
export function loadNet(rules: Rules): Promise<Net> {
  net ??= fetchNet()
    .then((weights) => rules.newNet(weights))
    .catch((error: unknown) => {
      net = null;
      throw error;
    });
  return net;
}
