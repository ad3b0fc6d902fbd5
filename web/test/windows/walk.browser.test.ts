/** A part of the walk through every state, size and language; `npm run lab -- soak --only windows` runs all of it. */
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/stage.ts';
import { SCENES } from './scenes.ts';
import { SIZES, walk } from './walk.ts';

/** The windows of these widths. */
const wide = (...widths: readonly number[]) =>
  SIZES.filter(({ width, text }) => text === 100 && widths.includes(width));
const LARGE_TEXT = SIZES.filter(({ text }) => text > 100);

/** The scenes with most on the screen, in the windows in which least of it fits. */
const PARTS = [
  { tag: 'de-DE', scene: 'turn', sizes: wide(320), states: 6 },
  { tag: 'ru-RU', scene: 'attack', sizes: wide(360), states: 6 },
  { tag: 'ru-RU', scene: 'start', sizes: [...wide(320, 2560), ...LARGE_TEXT], states: 4 },
  { tag: 'de-DE', scene: 'online for two', sizes: wide(390), states: 2 },
  { tag: 'en-US', scene: 'online over days', sizes: wide(390), states: 1 },
  { tag: 'de-DE', scene: 'draft of 3 after 45 turns', sizes: LARGE_TEXT, states: 3 },
];

test.each(PARTS)('in $tag nothing of "$scene" is cut or out of reach', async ({ tag, scene, sizes, states }) => {
  const scenes = SCENES.filter(({ name }) => name === scene);
  const plan = { url: inject('gameServer'), browser: await sharedChromium(), scenes, sizes, tags: [tag] };
  expect(await walk(plan)).toEqual({ states: states * sizes.length, faults: [] });
});
