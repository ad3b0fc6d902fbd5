import { deny, type Fault } from '@asteroute/protocol';
import { type Logger, StoreUnavailable } from '../domain/ports.ts';

/** Logs an exception, and returns the fault for the client: `busy` if the store failed, `internal` for a bug. */
export type ReportFailure = (error: unknown, what: string) => Fault<'busy' | 'internal'>;

export function createFailureReporter(log: Logger, countBug: () => void): ReportFailure {
  return (error, what) => {
    if (error instanceof StoreUnavailable) {
      log.warn({ error: error.message }, `${what}: the store failed`);
      // The write may have succeeded. If sent again, the command is carried out or answered with "already".
      return deny('busy', 'the store failed: send it again').fault;
    }
    countBug();
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    log.error({ error: message, stack }, what);
    return deny('internal', 'this is a bug of the server').fault;
  };
}
