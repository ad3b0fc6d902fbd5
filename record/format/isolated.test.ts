import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test.each([
  ['Ada', 'Ada'],
  ['Преображенский 1', 'Преображенский 1'],
  ['שירה', '\u2068שירה\u2069'],
  ['ليلى 7', '\u2068ليلى 7\u2069'],
  ['\u2068שירה\u2069 +1', '\u2068שירה\u2069 +1'],
])('%s', (name, shown) => {
  expect(isolated(name)).toBe(shown);
});
