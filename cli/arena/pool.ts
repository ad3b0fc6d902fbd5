import type { ByParty } from './game.ts';
import type { Match, Mirror } from './match.ts';
import { openThread, type Thread } from './thread.ts';

/** Who plays the deals of one match: threads here, or workers elsewhere. */
export interface MirrorPool {
  readonly names: ByParty<string>;
  /**
   * The first `count` deals in their order, from a given one on, whichever was finished first, so that results do
   * not depend on who plays them. The consumer may stop early.
   */
  mirrors(count: number, first?: number): AsyncGenerator<Mirror>;
  close(): Promise<void>;
}

/** Starts the threads; when one cannot start, all are closed again and its error is thrown. */
export async function openPool(match: Match, workers: number): Promise<MirrorPool> {
  const threads = await openThreads(match, workers);
  return {
    names: threads[0].names,
    mirrors: (count, first) => inOrder(threads, count, first),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

async function openThreads(match: Match, workers: number): Promise<Thread[]> {
  const opened = await Promise.allSettled(Array.from({ length: workers }, () => openThread(match)));
  const threads = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const broken = opened.find((one) => one.status === 'rejected');
  if (broken === undefined) return threads;
  await Promise.all(threads.map((thread) => thread.close()));
  throw broken.reason;
}

/** Deals played by several threads at once, in their order. */
export async function* inOrder(threads: readonly Thread[], count: number, first = 0): AsyncGenerator<Mirror> {
  const results = Array.from({ length: count - first }, () => Promise.withResolvers<Mirror>());
  // The consumer may stop early; a rejection that it never awaits must not end the process.
  for (const { promise } of results) promise.catch(() => {});
  let next = first;
  const serve = async (thread: Thread): Promise<void> => {
    while (next < count) {
      const number = next++;
      const { resolve, reject } = results[number - first];
      await thread.play(number).then(resolve, reject);
    }
  };
  const served = Promise.all(threads.map(serve));
  try {
    for (const { promise } of results) yield await promise;
    await served;
  } finally {
    next = count;
  }
}
