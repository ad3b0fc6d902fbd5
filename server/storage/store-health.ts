import { type Clock, type Logger, type Stores, StoreUnavailable } from '../domain/ports.ts';
import { wrapStores } from './wrap-store.ts';

/** In words for the operator, by error codes of SQLite, PostgreSQL and the file system. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/, 'the disk is full'],
  [/^(SQLITE_READONLY|SQLITE_PERM|SQLITE_CANTOPEN|25006|EROFS|EACCES)/, 'the store cannot be written to'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12])/, 'the store is damaged: restore a backup'],
  [/^(SQLITE_IOERR|58030|EIO)/, 'the disk fails'],
];

const SILENT = 'the store does not answer';
export const STORE_FAULTS: readonly string[] = [...REASONS.map(([, reason]) => reason), SILENT];

export function storeFault({ cause }: StoreUnavailable): string {
  const { code = '' } = (cause ?? {}) as { readonly code?: string };
  return REASONS.find(([codes]) => codes.test(code))?.[1] ?? SILENT;
}

/** Milliseconds after which a failure no longer counts, because the failed operation may never be tried again. */
const FAULT_MS = 10_000;
const LINE_MS = 60_000;

export class StoreWatch {
  readonly store: Stores;
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #failures = new Map<string, { readonly reason: string; readonly at: number }>();
  #logged: { readonly reason: string; readonly at: number } | null = null;

  readonly #onFailure: (reason: string) => void;

  constructor(store: Stores, log: Logger, clock: Clock, onFailure: (reason: string) => void = () => undefined) {
    this.#onFailure = onFailure;
    this.#log = log;
    this.#clock = clock;
    this.store = wrapStores(store, (run, operation) => this.#watch(run, operation));
  }

  /** Returns why the store failed a moment ago; null if it did not, or if the same operation has succeeded since. */
  fault(): string | null {
    const now = this.#clock.monotonic();
    for (const [operation, { at }] of this.#failures) if (now - at > FAULT_MS) this.#failures.delete(operation);
    return this.#failures.values().next().value?.reason ?? null;
  }

  async #watch(run: () => Promise<unknown>, operation: string): Promise<unknown> {
    try {
      const result = await run();
      this.#worked(operation);
      return result;
    } catch (error) {
      if (error instanceof StoreUnavailable) this.#failed(operation, error);
      throw error;
    }
  }

  #failed(operation: string, error: StoreUnavailable): void {
    const failure = { reason: storeFault(error), at: this.#clock.monotonic() };
    this.#failures.set(operation, failure);
    this.#onFailure(failure.reason);
    if (this.#logged?.reason === failure.reason && failure.at - this.#logged.at < LINE_MS) return;
    this.#logged = failure;
    this.#log.error({ operation, error: error.message }, `${failure.reason}: games cannot go on`);
  }

  #worked(operation: string): void {
    if (!this.#failures.delete(operation) || this.#failures.size > 0) return;
    this.#logged = null;
    this.#log.info({ operation }, 'the store works again');
  }
}
