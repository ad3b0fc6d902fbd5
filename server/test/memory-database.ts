import type { Summary } from '@asteroute/protocol';
import { withoutOwner } from '../domain/own-data.ts';
import {
  type Append,
  type CounterWindow,
  type IndexUpdates,
  type PendingNotice,
  type Report,
  type Row,
  type Store,
  StoreUnavailable,
  type TableCode,
} from '../domain/ports.ts';
import { DELETED_EVENTS } from '../domain/table-state.ts';

/** The operations of a store, synchronous and atomic, as in one transaction of a database. */
export type Transactions = {
  readonly [K in Exclude<keyof Store, 'close'>]: (...args: Parameters<Store[K]>) => Awaited<ReturnType<Store[K]>>;
};

/** A database in memory that behaves like the real ones; the suite of all stores tests it too. */
export interface MemoryDatabase extends Transactions {
  /** The index rows of a table, to compare with its log. */
  indexOf(table: string): Required<Pick<IndexUpdates, 'summary' | 'seats' | 'due'>>;
}

interface StoredNotice {
  readonly notice: PendingNotice;
  readonly claimedUntil: number;
}

interface StoredTable {
  readonly rows: Row[];
  readonly commands: Set<string>;
  readonly seats: Map<number, string>;
  summary: Summary | null;
  due: number | null;
  reports: readonly Report[];
  readonly notices: Map<number, StoredNotice>;
  /** When it was deleted; null if it was not. */
  closedAt: number | null;
}

/** Milliseconds after which an unsent notice is dropped. */
const NOTICE_MS = 86_400_000;

