/** The sounds of the table, composed of bells, wood and noise; each is rendered to samples once. */

export const SOUNDS = ["card", "knock", "cart", "turn", "gilt", "failed", "coin", "tick", "alarm", "win", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Samples a second. */
export const RATE = 24000;

type Samples = Float32Array<ArrayBuffer>;

/** The partials of a carillon bell: frequency, loudness and how long it rings, each against the prime. */
const BELL = [
  [0.5, 0.5, 1.3],
  [1, 1, 1],
  [1.2, 0.75, 0.8],
  [1.5, 0.3, 0.55],
  [2, 0.85, 0.5],
  [2.51, 0.22, 0.3],
  [3.01, 0.3, 0.25],
  [4.17, 0.16, 0.15],
] as const;

/** A block of wood: a bar that is free at both ends. */
const WOOD = [
  [1, 1, 1],
  [2.76, 0.5, 0.55],
  [5.4, 0.25, 0.3],
] as const;

/** A coin: partials without any order, and short. */
const COIN = [
  [1, 1, 1],
  [1.53, 0.7, 0.8],
  [2.41, 0.5, 0.6],
] as const;

const ATTACK = 0.003;
const RELEASE = 0.02;

/** Adds something struck: partials that fade, each from its own loudness. */
function strike(into: Samples, at: number, hertz: number, loud: number, seconds: number, partials: typeof BELL | typeof WOOD | typeof COIN): void {
  for (const [ratio, part, lasts] of partials) {
    const turn = (2 * Math.PI * hertz * ratio) / RATE;
    const fade = Math.exp(-5 / (seconds * lasts * RATE));
    let level = loud * part;
    for (let k = 0, place = Math.round(at * RATE); place < into.length && level > 1e-4; k++, place++) {
      into[place]! += level * Math.sin(turn * k) * Math.min(1, k / (ATTACK * RATE));
      level *= fade;
    }
  }
}

interface Hiss {
  readonly at: number;
  readonly seconds: number;
  readonly loud: number;
  /** The middle of the band at the start and at the end, in hertz. */
  readonly from: number;
  readonly to: number;
  /** How narrow the band is. */
  readonly sharp: number;
}

/** Adds noise of one band that swells quickly and fades: a card, a wheel on stone. */
function hiss(into: Samples, { at, seconds, loud, from, to, sharp }: Hiss): void {
  const length = Math.round(seconds * RATE);
  let [low, band, seed] = [0, 0, 1];
  for (let k = 0; k < length; k++) {
    seed = (seed * 48271) % 2147483647; // a plain generator: every rendering is alike
    const hertz = from + ((to - from) * k) / length;
    const tune = 2 * Math.sin((Math.PI * hertz) / RATE);
    const high = (seed / 2147483647) * 2 - 1 - low - band / sharp;
    band += tune * high;
    low += tune * band;
    const shape = Math.min(1, k / (0.15 * length)) * (1 - k / length) ** 2;
    const place = Math.round(at * RATE) + k;
    if (place < into.length) into[place]! += loud * shape * band;
  }
}

function bell(into: Samples, at: number, hertz: number, loud: number, seconds = 2.2): void {
  strike(into, at, hertz, loud, seconds, BELL);
  hiss(into, { at, seconds: 0.02, loud: loud * 0.4, from: 4000, to: 3000, sharp: 1 });
}

function wood(into: Samples, at: number, hertz: number, loud: number): void {
  strike(into, at, hertz, loud, 0.18, WOOD);
  hiss(into, { at, seconds: 0.03, loud: loud * 0.6, from: 1600, to: 700, sharp: 1.5 });
}

/** Wheels over cobbles: a rumble, and a knock of wood for each stone, never quite in time. */
function cart(into: Samples): void {
  hiss(into, { at: 0, seconds: 0.75, loud: 0.5, from: 160, to: 110, sharp: 2 });
  [0.02, 0.11, 0.18, 0.28, 0.35, 0.46, 0.58].forEach((at, k) => {
    wood(into, at, 150 + ((k * 47) % 60), 0.5 - k * 0.05);
    hiss(into, { at, seconds: 0.06, loud: 0.3 - k * 0.03, from: 1100, to: 500, sharp: 2 });
  });
}

const [C5, G5, A5, C6, D6, E6, G6] = [523.3, 784, 880, 1046.5, 1174.7, 1318.5, 1568] as const;

/** Bells one after another: when, which, how loud. */
type Tune = readonly (readonly [number, number, number])[];

function chime(into: Samples, tune: Tune, seconds?: number): void {
  for (const [at, hertz, loud] of tune) bell(into, at, hertz, loud, seconds);
}

/** The tower plays for the winner: a phrase that climbs, an answer, and three bells together. */
const VICTORY: Tune = [
  [0, G5, 0.5], [0.24, C6, 0.5], [0.48, D6, 0.5], [0.72, E6, 0.6], [1.2, D6, 0.45], [1.44, C6, 0.45],
  [1.68, A5, 0.5], [1.92, C6, 0.5], [2.4, G5, 0.5], [2.64, C6, 0.5], [2.88, E6, 0.6], [3.36, G6, 0.55],
  [0, C5, 0.4], [1.68, C5, 0.35], [3.84, C5, 0.5], [3.84, E6, 0.5], [3.86, C6, 0.6],
];

/** The hour strikes: the game is over, and somebody else has won. */
const HOUR: Tune = [[0, E6, 0.4], [0.4, C6, 0.45], [0.8, G5, 0.5], [1.3, C5, 0.6]];

interface Composition {
  readonly seconds: number;
  /** What makes it as loud as the others; `npm test` measures it. */
  readonly gain: number;
  readonly play: (into: Samples) => void;
}

const COMPOSITIONS: Readonly<Record<Sound, Composition>> = {
  card: {
    seconds: 0.16,
    gain: 0.44,
    play: (into) => {
      hiss(into, { at: 0, seconds: 0.11, loud: 0.7, from: 2200, to: 4600, sharp: 1.2 });
      hiss(into, { at: 0.07, seconds: 0.05, loud: 0.8, from: 3000, to: 1500, sharp: 1 });
    },
  },
  knock: { seconds: 0.3, gain: 0.41, play: (into) => wood(into, 0, 210, 0.8) },
  cart: { seconds: 0.85, gain: 0.336, play: cart },
  turn: { seconds: 2.4, gain: 0.1, play: (into) => chime(into, [[0, G5, 0.6]]) },
  gilt: { seconds: 2.2, gain: 0.072, play: (into) => chime(into, [[0, C6, 0.5], [0.12, E6, 0.5], [0.24, G6, 0.6]], 1.6) },
  failed: {
    seconds: 0.5,
    gain: 0.32,
    play: (into) => {
      wood(into, 0, 165, 0.7);
      wood(into, 0.14, 123, 0.8);
    },
  },
  coin: {
    seconds: 0.5,
    gain: 0.19,
    play: (into) => [0, 0.07].forEach((at, k) => strike(into, at, 2300 + k * 420, 0.5, 0.4, COIN)),
  },
  tick: { seconds: 0.15, gain: 0.47, play: (into) => strike(into, 0, 1250, 0.8, 0.1, WOOD) },
  alarm: { seconds: 2, gain: 0.066, play: (into) => chime(into, [0, 0.16, 0.32].map((at) => [at, D6, 0.6]), 1.2) },
  win: { seconds: 6.4, gain: 0.0555, play: (into) => chime(into, VICTORY, 2.6) },
  end: { seconds: 3.8, gain: 0.09, play: (into) => chime(into, HOUR, 2.6) },
};

/** The samples of a sound, between -1 and 1; it begins and ends in silence. */
export function render(sound: Sound): Samples {
  const { seconds, gain, play } = COMPOSITIONS[sound];
  const samples = new Float32Array(Math.round(seconds * RATE));
  play(samples);
  const release = RELEASE * RATE;
  return samples.map((sample, k) => gain * sample * Math.min(1, (samples.length - 1 - k) / release));
}
