import { mixText } from '@asteroute/engine';
import type { Append, Environment, UsesStores } from '../../domain/ports.ts';

export interface BatchWriterPorts extends UsesStores<'tables'>, Pick<Environment, 'clock'> {
  /** Number of groups of tables: each has its own transactions and does not wait for others. */
  readonly groups?: number;
  readonly onCommit: (entries: number, ms: number) => void;
}

interface Waiting {
  readonly batch: readonly Append[];
  readonly resolve: (written: readonly boolean[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Most appends in one transaction, well below the limit of parameters in one statement. */
const MAX_BATCH = 500;
/**
 * Before a tick without appends, if they have come for so many times as long as the last transaction took: their clients
 * go on while others are decided. More transactions would cost more.
 */
const COLLECTING = 4;

/** Group commit: writes what comes tick after tick in a single transaction, or in one per group of tables. */
export class BatchWriter {
  readonly #groups: readonly GroupWriter[];

  constructor({ groups = 1, ...ports }: BatchWriterPorts) {
    this.#groups = Array.from({ length: groups }, () => new GroupWriter(ports));
  }

  /** A batch is written in one transaction. Rejects if the store does. */
  append(batch: readonly Append[]): Promise<readonly boolean[]> {
    // A command that writes to two tables stays in one transaction, in the group of the first table.
    return this.#groups[groupOf(batch[0].table, this.#groups.length)].append(batch);
  }

  pendingMs(): number {
    return Math.max(...this.#groups.map((one) => one.pendingMs()));
  }
}

function groupOf(table: string, groups: number): number {
  return groups === 1 ? 0 : mixText(0, table) % groups;
}

class GroupWriter {
  readonly #ports: Omit<BatchWriterPorts, 'groups'>;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;
  #begin: number | null = null;
  #took = 0;
  #since = 0;

  constructor(ports: Omit<BatchWriterPorts, 'groups'>) {
    this.#ports = ports;
  }

  append(batch: readonly Append[]): Promise<readonly boolean[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ batch, resolve, reject });
      const now = this.#ports.clock.monotonic();
      if (this.#waiting.length === 1) {
        this.#since = now;
        if (!this.#isBusy) this.#flushOnceQuiet(0);
      } else if (now - this.#since > COLLECTING * this.#took) void this.#flush();
    });
  }

  /** Clients that were just answered send their next commands while others are decided: waits for a tick without any. */
  #flushOnceQuiet(known: number): void {
    this.#ports.clock.soon(() => {
      if (this.#waiting.length > known) this.#flushOnceQuiet(this.#waiting.length);
      else void this.#flush();
    });
  }

  pendingMs(): number {
    return this.#begin === null ? 0 : this.#ports.clock.monotonic() - this.#begin;
  }

  async #flush(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, MAX_BATCH));
    this.#isBusy = false;
  }

  async #write(some: readonly Waiting[]): Promise<void> {
    const { store, clock, onCommit } = this.#ports;
    const batch = some.flatMap((one) => one.batch);
    const begin = clock.monotonic();
    this.#begin = begin;
    try {
      const written = await store.tables.append(batch);
      this.#took = clock.monotonic() - begin;
      onCommit(batch.length, this.#took);
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
