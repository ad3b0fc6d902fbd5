import type { Append, Clock, Store } from '../domain/ports.ts';

/** Puts what many tables want to write into one transaction: a disk is asked once for all that came in one tick. */
export interface BatchWriter {
  /** Whether each was written, as the store says; rejects when that is not certain. All stand in one transaction. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
}

export interface BatchWriterPorts {
  readonly store: Store;
  readonly clock: Clock;
  /** Called after each transaction with the number of its entries and the milliseconds that it took. */
  readonly onCommit: (entries: number, ms: number) => void;
}

interface Waiting {
  readonly batch: readonly Append[];
  readonly resolve: (written: readonly boolean[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Appends in one transaction: well below the parameters that one statement may have. */
const MAX_BATCH = 500;

export function createBatchWriter({ store, clock, onCommit }: BatchWriterPorts): BatchWriter {
  const waiting: Waiting[] = [];
  let busy = false;

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, MAX_BATCH);
      await write(some);
    }
    busy = false;
  }

  async function write(some: readonly Waiting[]): Promise<void> {
    const batch = some.flatMap((one) => one.batch);
    const begin = clock.monotonic();
    try {
      const written = await store.append(batch);
      onCommit(batch.length, clock.monotonic() - begin);
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
