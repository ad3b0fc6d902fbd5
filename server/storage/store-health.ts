import { type Clock, type Logger, type Store, StoreUnavailable } from '../domain/ports.ts';

/** What a store fails for, in words for its operator: by the codes of SQLite, PostgreSQL and the file system. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/, 'the disk is full'],
  [/^(SQLITE_READONLY|SQLITE_PERM|SQLITE_CANTOPEN|25006|EROFS|EACCES)/, 'the store cannot be written to'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12])/, 'the store is damaged: restore a backup'],
  [/^(SQLITE_IOERR|58030|EIO)/, 'the disk fails'],
];

/** Why a store failed. */
export function storeFault({ cause }: StoreUnavailable): string {
  const { code = '' } = (cause ?? {}) as { readonly code?: string };
  return REASONS.find(([codes]) => codes.test(code))?.[1] ?? 'the store does not answer';
}

/** A store, and what is wrong with it. */
export interface WatchedStore {
  readonly store: Store;
  /** Why it failed a moment ago; null if it did not, or has done the same since. */
  fault(): string | null;
}

/** Milliseconds after which a failure no longer counts: what failed may never be tried again. */
const FAULT_MS = 10_000;
/** Milliseconds between two lines of the log about the same fault. */
const LINE_MS = 60_000;

/** Watches a store: its operator reads in the log why it fails, and when it works again. */
export function watchStore(store: Store, log: Logger, clock: Clock): WatchedStore {
  const failures = new Map<keyof Store, { readonly reason: string; readonly at: number }>();
  let line: { readonly reason: string; readonly at: number } | null = null;

  function failed(operation: keyof Store, error: StoreUnavailable): void {
    const failure = { reason: storeFault(error), at: clock.monotonic() };
    failures.set(operation, failure);
    if (line?.reason === failure.reason && failure.at - line.at < LINE_MS) return;
    line = failure;
    log.error({ operation, error: error.message }, `${failure.reason}: games cannot go on`);
  }

  function worked(operation: keyof Store): void {
    if (!failures.delete(operation) || failures.size > 0) return;
    line = null;
    log.info({ operation }, 'the store works again');
  }

  const watch = <K extends keyof Store>(operation: K): Store[K] =>
    (async (...args: readonly never[]) => {
      try {
        const result = await (store[operation] as (...args: readonly never[]) => Promise<unknown>)(...args);
        worked(operation);
        return result;
      } catch (error) {
        if (error instanceof StoreUnavailable) failed(operation, error);
        throw error;
      }
    }) as Store[K];

  return {
    store: {
      ...{ append: watch('append'), read: watch('read'), heads: watch('heads'), listed: watch('listed') },
      ...{ seatsOf: watch('seatsOf'), due: watch('due'), beat: watch('beat'), count: watch('count') },
      ...{
        all: watch('all'),
        tally: watch('tally'),
        idle: watch('idle'),
        moveFinished: watch('moveFinished'),
        remove: watch('remove'),
        purge: watch('purge'),
        reports: watch('reports'),
        claimNotices: watch('claimNotices'),
        settleNotice: watch('settleNotice'),
        deferNotice: watch('deferNotice'),
        dismiss: watch('dismiss'),
        keepCode: watch('keepCode'),
        findCode: watch('findCode'),
        close: store.close,
      },
    },
    fault() {
      const now = clock.monotonic();
      for (const [operation, { at }] of failures) if (now - at > FAULT_MS) failures.delete(operation);
      return failures.values().next().value?.reason ?? null;
    },
  };
}