/** Creates an empty database. `onWritten` is called for every entry, in the transaction that writes it. */
export function createMemoryDatabase(onWritten: (append: Append) => void = () => undefined): MemoryDatabase {
  const tables = new Map<string, StoredTable>();
  const counters = new Map<string, { readonly used: number; readonly until: number }>();
  const time = { wall: 0, up: 0 };

  function tableOf(id: string): StoredTable {
    const table = tables.get(id) ?? emptyTable();
    tables.set(id, table);
    return table;
  }

  /** Inserts an entry; false if its number or its command already exists. */
  function insert({ table: id, row }: Append): boolean {
    const table = tableOf(id);
    const at = table.rows.findLastIndex(({ seq }) => seq <= row.seq);
    const isTaken = table.rows[at]?.seq === row.seq;
    if (isTaken || (row.command !== null && table.commands.has(row.command))) return false;
    table.rows.splice(at + 1, 0, row);
    if (row.command !== null) table.commands.add(row.command);
    return true;
  }

  /** Returns the tables that are not deleted and satisfy `passes`, most recently changed first. */
  function summaries(passes: (summary: Summary) => boolean): Summary[] {
    return [...tables.values()]
      .flatMap(({ summary }) => (summary === null || !passes(summary) ? [] : [summary]))
      .sort((a, b) => b.changedAt - a.changedAt);
  }

  return {
    append(batch) {
      const order = batch
        .map((_, i) => i)
        .sort((a, b) => (batch[a].table < batch[b].table ? -1 : batch[a].table > batch[b].table ? 1 : 0));
      const written = batch.map(() => false);
      for (const i of order) written[i] = insert(batch[i]);
      for (const i of order.filter((one) => written[one])) {
        update(tableOf(batch[i].table), batch[i]);
        onWritten(batch[i]);
      }
      return written;
    },
    read: (id, since, limit) => rowsAfter(tables.get(id)?.rows ?? [], since, limit),
    heads: (ids) =>
      new Map(
        ids.flatMap((id) => {
          const last = tables.get(id)?.rows.at(-1);
          return last === undefined ? [] : [[id, last.seq]];
        }),
      ),
    listed: (status, since, limit) =>
      summaries((one) => one.access === 'public' && one.status === status && one.changedAt >= since).slice(0, limit),
    all: (status, limit) => summaries((one) => status === null || one.status === status).slice(0, limit),
    tally: () => tallyOf(summaries(() => true)),
    seatsOf: (hashes, limit) =>
      summaries(() => true)
        .flatMap((summary) =>
          [...tableOf(summary.table).seats].flatMap(([seat, hash]) =>
            hashes.includes(hash) ? [{ hash, seat, summary }] : [],
          ),
        )
        .slice(0, limit),
    due: (up, limit) => dueBefore(tables, up).slice(0, limit),
    beat(wall, longest, reset) {
      const lived = wall < time.wall || time.wall === 0 || wall - time.wall > longest ? 0 : wall - time.wall;
      time.up += lived;
      time.wall = reset ? wall : Math.max(wall, time.wall);
      return { ...time };
    },
    count: (key, window) => {
      const next = countOn(counters.get(key), window);
      counters.set(key, next);
      return next.used;
    },
    idle: (status, since, limit) =>
      summaries((one) => one.status === status && one.changedAt < since)
        .reverse()
        .flatMap(({ table }) => (tableOf(table).rows.some(({ at }) => at >= since) ? [] : [table]))
        .slice(0, limit),
    moveFinished: () => 0,
    reports: (limit) =>
      [...tables.values()]
        .flatMap(({ reports }) => reports)
        .sort((a, b) => b.at - a.at)
        .slice(0, limit),
    dismiss(id, seq) {
      const table = tableOf(id);
      const rest = table.reports.filter((one) => one.seq !== seq);
      const isGone = rest.length < table.reports.length;
      table.reports = rest;
      return isGone;
    },
    claimNotices: (now, until, limit) =>
      [...tables.values()]
        .flatMap(({ notices }) => [...notices.values()].map((stored) => ({ notices, ...stored })))
        .filter(({ claimedUntil }) => claimedUntil <= now)
        .sort((a, b) => a.claimedUntil - b.claimedUntil)
        .slice(0, limit)
        .map(({ notices, notice }) => claim(notices, notice, until)),
    settleNotice: (id, seq) => void tableOf(id).notices.delete(seq),
    deferNotice({ table, seq, taken }, until) {
      const { notices } = tableOf(table);
      const stored = notices.get(seq);
      if (stored !== undefined) notices.set(seq, { notice: { ...stored.notice, taken }, claimedUntil: until });
    },
    ...codesOf((id) => tables.get(id)?.summary?.status === 'open'),
    remove: (id, at) => close(tables.get(id), at),
    purge(before, now) {
      for (const { notices } of tables.values())
        for (const [seq, { notice }] of notices) if (notice.at < now - NOTICE_MS) notices.delete(seq);
      for (const [id, { closedAt }] of tables) if (closedAt !== null && closedAt < before) tables.delete(id);
      for (const [key, { until }] of counters) if (until < now) counters.delete(key);
    },
    indexOf(id) {
      const { summary, seats, due } = tableOf(id);
      if (summary === null) throw new Error(`${id} has no summary`);
      return { summary, seats: [...seats].map(([seat, hash]) => ({ seat, hash })), due };
    },
  };
}

/** Stores the codes of tables that have not begun. */
function codesOf(isOpen: (table: string) => boolean): Pick<Transactions, 'keepCode' | 'findCode'> {
  const codes = new Map<string, TableCode>();
  const isValid = ({ until, table }: TableCode, now: number) => until > now && isOpen(table);
  return {
    keepCode(code, now) {
      const known = codes.get(code.code);
      if (known !== undefined && isValid(known, now)) return false;
      codes.set(code.code, code);
      return true;
    },
    findCode: (by, now) =>
      [...codes.values()].find(
        (one) => isValid(one, now) && ('code' in by ? one.code === by.code : one.table === by.table),
      ) ?? null,
  };
}

