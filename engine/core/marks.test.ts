import { expect, test } from 'vitest';
import { Playout } from '../index.ts';
import { scores } from '../observe/observe.ts';
import type { Game } from '../play/play.ts';
import { scene } from '../test/testing.ts';
import type { Node } from '../vocabulary/types.ts';
import { Marks } from './marks.ts';
import { clonePosition } from './position.ts';

const NODES = [0, 1, 700] as readonly number[] as readonly Node[];

test.each([0, 2 ** 31 - 3, 2 ** 31 - 2, 2 ** 31 - 1])(
  'a set cleared for the %i-th time holds what was added since',
  (passes) => {
    const marks = new Marks(1024, passes);
    for (let pass = 0; pass < 5; pass++) {
      marks.clear();
      expect(NODES.map((node) => marks.add(node))).toEqual([true, true, true]);
      expect(NODES.map((node) => marks.add(node))).toEqual([false, false, false]);
    }
  },
);

/** Plays a random game to its end with a ruleset whose marks have already seen `passes` passes; returns the scores. */
function playedAfter(passes: number, seed: number): number[] {
  const { rules, position }: Game = scene({ edition: 'classic', colors: 'red blue', modules: ['farmers'] });
  const pos = clonePosition(position);
  const worn = { ...rules, marks: new Marks(1024, passes) };
  new Playout(worn, seed).run(pos);
  return scores({ rules, position: pos });
}

test('K-14 a meadow counts a city once, however many counts there were before', () => {
  for (let seed = 1; seed <= 40; seed++)
    expect(playedAfter(2 ** 31 - 20, seed), `seed ${seed}`).toEqual(playedAfter(0, seed));
});
