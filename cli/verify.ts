import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Result, refuse } from '@asteroute/engine';
import { type Verified, verify } from '@asteroute/record';
import { createCommand, UsageError } from './program/arguments.ts';

/** Bytes of the longest file that is read as a game. */
const MAX_BYTES = 4_000_000;

/**
 * `asteroute verify FILE`: checks that a game from a server is as it was written, that the rules allow every move, and
 * that the seeds deal every tile and every die. Exit 0 when all holds, 1 when something does not, 2 without a file.
 */
export const verifyCommand = createCommand('verify')
  .summary('check a game from a server')
  .description(
    'Checks a game from a server: that no byte of it was altered, that the rules allow every move, and that the seeds deal every tile and every die.',
  )
  .argument('<file>', 'a game with its proof; - for standard input')
  .action(async (file) => {
    const result = verifyBytes(await read(file));
    process.stdout.write(result.ok ? describe(result.value) : `does not hold: ${result.error.message}\n`);
    if (!result.ok) process.exitCode = 1;
  });

function describe({ record, turns, draws, dice }: Verified): string {
  return (
    `holds: table ${record.fair.game}, ${turns} turns, ${draws} tiles and ${dice} dice dealt by the seeds\n` +
    `seed hash, to be compared with the one shown before the first move: ${record.fair.serverSeedHash}\n`
  );
}

function verifyBytes(bytes: Uint8Array): Result<Verified> {
  if (bytes.length > MAX_BYTES) return refuse('malformed', 'too long for a game');
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
