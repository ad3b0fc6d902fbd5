/** The name of a free cell says what a tile does there, and distinguishes a battle from a completed realm. */

import { en } from '@asteroute/words/en/table.ts';
import { expect, test } from 'vitest';
import type { PlacementOption } from '../../match/draft.ts';
import { fitText } from './fit-words.ts';

const opening: Pick<PlacementOption, 'x' | 'y' | 'rotations'> = { x: 1, y: 0, rotations: [0, 2] };

test.each([
  [false, false, 'East\u00a01, empty, fits in 2 rotations'],
  [true, false, 'East\u00a01, empty, fits in 2 rotations, completes something'],
  [false, true, 'East\u00a01, empty, fits in 2 rotations, starts a battle'],
  [true, true, 'East\u00a01, empty, fits in 2 rotations, completes something, starts a battle'],
])('completes: %s, battle: %s', (completes, battle, due) => {
  expect(fitText(en, opening, { completes, battle })).toBe(due);
});
