/** Plays sounds once the browser lets it, that is after a first click or key. */
import { settings } from "../../settings.svelte.ts";
import type { Sound } from "./sounds.ts";

export type { Sound };

export class Speaker {
  /** 0 to 1, as people set it. */
  volume = 0.5;
  private context: AudioContext | null = null;
  private out: AudioNode | null = null;
  private readonly buffers = new Map<Sound, AudioBuffer>();

  /** Call it from a click or a key: browsers start no sound before one. */
  wake(): void {
    if (typeof AudioContext === "undefined") return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
  }

  play(sound: Sound): void {
    if (this.context && this.volume > 0) void this.ring(this.context, sound);
  }

  private async ring(context: AudioContext, sound: Sound): Promise<void> {
    const { RATE, render } = await import("./sounds.ts");
    if (context.state !== "running") return;
    let buffer = this.buffers.get(sound);
    if (!buffer) {
      const samples = render(sound);
      buffer = context.createBuffer(1, samples.length, RATE);
      buffer.copyToChannel(samples, 0);
      this.buffers.set(sound, buffer);
    }
    const source = context.createBufferSource();
    source.buffer = buffer;
    const gain = context.createGain();
    gain.gain.value = this.volume ** 1.5; // ears hear steps of loudness, not of pressure
    source.connect(gain).connect((this.out ??= limited(context)));
    source.start();
  }
}

/** Several sounds at once are held below the loudest that a device can play. */
function limited(context: AudioContext): AudioNode {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -6;
  limiter.connect(context.destination);
  return limiter;
}

/** One for the whole page: browsers lend out few of them. */
export const speaker = new Speaker();

/** Play a sound as loud as the player wants it. */
export function ring(sound: Sound): void {
  speaker.volume = settings.sound ? settings.volume : 0;
  speaker.play(sound);
}
