import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { type Bus, type Clock, type Logger, StartError, type Stores } from '../domain/ports.ts';
import type { Sealer } from '../secrets/sealer.ts';
import { localBus } from './bus/local-bus.ts';
import { whenThere } from './wait.ts';

type StoreAddress = Pick<Config, 'databaseUrl' | 'file'>;

/** Waits for a database that does not answer yet. Throws a StartError if the store cannot be opened. */
export async function openStore(
  { databaseUrl, file, sealer }: StoreAddress & { readonly sealer: Sealer },
  log: Logger,
  clock: Clock,
): Promise<{ readonly store: Stores; readonly bus: Bus }> {
  return explained({ databaseUrl, file }, async () => {
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
  });
}

/** A new secret could not open a sealed store. Changes nothing; waits and throws like `openStore`. */
export async function isSealed({ databaseUrl, file }: StoreAddress, log: Logger, clock: Clock): Promise<boolean> {
  return explained({ databaseUrl, file }, async () => {
    if (databaseUrl === null) return existsSync(file) && (await import('./sqlite.ts')).isFileSealed(file);
    const { isDatabaseSealed } = await import('./postgres.ts');
    return whenThere(() => isDatabaseSealed(databaseUrl), log, clock);
  });
}

async function explained<T>({ databaseUrl, file }: StoreAddress, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const where = databaseUrl === null ? `the file ${file} (DATA_DIR)` : 'the database of DATABASE_URL';
    throw new StartError(`The store cannot be opened: ${where}: ${(error as Error).message}`);
  }
}
