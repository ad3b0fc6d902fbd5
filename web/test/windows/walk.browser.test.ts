/** A part of the walk through every state, size and language; `npm run soak -- --only windows` runs all of it. */
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/stage.ts';
import { SCENES } from './scenes.ts';
import { SIZES, walk } from './walk.ts';

/** The windows of these widths. */
const wide = (...widths: readonly number[]) => SIZES.filter(({ width }) => widths.includes(width));

/** Each scene in the windows in which least of it fits; phones, a tablet, a low and a large screen, and 400 % are all among them. */
const PARTS = [
  { tag: 'de-DE', scene: 'turn', sizes: wide(320), states: 6 },
  { tag: 'ru-RU', scene: 'attack', sizes: wide(360), states: 5 },
  { tag: 'ru-RU', scene: 'end', sizes: wide(820), states: 2 },
  { tag: 'de-DE', scene: 'online', sizes: wide(667), states: 7 },
  { tag: 'ru-RU', scene: 'start', sizes: wide(2560), states: 3 },
];

test.each(PARTS)('in $tag nothing of "$scene" is cut or out of reach', async ({ tag, scene, sizes, states }) => {
  const scenes = SCENES.filter(({ name }) => name === scene);
  const plan = { url: inject('gameServer'), browser: await sharedChromium(), scenes, sizes, tags: [tag] };
  expect(await walk(plan)).toEqual({ states: states * sizes.length, faults: [] });
});
