import { expect, test } from 'vitest';
import { drawChance } from './draws.ts';

/** Every way to draw `draws` tiles, in order, from a stack whose first `wanted` tiles are the wanted ones. */
function enumerated(wanted: number, stack: number, draws: number): number {
  let [hits, ways] = [0, 0];
  const go = (left: readonly number[], depth: number, hit: boolean): void => {
    if (depth === 0 || left.length === 0) {
      ways++;
      if (hit) hits++;
      return;
    }
    for (const tile of left) {
      go(
        left.filter((t) => t !== tile),
        depth - 1,
        hit || tile < wanted,
      );
    }
  };
  go([...Array(stack).keys()], draws, false);
  return hits / ways;
}

test('agrees with counting every order of drawing', () => {
  for (let stack = 1; stack <= 7; stack++) {
    for (let wanted = 0; wanted <= stack; wanted++) {
      for (let draws = 0; draws <= 5; draws++) {
        expect(drawChance(wanted, stack, draws), `${wanted} of ${stack}, ${draws} draws`).toBeCloseTo(
          enumerated(wanted, stack, draws),
          12,
        );
      }
    }
  }
});

test('no tile can come from an empty stack', () => {
  expect(drawChance(0, 0, 3)).toBe(0);
});
