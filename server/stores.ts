import { localBus } from './bus-local.ts';
import { type Config, ConfigError } from './config.ts';
import type { Bus, Log, Store } from './ports.ts';

/** Opens the store that the settings ask for, and what tells other nodes. Throws a ConfigError when it cannot be had. */
export async function openStore(
  { databaseUrl, file }: Pick<Config, 'databaseUrl' | 'file'>,
  log: Log,
): Promise<{ readonly store: Store; readonly bus: Bus }> {
  try {
    if (databaseUrl === null) {
      const { openSqlite } = await import('./store-sqlite.ts');
      return { store: await openSqlite(file), bus: localBus() };
    }
    const [{ openPostgres }, { postgresBus }] = await Promise.all([
      import('./store-postgres.ts'),
      import('./bus-postgres.ts'),
    ]);
    return { store: await openPostgres(databaseUrl), bus: postgresBus(databaseUrl, log) };
  } catch (error) {
    const where = databaseUrl === null ? `the file ${file} (DATA_DIR)` : 'the database of DATABASE_URL';
    throw new ConfigError(`The store cannot be opened: ${where}: ${(error as Error).message}`);
  }
}
