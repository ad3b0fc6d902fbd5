import type { Config } from '../config/config.ts';
import { type Bus, type Clock, type Logger, StartError, type Store } from '../domain/ports.ts';
import type { Sealer } from '../keys/sealer.ts';
import { localBus } from './bus/local-bus.ts';
import { whenThere } from './wait.ts';

/** The location of the store, and the key that encrypts the seeds of games. */
type StoreAddress = Pick<Config, 'databaseUrl' | 'file'> & { readonly sealer: Sealer };

/**
 * Opens the configured store and the matching bus; waits for a database that does not answer yet. Throws a StartError
 * if the store cannot be opened.
 */
export async function openStore(
  { databaseUrl, file, sealer }: StoreAddress,
  log: Logger,
  clock: Clock,
): Promise<{ readonly store: Store; readonly bus: Bus }> {
  try {
    if (databaseUrl === null) {
      const { openSqlite } = await import('./sqlite.ts');
      return { store: await openSqlite(file, { sealer }), bus: localBus() };
    }
    const [{ openPostgres }, { PostgresBus }] = await Promise.all([
      import('./postgres.ts'),
      import('./bus/postgres-bus.ts'),
    ]);
    const store = await whenThere(() => openPostgres(databaseUrl, { sealer }), log, clock);
    return { store, bus: new PostgresBus(databaseUrl, log, clock) };
  } catch (error) {
    const where = databaseUrl === null ? `the file ${file} (DATA_DIR)` : 'the database of DATABASE_URL';
    throw new StartError(`The store cannot be opened: ${where}: ${(error as Error).message}`);
  }
}
