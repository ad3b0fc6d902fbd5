/**
 * A part of the walk through every state, size and language: `npm run soak -- --only windows` goes all of it.
 */
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/stage.ts';
import { SCENES } from './scenes.ts';
import { SIZES, walk } from './walk.ts';

test('in German nothing of a turn and its sheets is cut, covered or out of reach', async () => {
  const scenes = SCENES.filter(({ name }) => name === 'turn');
  const plan = { url: inject('gameServer'), browser: await sharedChromium(), scenes, sizes: SIZES, tags: ['de-DE'] };
  const { states, faults } = await walk(plan);
  expect(faults).toEqual([]);
  expect(states).toBe(6 * SIZES.length);
});
