/** What every sound measures, rendered in a real browser with all its layers, its room and the limiter. */
import { createRandom } from '@asteroute/engine';
import { SOUNDS, type SoundName } from '@asteroute/page/sound/sounds.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mouse } from '../support/pointing.ts';
import { type Rendered, render, renderAmbience, soundPage } from '../support/sound/render.ts';
import { playDoor, sharedChromium, useStage } from '../support/stage.ts';
import { atRest, dialog, takeTurn } from '../support/table-page.ts';

const NAMES = Object.keys(SOUNDS) as SoundName[];
const BATTLE: readonly SoundName[] = ['battle', 'dice', 'tied', 'retreat', 'won'];
/** Sounds that a turn never has: the end of the game, and the signal for one's own turn. */
const OUTSIDE: readonly SoundName[] = ['end', 'call'];

/** The difference of two sounds: 0 for the same pitches at the same times, 2 for nothing in common. */
const unlike = (a: Rendered, b: Rendered): number => 2 - a.features.reduce((sum, x, i) => sum + x * b.features[i], 0);

describe('every sound', { tags: ['soak'] }, () => {
  let page: Page;
  const plain = new Map<SoundName, Rendered>();
  const great = new Map<SoundName, Rendered>();

  beforeAll(async () => {
    page = await soundPage(await sharedChromium());
    for (const name of NAMES) {
      plain.set(name, await render(page, { names: [name] }));
      great.set(name, await render(page, { names: [name], weight: 1, counted: 12 }));
    }
  });
  afterAll(() => page.close());

  const both = () => [...plain, ...great];

  it('is never clipped, with all its layers or with all others at once', async () => {
    for (const [name, { peak }] of both()) expect(peak, name).toBeLessThan(-1);
    const all = await render(page, { names: NAMES, weight: 1, counted: 12 });
    expect(all.peak, 'all').toBeLessThan(-1);
    expect(all.sources, 'sources at a time, for the sake of phones').toBeLessThanOrEqual(96);
  });

  it('of a turn is as loud as the others within 12 dB (momentary loudness of BS.1770)', () => {
    const loud = both().filter(([name]) => !OUTSIDE.includes(name));
    const sorted = loud.sort(([, a], [, b]) => a.loudness - b.loudness);
    const [[quiet, low], [strong, high]] = [sorted[0], sorted[sorted.length - 1]];
    expect(high.loudness - low.loudness, `${quiet} to ${strong}`).toBeLessThan(12);
  });

  it('of a battle is heard on a laptop: half of its energy lies above 150 Hz', () => {
    for (const [name, { bands }] of both()) {
      if (BATTLE.includes(name)) expect(1 - bands[0], name).toBeGreaterThan(0.5);
    }
  });

  it('of a fight grows towards what decides it: its begin is softer, a throw is heard, a loss is softer than a win', () => {
    for (const sounds of [plain, great]) {
      const louder = (one: SoundName, other: SoundName) =>
        (sounds.get(one)?.loudness ?? 0) - (sounds.get(other)?.loudness ?? 0);
      expect(louder('won', 'battle')).toBeGreaterThan(2);
      expect(louder('won', 'retreat')).toBeGreaterThan(1);
      expect(louder('dice', 'draw')).toBeGreaterThan(2.5);
      expect(louder('won', 'dice')).toBeLessThan(7);
    }
  });

  it('is short, but for the end of a game, which lasts four seconds', () => {
    for (const [name, { heard }] of both()) {
      if (name === 'end') expect(heard).toBeGreaterThan(4);
      else expect(heard, name).toBeLessThan(3.2);
    }
  });

  it('of a bell has many partials, and grows with the weight of its moment', () => {
    for (const name of NAMES.filter((one) => one.startsWith('score-'))) {
      expect(plain.get(name)?.purest, name).toBeLessThan(0.6);
      const [low, high] = [plain.get(name)?.loudness ?? 0, great.get(name)?.loudness ?? 0];
      expect(high - low, name).toBeGreaterThan(2);
    }
  });

  it('can be told from every other', () => {
    const sounds = [...plain];
    const pairs = sounds.flatMap(([a, one], i) =>
      sounds.slice(i + 1).map(([b, other]) => ({ a, b, far: unlike(one, other) })),
    );
    const nearest = pairs.sort((x, y) => x.far - y.far)[0];
    expect(nearest.far, `${nearest.a} ${nearest.b}`).toBeGreaterThan(0.2);
  });

  it('comes from its place on the board, and is not quite the same twice', async () => {
    const [left, right] = await Promise.all([-0.7, 0.7].map((pan) => render(page, { names: ['tile-wood'], pan })));
    expect(left.side).toBeLessThan(-0.4);
    expect(right.side).toBeGreaterThan(0.4);
    const again = await render(page, { names: ['dice'], seed: 2 });
    const dice = plain.get('dice') as Rendered;
    expect(unlike(again, dice)).toBeGreaterThan(0.002);
    expect(unlike(again, dice)).toBeLessThan(0.3);
  });

  it.each(['charted-space', 'countryside'] as const)('has a quiet ambience under it: %s', async (theme) => {
    const usual = await renderAmbience(page, theme, 0.3);
    // Far below every sound at the usual volume, never silent, and without a seam.
    expect(usual.loudness).toBeLessThan(-38);
    expect(usual.quietest).toBeGreaterThan(-66);
    expect(usual.steepest).toBeLessThan(0.5);
  });
});

describe('the ambience of a table', () => {
  const open = useStage();

  /** Runs in the page: counts the sources of sound that repeat until they are stopped. */
  function countLoops(): void {
    Object.assign(globalThis, { loops: 0 });
    const counted = globalThis as unknown as { loops: number };
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      if (this.loop && when.length === 0) counted.loops++;
      start.apply(this, when);
    };
    AudioBufferSourceNode.prototype.stop = function (...when) {
      if (this.loop && this.buffer !== null && this.buffer.duration > 5) counted.loops--;
      stop.apply(this, when);
    };
  }

  it('plays while somebody looks at the table, and not if it is turned off', async () => {
    const page = await open({ speed: 'off', sounds: true, before: countLoops });
    const loops = () => page.evaluate(() => (globalThis as unknown as { loops: number }).loops);
    await playDoor(page).click();
    await atRest(page);
    await takeTurn(page, { pointing: mouse(page), random: createRandom(1) });
    await expect.poll(loops).toBeGreaterThan(0);
    const hide = (hidden: boolean) =>
      page.evaluate((yes) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => yes });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await expect.poll(loops).toBe(0);
    await hide(false);
    await expect.poll(loops).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await dialog(page, 'Menu').getByRole('slider', { name: 'Ambience' }).fill('0');
    await expect.poll(loops).toBe(0);
  });
});
