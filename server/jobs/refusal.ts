import type { Fault, Outcome } from '@asteroute/protocol';

export class RefusedJob extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

export function valueOrFail<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new RefusedJob(outcome.fault);
  return outcome.value;
}
