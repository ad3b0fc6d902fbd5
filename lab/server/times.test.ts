import { expect, test } from 'vitest';
import { describeTimes } from './times.ts';

test('times are told by their median and the longest', () => {
  expect(describeTimes([900.4, 7, 80])).toBe('80 ms (at most 900)');
  expect(describeTimes([])).toBe('never');
});
