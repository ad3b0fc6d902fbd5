import { type Bus, type Clock, type Logger, StartError, type Store } from '../domain/ports.ts';
import { localBus } from './local-bus.ts';

/** Where the store is. */
export interface StoreAddress {
  /** PostgreSQL; null for the embedded store. */
  readonly databaseUrl: string | null;
  /** The file of the embedded store. */
  readonly file: string;
}

/** Opens the configured store with the bus that fits it. Throws a StartError if the store cannot be opened. */
export async function openStore(
  { databaseUrl, file }: StoreAddress,
  log: Logger,
  clock: Clock,
): Promise<{ readonly store: Store; readonly bus: Bus }> {
  try {
    if (databaseUrl === null) {
      const { openSqlite } = await import('./sqlite.ts');
      return { store: await openSqlite(file), bus: localBus() };
    }
    const [{ openPostgres }, { postgresBus }] = await Promise.all([
      import('./postgres.ts'),
      import('./postgres-bus.ts'),
    ]);
    return { store: await openPostgres(databaseUrl), bus: postgresBus(databaseUrl, log, clock) };
  } catch (error) {
    const where = databaseUrl === null ? `the file ${file} (DATA_DIR)` : 'the database of DATABASE_URL';
    throw new StartError(`The store cannot be opened: ${where}: ${(error as Error).message}`);
  }
}
