import { join } from 'node:path';
import { backup } from '@asteroute/server/backup';
import { readArguments, UsageError } from './usage.ts';

/** `asteroute backup FILE`: copies the embedded store of a server, which may be running, into one file. */
export async function backupCommand(args: string[]): Promise<number> {
  const { positionals } = readArguments(args, {} as const, true);
  if (positionals.length !== 1) throw new UsageError('name the file that the copy is to be');
  const folder = process.env.DATA_DIR || join(import.meta.dirname, '..', 'data');
  try {
    await backup(join(folder, 'asteroute.sqlite'), positionals[0]);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  process.stdout.write(`copied to ${positionals[0]}\n`);
  return 0;
}
