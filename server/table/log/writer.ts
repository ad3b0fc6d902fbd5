import { mixText } from '@asteroute/engine';
import type { Append, Clock, Store } from '../../domain/ports.ts';

/** Group commit: writes the appends of one tick in one transaction, or in one for each group of tables. */
export interface BatchWriter {
  /** Whether each append was written. All of a batch are in one transaction. Rejects if the store does. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
  /** Milliseconds for which the transaction under way has had no answer; 0 where none is. */
  pendingMs(): number;
}

/** What the writer needs. */
export interface BatchWriterPorts {
  readonly store: Store;
  readonly clock: Clock;
  /** Groups of tables, by a hash of their names: each has a transaction of its own, and does not wait for the others. */
  readonly groups?: number;
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

/** The writer of this node; every append goes through it. */
export function createBatchWriter({ groups = 1, ...ports }: BatchWriterPorts): BatchWriter {
  const writers = Array.from({ length: groups }, () => createGroupWriter(ports));
  return {
    // What one command writes to two tables stays together, in the group of the first.
    append: (batch) => writers[groupOf(batch[0].table, groups)].append(batch),
    pendingMs: () => Math.max(...writers.map((one) => one.pendingMs())),
  };
}

/** The group of a table, the same on all nodes. */
function groupOf(table: string, groups: number): number {
  return groups === 1 ? 0 : mixText(0, table) % groups;
}

function createGroupWriter({ store, clock, onCommit }: Omit<BatchWriterPorts, 'groups'>): BatchWriter {
  const waiting: Waiting[] = [];
  let busy = false;
  let begin: number | null = null;

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, MAX_BATCH);
      await write(some);
    }
    busy = false;
  }

  async function write(some: readonly Waiting[]): Promise<void> {
    const batch = some.flatMap((one) => one.batch);
    begin = clock.monotonic();
    try {
      const written = await store.append(batch);
      onCommit(batch.length, clock.monotonic() - (begin ?? 0));
      let at = 0;
      for (const { batch: own, resolve } of some) {
        resolve(written.slice(at, at + own.length));
        at += own.length;
      }
    } catch (error) {
      for (const { reject } of some) reject(error);
    } finally {
      begin = null;
    }
  }

  return {
    append: (batch) =>
      new Promise((resolve, reject) => {
        waiting.push({ batch, resolve, reject });
        if (busy) return;
        busy = true;
        clock.soon(() => void flush());
      }),
    pendingMs: () => (begin === null ? 0 : clock.monotonic() - begin),
  };
}
