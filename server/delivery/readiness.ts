import type { Environment, UsesStores } from '../domain/ports.ts';
import { remembered, withDeadline } from '../domain/timers.ts';
import type { BatchWriter } from '../table/log/writer.ts';

export const READY_TIMEOUT_MS = 3000;
const CACHE_MS = 1000;

export interface ReadinessPorts extends UsesStores<'tables'>, Pick<Environment, 'clock'> {
  readonly writer: BatchWriter;
  readonly storeFault: () => string | null;
}

/** A node is not ready while its store fails, while store or writer do not answer, or while it stops. */
export function createReadiness({ store, writer, storeFault, clock }: ReadinessPorts) {
  let stopping = false;

  async function read(): Promise<string | null> {
    if (writer.pendingMs() >= READY_TIMEOUT_MS) return 'a transaction does not end';
    try {
      await withDeadline(clock, READY_TIMEOUT_MS, () => store.tables.heads(['']));
      return storeFault();
    } catch {
      return storeFault() ?? 'the store does not answer';
    }
  }

  const readAgain = remembered(clock, CACHE_MS, read);
  return {
    async fault(): Promise<string | null> {
      if (stopping) return 'stopping';
      return readAgain();
    },
    stop: (): void => {
      stopping = true;
    },
  };
}
