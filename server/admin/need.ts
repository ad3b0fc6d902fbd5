import type { Fault, Outcome } from '@asteroute/protocol';

/** Thrown inside a request of the operator to end it with a refusal. */
export class RefusedRequest extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Returns the value of an outcome; throws RefusedRequest, which ends the request, if it is a refusal. */
export function need<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new RefusedRequest(outcome.fault);
  return outcome.value;
}
