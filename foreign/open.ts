/** Opens texts of games as people keep, send and paste them, before anything is read of them. */
import { foreignFormatOf } from './read.ts';

/** What a file begins with that says how its letters are stored. */
const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The encoding of a file, by its first bytes: games begin with letters of ASCII, of which UTF-16 has every other byte 0. */
export function encodingOf(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return marked[0];
  if (bytes.length < 2 || (bytes[0] === 0) === (bytes[1] === 0)) return 'utf-8';
  return bytes[0] === 0 ? 'utf-16be' : 'utf-16le';
}

export function decoded(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Characters around a line that nobody sees, and blanks. */
const AROUND = /^[\s\u200B-\u200F\u2060\uFEFF]+|[\s\u200B-\u200F\u2060\uFEFF]+$/g;

/**
 * Without what cannot be seen around lines, nor the breaks of a mail (`=` at the end of a line, `=3D` for the sign).
 */
export function readableText(text: string): string {
  const isMail = !/^\s*[[{]/.test(text) && text.includes('=3D');
  const whole = isMail ? text.replace(/=\r?\n/g, '').replaceAll('=3D', '=') : text;
  return whole
    .split('\n')
    .map((line) => line.replace(AROUND, ''))
    .join('\n');
}

/** What a text looks like, for a sentence about one that was not read. */
export type Look = NonNullable<ReturnType<typeof foreignFormatOf>> | 'record' | 'page' | 'json' | 'text';

export function lookOf(text: string): Look {
  const format = foreignFormatOf(text);
  if (format !== null) return format;
  if (/"asteroute"\s*:/.test(text.slice(0, 1000))) return 'record';
  if (/^\s*</.test(text)) return 'page';
  return /^\s*[[{]/.test(text) ? 'json' : 'text';
}
