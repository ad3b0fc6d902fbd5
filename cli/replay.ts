import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parseLine, replay } from '@asteroute/record';
import { createCommand, UsageError } from './program/arguments.ts';

/** Differences shown for one game; the rest are counted. */
const MAX_SHOWN = 5;
/** Characters of the longest line that is read as a record; real ones are far shorter. */
const MAX_LINE_LENGTH = 4_000_000;

/** What `replay` has read so far. */
interface Tally {
  games: number;
  agree: number;
  line: number;
}

/**
 * `asteroute replay FILE`: plays every record again, ignores its points and compares (RECORD). Exit 0 when all agree,
 * 1 on a difference or an illegal move, 2 on text that is no record.
 */
export const replayCommand = createCommand('replay')
  .summary('play records again and compare their points')
  .description('Plays every record of a file again and compares points, battles, dice, scores and legal counts.')
  .argument('<file>', 'records, one a line; may be compressed (.gz); - for standard input')
  .option('--json', 'write the recomputed records', false)
  .action(async (file, { json }) => {
    const { games, agree } = await replayFile(file, json);
    if (!json) process.stdout.write(`${games} games, ${agree} agree, ${games - agree} differ\n`);
    if (agree < games) process.exitCode = 1;
  });

async function replayFile(file: string, json: boolean): Promise<Tally> {
  const tally = { games: 0, agree: 0, line: 0 };
  try {
    const lines = createInterface({ input: await openFile(file), crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) {
      tally.line++;
      if (line.trim() !== '') replayLine(line, tally, json);
    }
  } catch (error) {
    if (error instanceof UsageError || !isFileFault(error)) throw error;
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (tally.games === 0) throw new UsageError(`${file} holds no record`);
  return tally;
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

function replayLine(line: string, tally: Tally, json: boolean): void {
  const record = line.length > MAX_LINE_LENGTH ? null : parseLine(line);
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
  for (const fault of faults.slice(0, MAX_SHOWN)) out.write(`  game ${tally.games}, ${fault}\n`);
  if (faults.length > MAX_SHOWN) out.write(`  and ${faults.length - MAX_SHOWN} more\n`);
}
