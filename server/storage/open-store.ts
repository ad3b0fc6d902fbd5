import { type Bus, type Clock, type Logger, StartError, type Store } from '../domain/ports.ts';
import type { Sealer } from '../keys/sealer.ts';
import { localBus } from './bus/local-bus.ts';

/** Where the store is. */
export interface StoreAddress {
  /** PostgreSQL; null for the embedded store. */
  readonly databaseUrl: string | null;
  /** The file of the embedded store. */
  readonly file: string;
  /** Seals the seeds of games. */
  readonly sealer: Sealer;
}

/** Milliseconds between two tries to reach a database that is not there yet. */
export const RETRY_MS = 1000;
/** Tries between two lines of the log that say so. */
const TRIES_PER_LINE = 10;
/** Error codes of a database that may come yet: nothing listens, no name, no route, or PostgreSQL is starting up. */
const NOT_YET = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|57P03)$/;

/**
 * Opens the configured store with the bus that fits it, and waits for a database that does not answer yet. Throws a
 * StartError if the store cannot be opened.
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
    const [{ openPostgres }, { postgresBus }] = await Promise.all([
      import('./postgres.ts'),
      import('./bus/postgres-bus.ts'),
    ]);
    const store = await whenThere(() => openPostgres(databaseUrl, { sealer }), log, clock);
    return { store, bus: postgresBus(databaseUrl, log, clock) };
  } catch (error) {
    const where = databaseUrl === null ? `the file ${file} (DATA_DIR)` : 'the database of DATABASE_URL';
    throw new StartError(`The store cannot be opened: ${where}: ${(error as Error).message}`);
  }
}

/** The result of `open`, which is called again as long as it fails because the database is not there. */
async function whenThere<T>(open: () => Promise<T>, log: Logger, clock: Clock): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await open();
    } catch (error) {
      const { code = '', message } = error as { readonly code?: string; readonly message: string };
      if (!NOT_YET.test(code) && !message.includes('timeout')) throw error;
      if (tries % TRIES_PER_LINE === 0)
        log.warn({ error: code || message }, 'waiting for the database of DATABASE_URL');
      await pause(clock);
    }
  }
}

/** Waits until the next try. The clock's timers do not keep a process alive, and nothing else does yet. */
function pause(clock: Clock): Promise<void> {
  const alive = setInterval(() => undefined, RETRY_MS);
  return new Promise<void>((resolve) => clock.after(RETRY_MS, resolve)).finally(() => clearInterval(alive));
}
