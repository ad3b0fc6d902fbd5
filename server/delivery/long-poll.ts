import type { Clock } from '../domain/ports.ts';
import type { TableReader } from '../table/reader.ts';

/** A request that waits for an entry. */
interface Wait {
  readonly since: number;
  readonly ms: number;
  /** Aborted when the client goes. */
  readonly signal: AbortSignal;
}

/** The requests that wait for an entry. */
export interface Waits {
  /** Resolves with the next entry, at the end of the time, when the client goes, or when the node stops. */
  nextEntry(reader: TableReader, wait: Wait): Promise<void>;
  count(): number;
  end(): void;
}

/** The waiting requests of this node. */
export function createWaits(clock: Clock): Waits {
  const ends = new Set<() => void>();
  return {
    nextEntry: (reader, { since, ms, signal }) =>
      new Promise((resolve) => {
        const unsubscribe = reader.subscribe(since, end);
        const cancel = clock.after(ms, end);
        signal.addEventListener('abort', end);
        ends.add(end);
        function end(): void {
          cancel();
          ends.delete(end);
          signal.removeEventListener('abort', end);
          unsubscribe();
          resolve();
        }
      }),
    count: () => ends.size,
    end() {
      for (const end of [...ends]) end();
    },
  };
}
