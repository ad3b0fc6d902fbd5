import { type Clock, type Logger, StoreUnavailable } from '../domain/ports.ts';

/** Milliseconds between two tries to reach a database that is not there yet. */
export const RETRY_MS = 1000;
/** Tries between two lines of the log that say so. */
const TRIES_PER_LINE = 10;
/** Error codes of a database that may come yet: nothing listens, no name, no route, or PostgreSQL starts up or stops. */
const NOT_YET = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|57P0[123])$/;
/** What the driver says without a code: no answer in time, or a connection that broke. */
const SILENT = /timeout|terminated|connection error/i;

/**
 * The result of `ask`, which is called again as long as it fails because the database is not there, or does not answer
 * yet. Every other failure is thrown.
 */
export async function whenThere<T>(ask: () => Promise<T>, log: Logger, clock: Clock): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const { code = '', message = '' } = faultOf(error);
      if (!NOT_YET.test(code) && (code !== '' || !SILENT.test(message))) throw error;
      if (tries % TRIES_PER_LINE === 0)
        log.warn({ error: code || message }, 'waiting for the database of DATABASE_URL');
      await pause(clock);
    }
  }
}

/** The message of a driver, also where it is the cause of a store's error. */
function faultOf(error: unknown): { readonly code?: string; readonly message?: string } {
  return (error instanceof StoreUnavailable ? error.cause : error) ?? {};
}

/** Waits until the next try. The clock's timers do not keep a process alive, and nothing else does yet. */
function pause(clock: Clock): Promise<void> {
  const alive = setInterval(() => undefined, RETRY_MS);
  return new Promise<void>((resolve) => clock.after(RETRY_MS, resolve)).finally(() => clearInterval(alive));
}