/** Returns the store of one node on this database. */
export function memoryStore(database: Transactions): Store {
  let closed = false;
  const answered = <K extends keyof Transactions>(operation: K): Store[K] =>
    (async (...args: never[]) => {
      if (closed) throw new StoreUnavailable('it is closed');
      return (database[operation] as (...args: never[]) => unknown)(...args);
    }) as Store[K];
  const names = Object.keys(database).filter((name) => name !== 'indexOf') as (keyof Transactions)[];
  const operations = Object.fromEntries(names.map((name) => [name, answered(name)])) as unknown as Omit<Store, 'close'>;
  return {
    ...operations,
    async close() {
      closed = true;
    },
  };
}

function emptyTable(): StoredTable {
  return {
    rows: [],
    commands: new Set(),
    seats: new Map(),
    summary: null,
    due: null,
    closedAt: null,
    reports: [],
    notices: new Map(),
  };
}

function rowsAfter(rows: readonly Row[], since: number, limit: number): readonly Row[] {
  const from = rows.findLastIndex(({ seq }) => seq <= since) + 1;
  return rows.slice(from, from + limit);
}

function update(table: StoredTable, { table: id, row: { seq, at }, updates }: Append): void {
  const { summary, seats, due, report, notice, erase } = updates;
  if (summary !== undefined) table.summary = summary;
  if (due !== undefined) table.due = due;
  if (report !== undefined) table.reports = [...table.reports, { ...report, table: id, seq, at }];
  if (notice !== undefined)
    table.notices.set(seq, { notice: { ...notice, table: id, seq, at, tries: 0, taken: null }, claimedUntil: 0 });
  for (const { seat, hash } of seats ?? []) {
    if (hash === null) table.seats.delete(seat);
    else table.seats.set(seat, hash);
  }
  if (erase !== undefined) eraseOwner(table, seq, erase);
}

function eraseOwner({ rows, commands }: StoredTable, before: number, hash: string): void {
  const earlier = rows.filter(({ seq }) => seq < before);
  for (const row of withoutOwner(earlier, hash)) {
    const at = rows.findIndex(({ seq }) => seq === row.seq);
    if (row.command === null) commands.delete(rows[at].command ?? '');
    rows[at] = row;
  }
}

function claim(notices: StoredTable['notices'], notice: PendingNotice, until: number): PendingNotice {
  const claimed = { ...notice, tries: notice.tries + 1 };
  notices.set(notice.seq, { notice: claimed, claimedUntil: until });
  return claimed;
}

function dueBefore(tables: ReadonlyMap<string, StoredTable>, up: number): string[] {
  return [...tables]
    .flatMap(([id, { due }]) => (due === null || due > up ? [] : [{ id, due }]))
    .sort((a, b) => a.due - b.due)
    .map(({ id }) => id);
}

function tallyOf(all: readonly Summary[]): Record<Summary['status'], number> {
  const of = (status: Summary['status']) => all.filter((one) => one.status === status).length;
  return { open: of('open'), running: of('running'), over: of('over') };
}

function countOn(
  last: { readonly used: number; readonly until: number } | undefined,
  { now, ms }: CounterWindow,
): { readonly used: number; readonly until: number } {
  return last === undefined || last.until <= now ? { used: 1, until: now + ms } : { ...last, used: last.used + 1 };
}

function close(table: StoredTable | undefined, at: number): boolean {
  const last = table?.rows.at(-1);
  if (table === undefined || last === undefined || last.events === DELETED_EVENTS) return false;
  const { seq, up } = last;
  const flags = { personal: false, private: false, erases: false };
  const emptied = { at, up, command: null, events: DELETED_EVENTS, ...flags, secret: null };
  const rows = Array.from({ length: seq + 1 }, (_, i) => ({ seq: i + 1, ...emptied }));
  table.rows.splice(0, seq, ...rows);
  table.seats.clear();
  table.notices.clear();
  Object.assign(table, { summary: null, due: null, closedAt: at, reports: [] } satisfies Partial<StoredTable>);
  return true;
}
