import type { Bus, Clock, Log, Store } from '../domain/ports.ts';
import { localBus } from './local-bus.ts';

/** Why a store cannot be opened, as a sentence for the person who starts the server. */
export class StoreError extends Error {}

/** Where the store is. */
export interface StoreAddress {
  /** PostgreSQL; null for the embedded store. */
  readonly databaseUrl: string | null;
  /** The file of the embedded store. */
  readonly file: string;
}

/** Opens the configured store with the bus that fits it. Throws a StoreError if the store cannot be opened. */
export async function openStore(
  { databaseUrl, file }: StoreAddress,
  log: Log,
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
    throw new StoreError(`The store cannot be opened: ${where}: ${(error as Error).message}`);
  }
}
