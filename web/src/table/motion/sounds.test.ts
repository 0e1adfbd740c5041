import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { RATE, render, SOUNDS, type Sound } from "./sounds.ts";

/** Set DAMRAK_SOUNDS to a folder to listen to the files. */
const folder = process.env["DAMRAK_SOUNDS"] ?? mkdtempSync(join(tmpdir(), "sounds-"));
const files = new Map<Sound, Float32Array>();

/** A file with 16 bits a sample, as any player reads it. */
function writeWave(name: string, samples: Float32Array): string {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + 2 * samples.length, 4);
  file.write("WAVEfmt ", 8);
  for (const [at, value] of [[16, 16], [24, RATE], [28, 2 * RATE], [40, 2 * samples.length]] as const) file.writeUInt32LE(value, at);
  for (const [at, value] of [[20, 1], [22, 1], [32, 2], [34, 16]] as const) file.writeUInt16LE(value, at);
  file.write("data", 36);
  samples.forEach((sample, k) => file.writeInt16LE(Math.round(sample * 32767), 44 + 2 * k)); // throws where it clips
  const path = join(folder, `${name}.wav`);
  writeFileSync(path, file);
  return path;
}

function readWave(path: string): Float32Array {
  const file = readFileSync(path);
  return Float32Array.from({ length: (file.length - 44) / 2 }, (_, k) => file.readInt16LE(44 + 2 * k) / 32768);
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** How much of one frequency a sound holds (Goertzel). */
function power(samples: Float32Array, hertz: number): number {
  const twice = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
  let [last, before] = [0, 0];
  for (const sample of samples) [last, before] = [sample + twice * last - before, last];
  return last * last + before * before - twice * last * before;
}

/** Of all sounds, at full volume. */
const LOUDNESS = -26;
const NOTES = Array.from({ length: 66 }, (_, k) => 60 * 2 ** (k / 9.2)); // 60 Hz to 8 kHz

/** The middle of the spectrum: half of its power lies below this frequency. */
function middle(samples: Float32Array): number {
  const powers = NOTES.map((hertz) => power(samples, hertz) * hertz);
  const half = powers.reduce((sum, each) => sum + each, 0) / 2;
  let sum = 0;
  return NOTES.find((_, k) => (sum += powers[k]!) >= half)!;
}

/** Decibels of the loudest 400 ms, as ears hear them: the low end counts less (ITU-R BS.1770). */
function loudness(samples: Float32Array): number {
  const heard = weighted(samples);
  const window = 0.4 * RATE;
  let [sum, most] = [0, 0];
  heard.forEach((sample, k) => {
    sum += sample * sample - (k >= window ? heard[k - window]! ** 2 : 0);
    most = Math.max(most, sum);
  });
  return 10 * Math.log10(most / window);
}

/** A shelf above 1.5 kHz of 4 dB, and nothing below 40 Hz. */
function weighted(samples: Float32Array): Float32Array {
  const [pass, shelf] = [Math.exp((-2 * Math.PI * 40) / RATE), Math.exp((-2 * Math.PI * 1500) / RATE)];
  let [low, base] = [0, 0];
  return samples.map((sample) => {
    base = (1 - pass) * sample + pass * base;
    const clean = sample - base;
    low = (1 - shelf) * clean + shelf * low;
    return low + 1.585 * (clean - low);
  });
}

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const sound of SOUNDS) files.set(sound, readWave(writeWave(sound, render(sound))));
});

describe.each(SOUNDS)("%s", (sound) => {
  test("never clips, and leaves room for another sound at the same time", () => {
    const peak = peakOf(files.get(sound)!);
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThan(0.75);
  });

  test("is as loud as the others", () => {
    expect(Math.abs(loudness(files.get(sound)!) - LOUDNESS)).toBeLessThan(1.5);
  });

  test("begins and ends in silence, about zero", () => {
    const samples = files.get(sound)!;
    expect(Math.abs(samples[0]!)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.002);
  });
});

test("each has a place of its own in the spectrum: carts below, wood, bells, coins and cards above", () => {
  const at = (sound: Sound): number => middle(files.get(sound)!);
  expect(at("cart")).toBeLessThan(400);
  expect(at("failed")).toBeLessThan(at("knock"));
  expect(at("knock")).toBeLessThan(at("turn"));
  expect(at("turn")).toBeLessThan(at("gilt"));
  expect(at("gilt")).toBeLessThan(at("coin"));
  expect(at("coin")).toBeGreaterThan(1800);
  expect(at("card")).toBeGreaterThan(1800);
});

test("a bell rings with its hum and its minor third, not between them", () => {
  const bell = files.get("turn")!;
  for (const ratio of [0.5, 1, 1.2, 2]) expect(power(bell, 784 * ratio)).toBeGreaterThan(20 * power(bell, 784 * ratio * 1.09));
});
