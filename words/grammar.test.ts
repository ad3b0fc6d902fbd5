import { expect, test } from 'vitest';
import { dateText } from './grammar.ts';

test('the first of a month is 1er in French, and other days and languages are as usual', () => {
  const days = [1, 11, 21].map((day) => new Date(2026, 7, day, 1));
  expect(days.map((day) => dateText('fr', day))).toEqual(['1er août 2026', '11 août 2026', '21 août 2026']);
  expect(dateText('fr', days[0], { dateStyle: 'full', timeStyle: 'short' })).toMatch(/^samedi 1er août 2026 .*01:00$/);
  expect(dateText('it', days[0])).toBe('1 ago 2026');
});
