import type { FaultCode, TextFault } from '@asteroute/protocol';
import type { OnlineWords } from './catalogue.ts';

/** The text of a server's fault code. */
export function faultWords({ faults }: OnlineWords, code: FaultCode | TextFault): string {
  if (code === 'unknown-path') return faults['unknown-table'];
  if (code === 'no-token' || code === 'not-host') return faults['wrong-token'];
  if (code === 'present') return faults['too-early'];
  return Object.hasOwn(faults, code) ? faults[code as keyof typeof faults] : faults.other;
}
