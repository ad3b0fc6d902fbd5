import { mixText } from '@asteroute/engine';
import type { Append, Environment } from '../../domain/ports.ts';

/** What the writer needs. */
export interface BatchWriterPorts extends Pick<Environment, 'store' | 'clock'> {
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

/** Group commit: writes the appends of one tick in one transaction, or in one for each group of tables. */
export class BatchWriter {
  readonly #groups: readonly GroupWriter[];

  constructor({ groups = 1, ...ports }: BatchWriterPorts) {
    this.#groups = Array.from({ length: groups }, () => new GroupWriter(ports));
  }

  /** Whether each append was written. All of a batch are in one transaction. Rejects if the store does. */
  append(batch: readonly Append[]): Promise<readonly boolean[]> {
    // What one command writes to two tables stays together, in the group of the first.
    return this.#groups[groupOf(batch[0].table, this.#groups.length)].append(batch);
  }

  /** Milliseconds for which the transaction under way has had no answer; 0 where none is. */
  pendingMs(): number {
    return Math.max(...this.#groups.map((one) => one.pendingMs()));
  }
}

/** The group of a table, the same on all nodes. */
function groupOf(table: string, groups: number): number {
  return groups === 1 ? 0 : mixText(0, table) % groups;
}

/** Writes one transaction after the other. */
class GroupWriter {
  readonly #ports: Omit<BatchWriterPorts, 'groups'>;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;
  /** When the transaction under way began. */
  #begin: number | null = null;

  constructor(ports: Omit<BatchWriterPorts, 'groups'>) {
    this.#ports = ports;
  }

  append(batch: readonly Append[]): Promise<readonly boolean[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ batch, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      this.#ports.clock.soon(() => void this.#flush());
    });
  }

  pendingMs(): number {
    return this.#begin === null ? 0 : this.#ports.clock.monotonic() - this.#begin;
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, MAX_BATCH));
    this.#isBusy = false;
  }

  async #write(some: readonly Waiting[]): Promise<void> {
    const { store, clock, onCommit } = this.#ports;
    const batch = some.flatMap((one) => one.batch);
    const begin = clock.monotonic();
    this.#begin = begin;
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
    } finally {
      this.#begin = null;
    }
  }
}
