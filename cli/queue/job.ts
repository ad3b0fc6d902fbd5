import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { JobOutput, WorkKind } from './kind.ts';

/** A band of a plan in a queue. */
export interface QueuedJob {
  /** A UUID of version 8: a digest of what is to be done. Whoever asks for the same again meets what was done. */
  readonly id: string;
  /** Kind, plan and band as text, since a database would put their keys in another order. */
  readonly text: string;
  /** Jobs with higher ones go first. */
  readonly priority: number;
  /** The worker who did it before, if it is done again to be compared: another one must. */
  readonly by: string | null;
}

/** What a worker sends back. */
export interface JobResult extends JobOutput {
  readonly worker: string;
}

const result = v.object({ worker: v.string(), text: v.string(), aside: v.optional(v.unknown()) });

/** Reads what a worker sent back; what is no result has an empty text, which every kind of work refuses. */
export function readResult(value: unknown): JobResult {
  const parsed = v.safeParse(result, value);
  return parsed.success ? parsed.output : { worker: 'without a name', text: '' };
}

/** The job of a band: those that come first in a plan go first. */
export function jobOf<P, B>({ name }: WorkKind<P, B>, plan: P, band: B, index: number): QueuedJob {
  const text = JSON.stringify({ kind: name, plan, band });
  return { id: idOf(text), text, priority: -index, by: null };
}

/** The same job for another worker, before all others. */
export function copyOf({ text }: QueuedJob, { worker }: JobResult): QueuedJob {
  return { id: idOf(`${worker}\n${text}`), text, priority: 1, by: worker };
}

/** Whether a job is among the share of those that are done again, by its id alone. */
export function isChecked({ id }: QueuedJob, share: number): boolean {
  return Number.parseInt(id.slice(0, 8), 16) < share * 2 ** 32;
}

function idOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => digest.slice(from, to));
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
