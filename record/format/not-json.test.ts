import { expect, test } from 'vitest';
import { referenceGames } from '../testing.ts';
import { whyNotJson } from './not-json.ts';

const LINE = JSON.stringify(referenceGames('star-wars')[0]);
/** Decodes bytes in the same way as the reader of files. */
const decoded = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  [`{"asteroute": 1, "edition": "star`, 'the line ends before its JSON does, after 33 characters: it was cut off'],
  [
    '{"asteroute": 1,',
    'the line ends before its JSON does, after 16 characters: cut off, or over several lines; a game is one line: jq -c . FILE makes it so',
  ],
  ['{', 'JSON over several lines; a game is one line: jq -c . FILE makes it so'],
  ['[ {', 'JSON over several lines; a game is one line: jq -c . FILE makes it so'],
  [`\uFEFF${LINE}`, 'begins with a byte-order mark; save the file as UTF-8 without one'],
  [decoded(utf16(LINE)), /^UTF-16 \(LE\), which > of Windows PowerShell 5 writes; make it UTF-8: iconv -f UTF-16 /],
  [decoded(utf16(`\uFEFF${LINE}`)), /^UTF-16 \(LE\), /],
  [decoded(utf16(LINE).swap16()), /^UTF-16 \(BE\), /],
  [decoded(utf16(`\uFEFF${LINE}`).swap16()), /^UTF-16 \(BE\), /],
  ['{"a":"\\"}"}}', 'not JSON at character 12'],
  ['"{', 'not JSON at character 3'],
  ['asteroute', 'not JSON'],
  ['', 'not JSON'],
  ['\0\0\0', 'not JSON'],
])('a line that is no JSON is told with what to do: %j', (line, why) => {
  if (why instanceof RegExp) expect(whyNotJson(line)).toMatch(why);
  else expect(whyNotJson(line)).toBe(why);
});

test('a line that is JSON has no fault, and wherever it is cut off it is told so', () => {
  expect(whyNotJson(LINE)).toBe(null);
  for (let end = 2; end < LINE.length; end += 97)
    expect(whyNotJson(LINE.slice(0, end))).toContain('the line ends before');
});
