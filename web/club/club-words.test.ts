/** The words of rivals: the same texts in every language, in the typography of each, and every text is reachable. */

import { en } from '@asteroute/words/en/club.ts';
import { CLUB } from '@asteroute/words/parts/club-part.ts';
import { NUMBERS } from '@asteroute/words/test/sentences.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

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
    unsaidIn(en, sourceOf(import.meta.dirname, '**/*.tsx'), {
      except: /^(tag|daily\.(states\..*|table|everybody|mine))$/,
    }),
  ).toEqual([]);
});
