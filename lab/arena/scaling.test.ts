import { expect, test } from 'vitest';
import { speedUp } from './scaling.ts';

test('workers share bands evenly until the database is what they wait for', () => {
  const bands = new Array<number>(640).fill(1000);
  expect(speedUp({ bands, database: 0 }, 2)).toBe(2);
  expect(speedUp({ bands, database: 0 }, 64)).toBe(64);
  const slow = speedUp({ bands, database: 100 }, 64);
  expect([slow > 10, slow <= 11]).toEqual([true, true]);
  expect(speedUp({ bands: bands.slice(0, 65), database: 0 }, 64)).toBeCloseTo(32.5, 12);
});
