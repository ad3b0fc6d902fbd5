import { type Clock, type Logger, StoreUnavailable } from '../domain/ports.ts';

export const RETRY_MS = 1000;
const TRIES_PER_LINE = 10;
/** Error codes of a database that may still start, or is starting or stopping. */
const NOT_YET = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|57P0[123])$/;
/** Messages of errors without a code, of the driver or of Kysely: no answer in time, or a connection that broke. */
const SILENT = /timeout|terminated|connection (error|has been discarded)/i;

/** Asks again as long as the database cannot be reached or does not answer yet. Throws on any other failure. */
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

function faultOf(error: unknown): { readonly code?: string; readonly message?: string } {
  return (error instanceof StoreUnavailable ? error.cause : error) ?? {};
}

/** An interval keeps the process alive, because the clock's timers do not, and nothing else runs yet. */
function pause(clock: Clock): Promise<void> {
  const alive = setInterval(() => undefined, RETRY_MS);
  return new Promise<void>((resolve) => clock.after(RETRY_MS, resolve)).finally(() => clearInterval(alive));
}
