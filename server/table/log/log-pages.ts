import { MAX_PAGE_ENTRIES } from '@asteroute/protocol';
import type { Clock, Environment, LogPage, Row, Stores } from '../../domain/ports.ts';
import { entryText, type LogView } from '../../domain/views/entry-text.ts';

export interface PagePlan {
  readonly table: string;
  readonly since: number;
  readonly limit?: number;
}

/** At most `limit` entries, so that the size of a read or a message does not depend on the log. */
async function readPage(store: Stores, { table, since, limit = MAX_PAGE_ENTRIES }: PagePlan): Promise<LogPage> {
  const rows = await store.tables.read(table, since, limit + 1);
  return { entries: rows.slice(0, limit), more: rows.length > limit };
}

export interface LogReader {
  view(): LogView & { readonly head: number };
  refresh(): Promise<unknown>;
}

export async function readTexts(
  store: Stores,
  plan: PagePlan,
  reader: LogReader,
): Promise<LogPage<string> & { readonly last: number }> {
  const { entries, more } = await readPage(store, plan);
  const view = reader.view();
  const personal = entries.findLast((row) => row.personal)?.seq ?? 0;
  if (personal > view.head) {
    // Seats may have been renumbered since, and an erasure may have changed the page.
    await reader.refresh();
    return readTexts(store, plan, reader);
  }
  const texts = entries.map((row) => entryText(row, view));
  return { entries: texts.join(','), more, last: entries.at(-1)?.seq ?? plan.since };
}

export type Lanes = <T>(run: () => Promise<T>) => Promise<T>;

/** Creates `count` lanes. A lane is free again when what its last task sent has left this process. */
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

export type LogPagePorts = Pick<Environment, 'store' | 'clock'>;

/** Reads all entries after `since`, page by page, and lets other work run between two pages. */
export async function* readPages(
  { store, clock }: LogPagePorts,
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
