import type { Fault, Outcome } from '@asteroute/protocol';

export class RefusedRequest extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

export function need<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new RefusedRequest(outcome.fault);
  return outcome.value;
}
