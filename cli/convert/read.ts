import {
  type ForeignFault,
  type ForeignFormat,
  foreignFormatOf,
  type Look,
  lookOf,
  readForeign,
} from '@asteroute/foreign';
import { describeFault, type GameRecord, parseLine, whyNotJson } from '@asteroute/record';
import { LOOKS } from '../program/looks.ts';

/** A format that the command reads: that of records, or one of another program. */
export type GameFormat = 'record' | ForeignFormat;

/** A fault of a game of another program, or why a text is none and no record either. */
export type FoundFault =
  | ForeignFault
  | { readonly code: 'no-record' | 'cut-off' | 'faulty-record'; readonly found: string };

/** What was found in a line, or in a whole text. */
export interface ConvertedGame {
  /** The line from 1; null for a text that is one game. */
  readonly line: number | null;
  readonly record: GameRecord | null;
  readonly faults: readonly FoundFault[];
}

/** Reads the games of a text: one that goes over all lines, or one in each line. */
export function readAnyGames(text: string, from: GameFormat | 'auto'): ConvertedGame[] {
  const whole = text.trim();
  const lines = whole.split('\n');
  if (lines.length === 1 || isOneGame(whole)) return [{ line: null, ...readOne(whole, from) }];
  const before = text.slice(0, text.indexOf(lines[0])).split('\n').length;
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ line: before + index, ...readOne(line.trim(), from) }],
  );
}

function isOneGame(text: string): boolean {
  if (!/^[[{]/.test(text)) return foreignFormatOf(text) === 'bga';
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readOne(text: string, from: GameFormat | 'auto'): Omit<ConvertedGame, 'line'> {
  const look = lookOf(text);
  const format = from === 'auto' ? (foreignFormatOf(text) ?? 'record') : from;
  if (format === 'record') return readRecord(text, look);
  const read = readForeign(text, format);
  if (read.faults.every(({ code }) => code !== 'not-this-format')) return read;
  // A text that looks like a format but is none of it is cut off.
  const code = look === format ? 'cut-off' : 'not-this-format';
  return { record: null, faults: [{ code, entry: null, turn: null, found: `it looks like ${LOOKS[look]}` }] };
}

function readRecord(text: string, look: Look): Omit<ConvertedGame, 'line'> {
  const record = parseLine(text, describeFault);
  if (record.ok) return { record: record.value, faults: [] };
  if (look !== 'record')
    return { record: null, faults: [{ code: 'no-record', found: `it looks like ${LOOKS[look]}` }] };
  const why = whyNotJson(text);
  const code = why === null ? 'faulty-record' : 'cut-off';
  return { record: null, faults: [{ code, found: why ?? record.error.message }] };
}
