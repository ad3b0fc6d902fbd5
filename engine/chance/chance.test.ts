import { expect, test } from 'vitest';
import { createDealer, createRandom } from './chance.ts';

test.each([0, -1, 0.5, Number.NaN])('below %d there is no number, which throws instead of searching for ever', (n) => {
  expect(() => createRandom(1).below(n)).toThrow('no number below');
});

test('from an empty stack no tile is drawn', () => {
  expect(() => createDealer(1).draw([0, 0], 0)).toThrow('no number below 0');
});
