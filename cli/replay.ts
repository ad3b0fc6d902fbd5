import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parseLine, replay } from '@asteroute/record';
import { readArguments, UsageError } from './usage.ts';

/** Differences shown for one game; the rest are counted. */
const MOST_SHOWN = 5;
/** Longest line that can be a game: far above any record. */
const LONGEST_LINE = 4_000_000;

/**
 * `asteroute replay FILE`: plays every record again, ignores its points and compares (RECORD). Exit 0 when all agree,
 * 1 on a difference or an illegal move, 2 on text that is no record.
 */
export async function replayCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } } as const, true);
  if (positionals.length !== 1) throw new UsageError('name one file of records, or - for standard input');
  const lines = createInterface({ input: await openFile(positionals[0]), crlfDelay: Number.POSITIVE_INFINITY });
  const tally = { games: 0, agree: 0, line: 0 };
  try {
    for await (const line of lines) {
      tally.line++;
      if (line.trim() !== '') replayLine(line, tally, values.json === true);
    }
  } catch (error) {
    if (error instanceof UsageError || !isFileFault(error)) throw error;
    throw new UsageError(`${positionals[0]} cannot be read: ${(error as Error).message}`);
  }
  if (tally.games === 0) throw new UsageError(`${positionals[0]} holds no record`);
  if (values.json !== true)
    process.stdout.write(`${tally.games} games, ${tally.agree} agree, ${tally.games - tally.agree} differ\n`);
  return tally.agree === tally.games ? 0 : 1;
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

function replayLine(line: string, tally: { games: number; agree: number; line: number }, json: boolean): void {
  const record = line.length > LONGEST_LINE ? null : parseLine(line);
  if (record === null) throw new UsageError(`line ${tally.line}: too long for a record`);
  if (!record.ok) throw new UsageError(`line ${tally.line}: ${record.error.message}`);
  tally.games++;
  const played = replay(record.value);
  const faults = played.ok
    ? played.value.differences.map(({ turn, message }) => `${turn === null ? 'end' : `turn ${turn}`}: ${message}`)
    : [played.error.message];
  if (faults.length === 0) tally.agree++;
  if (json && played.ok) process.stdout.write(`${JSON.stringify(played.value.record)}\n`);
  const out = json ? process.stderr : process.stdout;
  if (!json || faults.length > 0) out.write(`game ${tally.games}: ${faults.length === 0 ? 'agrees' : 'differs'}\n`);
  for (const fault of faults.slice(0, MOST_SHOWN)) out.write(`  game ${tally.games}, ${fault}\n`);
  if (faults.length > MOST_SHOWN) out.write(`  and ${faults.length - MOST_SHOWN} more\n`);
}
