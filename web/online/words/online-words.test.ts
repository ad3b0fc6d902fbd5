/** The words of tables on a server: the same in every language, printed as its readers expect, and all of them said. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NUMBERS } from '../../words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '../../words/testing-book.ts';
import { en } from './en.ts';
import { ONLINE } from './index.ts';

/** Texts whose arguments are numbers; all others take names. */
const NUMBERED = /^(clocks\.(live|days)|chat\.(unread|watching)|proof\.(chance|rules))$/;

await testBook({
  words: ONLINE,
  en,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    return NUMBERED.test(path) ? NUMBERS.map((n) => text(n, n)) : [text('‹a›', '‹b›')];
  },
});

test('everything is said somewhere', () => {
  const views = sourceOf(join(import.meta.dirname, '..'), '**/*.{ts,tsx}');
  expect(unsaidIn(en, views, { except: /^(faults|reactions|notify\.obstacles)\./ })).toEqual([]);
});
