import { afterEach, expect, test, vi } from 'vitest';
import { dateText } from './grammar.ts';

afterEach(() => vi.unstubAllGlobals());

test('the first of a month is 1er in French, and other days and languages are as usual', () => {
  const days = [1, 11, 21].map((day) => new Date(2026, 7, day, 1));
  expect(days.map((day) => dateText('fr', day))).toEqual(['1er août 2026', '11 août 2026', '21 août 2026']);
  expect(dateText('fr', days[0], { dateStyle: 'full', timeStyle: 'short' })).toMatch(/^samedi 1er août 2026 .*01:00$/);
  expect(dateText('it', days[0])).toBe('1 ago 2026');
});

test('days and times are those of the reader’s region, where the region speaks the language', () => {
  const at = new Date(2026, 7, 1, 13, 5);
  const told = (languages: readonly string[], tag: string) => {
    vi.stubGlobal('navigator', { languages });
    return dateText(tag, at, { dateStyle: 'short', timeStyle: 'short' });
  };
  expect(told(['ru', 'en-GB', 'en-US'], 'en')).toBe('01/08/2026, 13:05');
  expect(told(['en-US'], 'en')).toMatch(/^8\/1\/26, 1:05\sPM$/);
  expect(told(['fr-CA'], 'fr')).toBe('2026-08-01 13 h 05');
  expect(told(['en-GB'], 'de')).toBe('01.08.26, 13:05');
});
