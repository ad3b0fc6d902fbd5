import { deny, type Fault, type Outcome } from '@asteroute/protocol';
import { type Logger, StoreUnavailable } from '../domain/ports.ts';

/**
 * Returns the fault for the client of an exception. Logs it, unless it is a refusal: `busy` if the store failed,
 * `internal` for a bug.
 */
export type ReportFailure = (error: unknown, what: string) => Fault;

/** Creates a reporter that also counts bugs. */
export function createFailureReporter(log: Logger, countBug: () => void): ReportFailure {
  return (error, what) => {
    if (error instanceof Refused) return error.fault;
    if (error instanceof StoreUnavailable) {
      log.warn({ error: error.message }, `${what}: the store failed`);
      // Whether the write succeeded is unknown. If the command is sent again, it is carried out or answered with
      // "already".
      return deny('busy', 'the store failed: send it again').fault;
    }
    countBug();
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    log.error({ error: message, stack }, what);
    return deny('internal', 'this is a bug of the server').fault;
  };
}

/** Thrown inside a request to end it with a fault that is sent to the client. */
class Refused extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Returns the value of an outcome; throws Refused, which ends the request, if it is a fault. */
export function need<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Refused(outcome.fault);
  return outcome.value;
}
