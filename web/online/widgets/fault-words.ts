import type { FaultCode, TextFault } from '@asteroute/protocol';
import type { OnlineWords } from '@asteroute/words/en/online.ts';

/** The text of a server's fault code. */
export function faultWords({ faults }: OnlineWords, code: FaultCode | TextFault): string {
  return Object.hasOwn(faults, code) ? faults[code] : faults.other;
}
