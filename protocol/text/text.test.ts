import { describe, expect, test } from 'vitest';
import { check } from '../codec.ts';
import { chatText, name } from '../parts/words.ts';
import { areAlike } from './names.ts';
import { textFault } from './text.ts';

describe('a name or a line of chat', () => {
  test.each([
    'Mia',
    '  Mia  ',
    '👩‍🚀 Mia',
    'great ❤️‍🔥 👨‍👩‍👧 game',
    '🏴‍☠️ Anne',
    '👋🏽',
    '1️⃣ 🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'می‌خواهم',
    'क्‍ष श्री',
    'Nguyễn Thị Ánh'.normalize('NFD'),
    'น้ำผึ้ง',
    'שָׁלוֹם',
    '한국',
    'O’Neil <b>&</b>',
    '葛\u{E0100}城',
    'DJ Вова',
    '☎︎ 7️⃣',
  ])('may be %s', (text) => {
    expect(textFault(text)).toBe(null);
    expect(check(name, text)).toEqual({ ok: true, value: text.trim() });
    expect(check(chatText, text).ok).toBe(true);
  });

  test.each([
    ['', 'empty'],
    [' \u3000 ', 'empty'],
    ['\u3164', 'unseen'],
    ['A\u3164', 'unseen'],
    ['\u2800\u2800', 'unseen'],
    ['\uFFA0', 'unseen'],
    ['\u115F\u1160', 'unseen'],
    ['\u00AD', 'unseen'],
    ['\u200D', 'unseen'],
    ['\u200C\u200D', 'unseen'],
    ['\u200DMia', 'unseen'],
    ['Mia\u200D', 'unseen'],
    ['Mia \u200Db', 'unseen'],
    ['M\u200D\u200Dia', 'unseen'],
    ['M\u200Bia', 'unseen'],
    ['\u202EaiM', 'unseen'],
    ['\u2066Mia\u2069', 'unseen'],
    ['a\u0000b', 'unseen'],
    ['two\nlines', 'unseen'],
    ['a\u2028b', 'unseen'],
    ['A\u{E0041}', 'unseen'],
    ['\u{1F3F4}\u{E0067}', 'unseen'],
    ['\uE000', 'unseen'],
    ['\u2065', 'unseen'],
    ['\uFFF0', 'unseen'],
    ['\u{E0080}', 'unseen'],
    ['A\u0378', 'unseen'],
    ['Anna\uFE00', 'unseen'],
    ['Anna\uFE0F', 'unseen'],
    ['An\u{E0100}na', 'unseen'],
    ['\uD800', 'unseen'],
    ['\u0301', 'empty'],
    ['\u0301Mia', 'marks'],
    [`Z${'\u0335\u0321\u0303'.repeat(4)}algo`, 'marks'],
  ])('may not be %j', (text, fault) => {
    expect(textFault(text)).toBe(fault);
    expect(check(name, text).ok).toBe(false);
    expect(check(chatText, text).ok).toBe(false);
  });

  test('has a longest length', () => {
    expect(check(name, 'x'.repeat(40)).ok).toBe(true);
    expect(check(name, 'x'.repeat(41)).ok).toBe(false);
    expect(check(chatText, 'x'.repeat(501)).ok).toBe(false);
  });
});

describe('two names', () => {
  test.each([
    ['Anna', 'anna'],
    ['Anna', 'ＡＮＮＡ'],
    ['Anna', '𝓐𝓷𝓷𝓪'],
    ['Anna', 'Аnnа'],
    ['Nina', 'Νina'],
    ['vera', 'νera'],
    ['АННА', 'Анна'],
    ['АННА', 'AHHA'],
    ['Al', 'AI'],
    ['B0b', 'Bob'],
    ['Straße', 'STRASSE'],
    ['–', '-'],
    ['—', '–'],
    ['An\u00A0na', 'An na'],
    ['Ann❤️', 'Ann❤'],
  ])('are alike: %s and %s', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
  });

  test.each([
    ['Anna', 'Anne'],
    ['René', 'Rene'],
    ['Вова', 'Boba'],
    ['Bill', 'Bob'],
    ['Anna', 'Anna 2'],
    ['王', '玉'],
  ])('are not: %s and %s', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
  });
});
