import { expect, test } from 'vitest';
import { scale, stir, Xorshift } from './xorshift.ts';

test('the states are those of xorshift32 with shifts 13, 17 and 5 (Marsaglia 2003)', () => {
  const states: number[] = [];
  for (let state = stir(1); states.length < 5; state = stir(state)) states.push(state >>> 0);
  expect(states).toEqual([270369, 67634689, 2647435461, 307599695, 2398689233]);
});

test('every number below a bound comes about equally often', () => {
  const random = new Xorshift(7);
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) counts[random.below(6)]++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  expect([scale(-1, 4096), scale(0, 4096)]).toEqual([4095, 0]);
});
