import { createHash } from 'node:crypto';
import type { WorkKind } from './kind.ts';

export interface QueuedJob {
  /** A UUID of version 8: a digest of the work. Asking for the same work again finds the existing job. */
  readonly id: string;
  /** Kind, plan and band as text, because a JSON column would reorder the keys. */
  readonly text: string;
  /** Jobs with a higher priority are taken first. */
  readonly priority: number;
}

/** Creates the job of a band. Jobs at the front of the plan get a higher priority. */
export function jobOf<P, B>({ name }: WorkKind<P, B, unknown>, plan: P, band: B, index: number): QueuedJob {
  const text = JSON.stringify({ kind: name, plan, band });
  return { id: idOf(text), text, priority: -index };
}

function idOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  const part = (from: number, to: number) => digest.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
