/** The words of the review: the same in every language, printed as its readers expect, and all of them said. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TAGS } from '../../words/language.ts';
import { NUMBERS } from '../../words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '../../words/testing-book.ts';
import { en } from './en.ts';
import { REVIEW } from './index.ts';

const PARTS = { tiles: '‹t›', dice: '‹d›', play: '‹p›', rest: '‹r›' };

await testBook({
  words: REVIEW,
  en,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (path === 'account.level') return [text('‹a›', PARTS)];
    if (path.startsWith('account.')) return NUMBERS.map((n) => text('‹a›', n, PARTS));
    if (path.endsWith('.heading')) return NUMBERS.map((n) => text(n, '‹a›'));
    if (/^stage\.|\.(short|board|way)$/.test(path)) return NUMBERS.map((n) => text(n, n));
    return [text('‹a›')];
  },
});

test.each(TAGS)('%s leaves out what there is nothing to say about', async (tag) => {
  const said = (await REVIEW[tag]()).account.won('‹a›', 7, { ...PARTS, dice: null, rest: null });
  expect(said).toContain('‹p›');
  expect(said).not.toMatch(/null|‹[dr]›|,\.|, ,/);
});

test.each(TAGS)('%s says what helped and what hurt where points would mislead', async (tag) => {
  const { won } = (await REVIEW[tag]()).account;
  const both = won('‹a›', 7, { helped: ['tiles', 'play'], hurt: ['dice'] });
  const one = won('‹a›', 7, { helped: [], hurt: ['dice'] });
  expect(both).toContain('‹a›');
  expect(both.length).toBeGreaterThan(one.length);
  expect([both, one].join()).not.toMatch(/undefined|,\.|, ,|: ,/);
});

test('everything is said somewhere', () => {
  const views = sourceOf(join(import.meta.dirname, '..'), '*.{ts,tsx}');
  expect(unsaidIn(en, views, { except: /^(turn\.labels|curve\.areas)\./, quoted: true })).toEqual([]);
});
