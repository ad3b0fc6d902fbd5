import type { Fault, Outcome } from '@asteroute/protocol';

/** What a job needs was refused: a failure of the job, with the fault. */
export class RefusedJob extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Returns the value of an outcome that a job needs; if it is a fault, the job fails. */
export function valueOrFail<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new RefusedJob(outcome.fault);
  return outcome.value;
}
