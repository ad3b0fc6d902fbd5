import type { FaultCode, TextFault } from '@asteroute/protocol';
import type { OnlineWords } from '@asteroute/words/en/online.ts';

export function faultWords({ faults }: OnlineWords, code: FaultCode | TextFault): string {
  return Object.hasOwn(faults, code) ? faults[code] : faults.other;
}
