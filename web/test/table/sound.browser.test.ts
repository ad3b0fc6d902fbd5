import { type Part, SOUNDS, ticks } from '@asteroute/page/sound/sounds.ts';
import { limiterOf, playParts } from '@asteroute/page/sound/synth.ts';
import { expect, it } from 'vitest';
import { sharedChromium } from '../support/stage.ts';

/** A rendered sound: its loudest sample, its loudness, how long it is heard, and what is in it. */
interface Rendered {
  readonly peak: number;
  /** The loudness of the loudest tenth of a second, in decibels below full scale. */
  readonly loudness: number;
  /** Seconds until it stays below -60 dB. */
  readonly heard: number;
  /** Loudness in 24 bands of pitch, and in 24 slices of time. */
  readonly features: readonly number[];
}

interface Synth {
  readonly playParts: typeof playParts;
  readonly limiterOf: typeof limiterOf;
}

/** Runs in the page: renders a sound through the limiter, and measures it. */
async function rendered(parts: readonly Part[]): Promise<Rendered> {
  const synth = globalThis as unknown as Synth;
  const rate = 24_000;
  const context = new OfflineAudioContext(1, rate * 3, rate);
  synth.playParts(context, synth.limiterOf(context), parts, 0.01);
  const data = (await context.startRendering()).getChannelData(0);
  const level = (from: number, to: number): number =>
    Math.sqrt(data.subarray(from, to).reduce((sum, x) => sum + x * x, 0) / (to - from));
  const slices = Array.from({ length: 30 }, (_, i) => level(i * (rate / 10), (i + 1) * (rate / 10)));
  /** The energy around a frequency, by Goertzel. */
  const band = (hz: number): number => {
    const k = 2 * Math.cos((2 * Math.PI * hz) / rate);
    let [now, before] = [0, 0];
    for (const x of data) [now, before] = [x + k * now - before, now];
    return Math.sqrt(Math.max(0, now ** 2 + before ** 2 - k * now * before));
  };
  const bands = Array.from({ length: 24 }, (_, i) => {
    const low = 50 * 2 ** (i * 0.32);
    return band(low) + band(low * 1.06) + band(low * 1.13) + band(low * 1.2);
  });
  const unit = (list: readonly number[]): number[] => {
    const length = Math.hypot(...list) || 1;
    return list.map((x) => x / length);
  };
  return {
    peak: data.reduce((most, x) => Math.max(most, Math.abs(x)), 0),
    loudness: 20 * Math.log10(Math.max(...slices)),
    heard: (data.findLastIndex((x) => Math.abs(x) > 0.001) + 1) / rate,
    features: [...unit(bands), ...unit(slices.slice(0, 24))],
  };
}

/** The difference of two sounds: 0 for the same pitches at the same times, 2 for nothing in common. */
const unlike = (a: Rendered, b: Rendered): number => 2 - a.features.reduce((sum, x, i) => sum + x * b.features[i], 0);

it('sounds are neither clipped nor faint, end in time, and can be told apart', async () => {
  const page = await (await sharedChromium()).newPage();
  await page.addScriptTag({
    content: `Object.assign(globalThis, { playParts: ${playParts}, limiterOf: ${limiterOf} })`,
  });
  const sounds: [string, Rendered][] = [];
  for (const [name, parts] of Object.entries(SOUNDS)) sounds.push([name, await page.evaluate(rendered, parts)]);
  const all = Object.values<readonly Part[]>(SOUNDS).flat();
  const atOnce = await page.evaluate(rendered, [...all, ...ticks(12)]);
  await page.close();
  for (const [name, { peak, loudness, heard }] of sounds) {
    expect(peak, name).toBeLessThan(0.95);
    expect(peak, name).toBeGreaterThan(0.2);
    expect(loudness, name).toBeGreaterThan(-34);
    expect(loudness, name).toBeLessThan(-8);
    expect(heard, name).toBeLessThan(2.5);
  }
  expect(atOnce.peak, 'all at once').toBeLessThan(1);
  const pairs = sounds.flatMap(([a, one], i) =>
    sounds.slice(i + 1).map(([b, other]) => ({ a, b, far: unlike(one, other) })),
  );
  const nearest = pairs.sort((x, y) => x.far - y.far)[0];
  expect(nearest.far, `${nearest.a} ${nearest.b}`).toBeGreaterThan(0.2);
});
