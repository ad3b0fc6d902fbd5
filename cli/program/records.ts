/** Files of records, read line by line. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { describeFault, type GameRecord, parseLine, whyNotJson } from '@asteroute/record';
import { errorText, UsageError } from './arguments.ts';

/** Maximum length of a line that is read as a record, in characters. Real records are far shorter. */
const MAX_LINE_LENGTH = 4_000_000;

/** Describes the `<file>` argument in the help. */
export const RECORDS_FILE = 'records, one a line; may be compressed (.gz); - for standard input';

/** A game of a file. */
export interface RecordedGame {
  readonly record: GameRecord;
  /** The server's id of the game; null for a game that was not played on a server. */
  readonly game: string | null;
  /** Line number in the file, from 1. */
  readonly line: number;
}

/**
 * Reads the games of a file with one record per line, which may be compressed (.gz); `-` is standard input. Throws a
 * `UsageError` if the file cannot be read or is empty, and one that names the line if a line is not a record.
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

/** The server's id of a game, from the fairness proof in its line. */
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

/** Whether an error comes from the file or its compression. Node gives such errors a code. */
function isFileFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error;
}
