import { MAX_PAGE_ENTRIES } from '@asteroute/protocol';
import type { Clock, LogPage, Row, Store } from '../domain/ports.ts';

/** A part of a table's log. */
export interface PagePlan {
  readonly table: string;
  /** The entry before the first of the page. */
  readonly since: number;
  readonly limit?: number;
}

/** The entries after `since`, at most `limit`: no read and no message grows with the log. */
export async function readPage(store: Store, { table, since, limit = MAX_PAGE_ENTRIES }: PagePlan): Promise<LogPage> {
  const rows = await store.read(table, since, limit + 1);
  return { entries: rows.slice(0, limit), more: rows.length > limit };
}

/** Runs what it is given, so many at once and the others after them. */
export type Lanes = <T>(run: () => Promise<T>) => Promise<T>;

/** Lanes of which each takes the next when what the last one sent has left this process. */
export function createLanes(clock: Clock, count: number): Lanes {
  const waiting: (() => void)[] = [];
  let free = count;
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  };
  return async (run) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return run().finally(() => clock.soon(leave));
  };
}

/** What reads a log page by page. */
export interface PagePorts {
  readonly store: Store;
  readonly clock: Clock;
}

/** All entries after `since`, page by page; others are served between two pages. */
export async function* readPages(
  { store, clock }: PagePorts,
  table: string,
  since: number,
): AsyncGenerator<readonly Row[]> {
  for (let [last, more] = [since, true]; more; ) {
    const page = await readPage(store, { table, since: last });
    if (page.entries.length > 0) yield page.entries;
    last = page.entries.at(-1)?.seq ?? last;
    more = page.more;
    if (more) await new Promise<void>(clock.soon);
  }
}
