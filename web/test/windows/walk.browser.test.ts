/** A part of the walk through every state, size and language; `npm run soak -- --only windows` runs all of it. */
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/stage.ts';
import { SCENES } from './scenes.ts';
import { SIZES, walk } from './walk.ts';

/** A phone, the same on its side, and a low laptop: where least fits. */
const TIGHT = SIZES.filter(({ width }) => [360, 667, 1366].includes(width));
/** The same, a tablet, the largest screen, and 400 %. */
const VARIED = SIZES.filter(({ width }) => [360, 667, 1366, 820, 2560, 320].includes(width));

const PARTS = [
  { tag: 'de-DE', scene: 'turn', sizes: VARIED, states: 6 },
  { tag: 'ru-RU', scene: 'attack', sizes: TIGHT, states: 5 },
  { tag: 'ru-RU', scene: 'end', sizes: TIGHT, states: 2 },
  { tag: 'de-DE', scene: 'online', sizes: TIGHT, states: 7 },
  { tag: 'ru-RU', scene: 'start', sizes: TIGHT, states: 3 },
];

test.each(PARTS)('in $tag nothing of "$scene" is cut or out of reach', async ({ tag, scene, sizes, states }) => {
  const scenes = SCENES.filter(({ name }) => name === scene);
  const plan = { url: inject('gameServer'), browser: await sharedChromium(), scenes, sizes, tags: [tag] };
  expect(await walk(plan)).toEqual({ states: states * sizes.length, faults: [] });
});
