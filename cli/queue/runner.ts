import { openQueue } from './boss.ts';
import { openQueued } from './collect.ts';
import { openHere } from './here.ts';
import type { JobRunner, WorkKind } from './kind.ts';
import type { QueueValues } from './options.ts';

/** Opens who does the bands of a plan: the workers of a queue if one is named, else threads of this process. */
export async function openRunner<P, B>(
  kind: WorkKind<P, B>,
  plan: P,
  { queue: url, workers }: Omit<QueueValues, 'band'> & { readonly workers: number },
): Promise<JobRunner<B>> {
  if (url === undefined) return openHere(kind, plan, workers);
  const queue = await openQueue(url);
  return { ...openQueued(queue, kind, plan), close: queue.close };
}
