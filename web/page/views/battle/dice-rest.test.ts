import { expect, test } from 'vitest';
import { restOf } from './dice-rest.ts';

const sizes = { area: { width: 900, height: 400 }, dice: { width: 400, height: 70 }, die: 70 };
const spot = { x: 0, y: 50 };

test.each([
  ['above the contested place', [spot], { x: 0, y: -48 }],
  ['below it, where meeples of the realm stand above', [spot, { x: 20, y: -40 }], { x: 0, y: 148 }],
  ['beside it, where they stand above and below', [spot, { x: 0, y: -40 }, { x: 0, y: 140 }], { x: -250, y: 50 }],
  [
    'where they cover the fewest, if all cover some',
    [spot, { x: 0, y: -40 }, { x: 40, y: -40 }, { x: 0, y: 140 }, ...[-200, -150, 200, 250].map((x) => ({ x, y: 40 }))],
    { x: 0, y: 148 },
  ],
])('dice come to rest %s', (_, meeples, rest) => {
  expect(restOf(spot, meeples, sizes)).toEqual(rest);
});
