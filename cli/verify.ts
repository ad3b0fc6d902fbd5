import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Result, refuse } from '@asteroute/engine';
import { type Verified, verify } from '@asteroute/record';
import { readArguments, UsageError } from './usage.ts';

/** Longest file that can be a game. */
const LONGEST = 4_000_000;

/**
 * `asteroute verify FILE`: checks that a game from a server is as it was written, that the rules allow every move, and
 * that the seeds deal every tile and every die. Exit 0 when all holds, 1 when something does not, 2 without a file.
 */
export async function verifyCommand(args: string[]): Promise<number> {
  const { positionals } = readArguments(args, {} as const, true);
  if (positionals.length !== 1) throw new UsageError('name one file, or - for standard input');
  const result = verifyBytes(await read(positionals[0]));
  if (!result.ok) {
    process.stdout.write(`does not hold: ${result.error.message}\n`);
    return 1;
  }
  const { record, turns, draws, dice } = result.value;
  process.stdout.write(
    `holds: table ${record.fair.game}, ${turns} turns, ${draws} tiles and ${dice} dice dealt by the seeds\n` +
      `seed hash, to be compared with the one shown before the first move: ${record.fair.serverSeedHash}\n`,
  );
  return 0;
}

function verifyBytes(bytes: Uint8Array): Result<Verified> {
  if (bytes.length > LONGEST) return refuse('malformed', 'too long for a game');
  try {
    return verify(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return refuse('malformed', 'not UTF-8');
  }
}

async function read(path: string): Promise<Uint8Array> {
  if (path === '-') return buffer(process.stdin);
  try {
    return await readFile(path);
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
}
