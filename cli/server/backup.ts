import { join } from 'node:path';
import { backup } from '@asteroute/server/backup';
import { createCommand, errorText, UsageError } from '../program/arguments.ts';

/** `asteroute backup FILE`: copies a server's embedded store into one file, even while the server is running. */
export const backupCommand = createCommand('backup')
  .summary('copy the store of a server into one file')
  .description('Copies the embedded store of a server, which may be running, into one file.')
  .argument('<file>', 'the copy; it must not exist yet')
  .action(async (file) => {
    if (process.env.DATABASE_URL) {
      throw new UsageError(
        `DATABASE_URL is set: PostgreSQL is backed up by its own program, pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
      );
    }
    const folder = process.env.DATA_DIR || join(import.meta.dirname, '..', '..', 'data');
    try {
      await backup(join(folder, 'asteroute.sqlite'), file);
    } catch (error) {
      throw new UsageError(errorText(error));
    }
    process.stdout.write(`copied to ${file}\n`);
  });
