import type { Append, Store } from '../domain/ports.ts';

/** Puts what many tables want to write into one transaction: a disk is asked once for all that came in one tick. */
export interface BatchWriter {
  /** Whether each was written, as the store says; rejects when that is not certain. All stand in one transaction. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
}

interface Waiting {
  readonly batch: readonly Append[];
  readonly resolve: (written: readonly boolean[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Most entries in one transaction: far from what a statement may hold. */
const MOST = 500;

export function createBatchWriter(store: Store, took: (entries: number, ms: number) => void): BatchWriter {
  const waiting: Waiting[] = [];
  let busy = false;

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, MOST);
      await write(some);
    }
    busy = false;
  }

  async function write(some: readonly Waiting[]): Promise<void> {
    const batch = some.flatMap((one) => one.batch);
    const begin = performance.now();
    try {
      const written = await store.append(batch);
      took(batch.length, performance.now() - begin);
      let at = 0;
      for (const { batch: own, resolve } of some) {
        resolve(written.slice(at, at + own.length));
        at += own.length;
      }
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  return {
    append: (batch) =>
      new Promise((resolve, reject) => {
        waiting.push({ batch, resolve, reject });
        if (busy) return;
        busy = true;
        setImmediate(() => void flush());
      }),
  };
}
