import { createHash } from 'node:crypto';
import type { WorkKind } from './kind.ts';

/** A band of a plan in a queue. */
export interface QueuedJob {
  /** A UUID of version 8: a digest of what is to be done. Whoever asks for the same again meets what was done. */
  readonly id: string;
  /** Kind, plan and band as text, since a database would put their keys in another order. */
  readonly text: string;
  /** Jobs with higher ones go first. */
  readonly priority: number;
}

/** The job of a band: those that come first in a plan go first. */
export function jobOf<P, B>({ name }: WorkKind<P, B, unknown>, plan: P, band: B, index: number): QueuedJob {
  const text = JSON.stringify({ kind: name, plan, band });
  return { id: idOf(text), text, priority: -index };
}

function idOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  const part = (from: number, to: number) => digest.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
