/** Files of records, read line by line. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { describeFault, type GameRecord, parseLine, whyNotJson } from '@asteroute/record';
import { errorText, UsageError } from './arguments.ts';

/** Characters of the longest line that is read as a record; real ones are far shorter. */
const MAX_LINE_LENGTH = 4_000_000;

/** How the help describes the `<file>` argument. */
export const RECORDS_FILE = 'records, one a line; may be compressed (.gz); - for standard input';

/** A game of a file. */
export interface RecordedGame {
  readonly record: GameRecord;
  /** What the server calls it on which it was played; null for a game of no server. */
  readonly game: string | null;
  /** Number of its line in the file, from 1. */
  readonly line: number;
}

/**
 * The games of a file, one record a line; may be compressed (.gz); `-` is standard input. Throws a `UsageError` on a file
 * that cannot be read or holds no record, and on a line that is none, which it names.
 */
export async function* readGames(file: string): AsyncGenerator<RecordedGame> {
  let [number, games] = [0, 0];
  try {
    const lines = createInterface({ input: await openFile(file), crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) {
      number++;
      if (line.trim() === '') continue;
      games++;
      yield { record: readLine(line, number), game: gameIn(line), line: number };
    }
  } catch (error) {
    if (error instanceof UsageError || !isFileFault(error)) throw error;
    throw new UsageError(`${file} cannot be read: ${errorText(error)}`);
  }
  if (games === 0) throw new UsageError(`${file} holds no record`);
}

/** The name of a game in the proof of its chance. */
function gameIn(line: string): string | null {
  if (!line.includes('"fair"')) return null;
  const { fair }: { readonly fair?: { readonly game?: unknown } } = JSON.parse(line);
  return typeof fair?.game === 'string' ? fair.game : null;
}

function readLine(line: string, number: number): GameRecord {
  const record = line.length > MAX_LINE_LENGTH ? null : parseLine(line, describeFault);
  if (record === null) throw new UsageError(`line ${number}: too long for a record`);
  if (!record.ok) throw new UsageError(`line ${number}: ${whyNotJson(line) ?? record.error.message}`);
  return record.value;
}

async function openFile(path: string): Promise<Readable> {
  if (path === '-') return process.stdin;
  const info = await stat(path).catch(() => null);
  if (info === null) throw new UsageError(`there is no file ${path}`);
  if (info.isDirectory()) throw new UsageError(`${path} is a folder, not a file of records`);
  const file = createReadStream(path);
  if (!path.endsWith('.gz')) return file;
  const text = createGunzip();
  file.on('error', (error) => text.destroy(error)).pipe(text);
  return text;
}

/** A fault of the file or its compression, as Node reports it: with a code. */
function isFileFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error;
}
