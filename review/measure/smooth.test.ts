import { expect, test } from 'vitest';
import { smoothPath } from './smooth.ts';

const free = { change: 0, seen: null };

test('a path without estimates on the way spreads what is missing by the variance of its steps', () => {
  const { values, variances } = smoothPath(
    0,
    [
      { ...free, variance: 1 },
      { ...free, variance: 1 },
      { ...free, variance: 2 },
    ],
    4,
  );
  expect(values).toEqual([0, 1, 2, 4].map((value) => expect.closeTo(value, 9)));
  expect(variances).toEqual([0.75, 0.75, 1].map((value) => expect.closeTo(value, 9)));
});

test('an estimate on the way draws the path to itself, as much as its variance says', () => {
  const seen = { value: 3, variance: 1 };
  const { values, variances } = smoothPath(
    0,
    [
      { change: 1, variance: 1, seen },
      { ...free, variance: 1 },
    ],
    1,
  );
  expect(values).toEqual([0, 5 / 3, 1].map((value) => expect.closeTo(value, 9)));
  expect(variances).toEqual([1 / 3, 1 / 3].map((value) => expect.closeTo(value, 9)));
});
