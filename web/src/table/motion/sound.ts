/** Sounds made of oscillators and noise; nothing is loaded. */

export type Sound = "card" | "knock" | "cart" | "turn" | "gilt" | "end";

interface Tone {
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}

interface Rush {
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly loud: number;
  readonly sharp: number;
}

interface Score {
  readonly tones?: readonly Tone[];
  readonly rushes?: readonly Rush[];
}

/** A struck bell: a hum, a prime, a minor third and a fifth above it. */
function bell(at: number, hertz: number, loud: number): Tone[] {
  return [0.5, 1, 1.2, 1.5, 2].map((partial, k) => ({
    at,
    hertz: hertz * partial,
    seconds: 1.8 / (1 + k * 0.5),
    loud: loud / (1 + k),
  }));
}

const MELODY = [523.3, 659.3, 784, 1046.5, 784, 880, 1046.5]; // a carillon on the hour

const SCORES: Readonly<Record<Sound, Score>> = {
  card: { rushes: [{ at: 0, hertz: 3800, seconds: 0.07, loud: 0.35, sharp: 0.8 }] },
  knock: {
    tones: [{ at: 0, hertz: 190, seconds: 0.09, loud: 0.5, wave: "triangle" }],
    rushes: [{ at: 0, hertz: 900, seconds: 0.03, loud: 0.3, sharp: 2 }],
  },
  cart: {
    rushes: [0, 0.06, 0.11, 0.17, 0.24].map((at, k) => ({
      at,
      hertz: 420 + (k % 2) * 160,
      seconds: 0.05,
      loud: 0.4,
      sharp: 3,
    })),
  },
  turn: { tones: bell(0, 784, 0.2) },
  gilt: { tones: [...bell(0, 1046.5, 0.14), ...bell(0.14, 1318.5, 0.14)] },
  end: { tones: MELODY.flatMap((hertz, k) => bell(k * 0.26, hertz, 0.16)) },
};

/** Plays sounds once the browser lets it, that is after a first click or key. */
export class Speaker {
  volume = 0.5;
  private context: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;

  /** Call it from a click or a key: browsers start no sound before one. */
  wake(): void {
    if (typeof AudioContext === "undefined") return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
  }

  play(sound: Sound): void {
    if (!this.context || this.context.state !== "running" || this.volume <= 0) return;
    const { tones = [], rushes = [] } = SCORES[sound];
    for (const tone of tones) this.ring(this.context, tone);
    for (const rush of rushes) this.rush(this.context, rush);
  }

  private ring(context: AudioContext, tone: Tone): void {
    const source = context.createOscillator();
    source.type = tone.wave ?? "sine";
    source.frequency.value = tone.hertz;
    this.fade(context, source, tone);
  }

  private rush(context: AudioContext, rush: Rush): void {
    const source = context.createBufferSource();
    source.buffer = this.hiss ??= makeHiss(context);
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = rush.hertz;
    filter.Q.value = rush.sharp;
    source.connect(filter);
    this.fade(context, source, rush, filter);
  }

  private fade(
    context: AudioContext,
    source: AudioScheduledSourceNode,
    { at, seconds, loud }: Tone | Rush,
    last: AudioNode = source,
  ): void {
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(loud * this.volume, 0.0002), start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    last.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + seconds + 0.02);
  }
}

/** Half a second of noise; a plain generator, for nothing depends on its quality. */
function makeHiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let k = 0; k < samples.length; k++) {
    seed = (seed * 48271) % 2147483647;
    samples[k] = (seed / 2147483647) * 2 - 1;
  }
  return buffer;
}
