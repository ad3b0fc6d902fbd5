import { entryText, WATCHING } from '../../domain/entry-text.ts';
import type { Clock, LogPage, Row, Store } from '../../domain/ports.ts';
import { createLanes, type Lanes, type LogReader, readTexts } from './log-pages.ts';

/** A client that follows a table. */
export interface Subscriber extends LogReader {
  /** Takes entries as JSON, separated by commas; where `more` follow, these are sent once the answer has resolved. */
  send(page: LogPage<string>): unknown;
}

/** The subscribers on this node, by table, and how far each has been sent. */
export interface Subscriptions {
  /** Sends the entries after `since`, then every new one, until the answer is called. */
  subscribe(table: string, since: number, subscriber: Subscriber): () => void;
  /** Sends a committed entry to the subscribers of its table. */
  emit(table: string, row: Row): void;
  /** Reads the store again, for all who have not been sent this entry: another node may have written some. */
  catchUp(table: string, head?: number): void;
  /** Tables with subscribers. */
  tables(): readonly string[];
  /** The newest entry that every subscriber of a table has been sent. */
  sentTo(table: string): number;
  /** The number of subscriptions. */
  size(): number;
}

interface Subscription {
  readonly table: string;
  readonly subscriber: Subscriber;
  /** The newest entry that was sent. */
  sent: number;
  /** The newest entry that is known to exist. */
  head: number;
  reading: boolean;
  /** A read was asked for while one was under way, whose result may be older. */
  again: boolean;
}

/** What subscriptions need. */
export interface SubscriptionPorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** Clients that are sent a further page of a long log at once: the pages of many would fill the memory of this process. */
const MAX_PAGES = 2;

/** The subscriptions of this node. */
export function createSubscriptions({ store, clock, onError }: SubscriptionPorts): Subscriptions {
  const lanes = createLanes(clock, MAX_PAGES);
  const byTable = new Map<string, Set<Subscription>>();
  let count = 0;

  function readStore(one: Subscription): void {
    const isActive = () => byTable.get(one.table)?.has(one) === true;
    readGap(one, { store, lanes, isActive }).catch(onError);
  }

  return {
    subscribe(table, since, subscriber) {
      const set = byTable.get(table) ?? new Set();
      byTable.set(table, set);
      const one: Subscription = { table, subscriber, sent: since, head: since, reading: false, again: false };
      set.add(one);
      count++;
      readStore(one);
      return () => {
        if (!set.delete(one)) return;
        count--;
        if (set.size === 0 && byTable.get(table) === set) byTable.delete(table);
      };
    },
    emit(table, row) {
      for (const one of emitTo(byTable.get(table) ?? [], row)) readStore(one);
    },
    catchUp(table, head = Number.POSITIVE_INFINITY) {
      for (const one of byTable.get(table) ?? []) if (one.sent < head) readStore(one);
    },
    tables: () => [...byTable.keys()],
    sentTo: (table) => Math.min(...[...(byTable.get(table) ?? [])].map(({ sent }) => sent)),
    size: () => count,
  };
}

interface Gap {
  readonly store: Store;
  readonly lanes: Lanes;
  isActive(): boolean;
}

/** Sends what the store has after the last entry sent, until nothing is missing. */
async function readGap(one: Subscription, gap: Gap): Promise<void> {
  const { lanes, isActive } = gap;
  one.again = true;
  if (one.reading) return;
  one.reading = true;
  try {
    const next = () => sendNext(one, gap);
    let pages = 0;
    do {
      one.again = false;
      const { more, taken } = await (pages > 0 ? lanes(next) : next());
      pages = more ? pages + 1 : 0;
      one.again ||= more;
      // Until the client has taken it, so that no one's memory fills with a log.
      if (more) await taken;
      one.head = Math.max(one.head, one.sent);
    } while ((one.again || one.sent < one.head) && isActive());
  } finally {
    one.reading = false;
  }
}

interface Sent {
  readonly more: boolean;
  readonly taken: unknown;
}

/** Reads the next page and sends it; answers whether more follow, and what resolves once it is taken. */
async function sendNext(one: Subscription, { store, isActive }: Gap): Promise<Sent> {
  // Its client may have gone while others were sent theirs.
  if (!isActive()) return { more: false, taken: null };
  const { entries, more, last } = await readTexts(store, { table: one.table, since: one.sent }, one.subscriber);
  if (entries === '') return { more, taken: null };
  one.sent = last;
  return { more, taken: one.subscriber.send({ entries, more }) };
}

/** Sends one text to all subscribers who lack only this entry; answers those who have to read the store. */
function emitTo(subscriptions: Iterable<Subscription>, row: Row): readonly Subscription[] {
  const behind: Subscription[] = [];
  let text: string | null = null;
  for (const one of subscriptions) {
    one.head = Math.max(one.head, row.seq);
    if (one.reading || one.sent >= row.seq) continue;
    if (one.sent + 1 !== row.seq || (row.personal && one.subscriber.view().seat !== null)) {
      behind.push(one);
      continue;
    }
    text ??= entryText(row, WATCHING);
    one.sent = row.seq;
    one.subscriber.send({ entries: text, more: false });
  }
  return behind;
}
