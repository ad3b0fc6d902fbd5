/** The words of rivals: the same texts in every language, in the typography of each, and every text is reachable. */
import { join } from 'node:path';
import { NUMBERS } from '@asteroute/page/words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/page/words/testing-book.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { CLUB } from './use-words.ts';

await testBook({
  words: CLUB,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (/^(reading|asking|games|level)$/.test(path)) return NUMBERS.map((n) => text(n, n));
    if (/^(streak|longest|longRoute|longRoad)$/.test(path)) return NUMBERS.map((n) => text('‹a›', n));
    if (/^daily\.(won|lost|streak|proved|provedLate)$/.test(path)) return NUMBERS.map((n) => text(n));
    if (path === 'daily.place') return NUMBERS.map((n) => text(n, n));
    if (path === 'daily.until') return [text('‹a›', '‹b›')];
    if (path === 'battle') return NUMBERS.map((n) => text('‹a›', '‹b›', n, n));
    return [text('‹a›')];
  },
});

test('everything is said somewhere', () => {
  expect(
    unsaidIn(en, sourceOf(join(import.meta.dirname, '..'), '**/*.tsx'), {
      except: /^(tag|daily\.(states\..*|table|everybody|mine))$/,
    }),
  ).toEqual([]);
});
