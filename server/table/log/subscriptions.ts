import type { Environment, LogPage, Row } from '../../domain/ports.ts';
import { entryText, WATCHING } from '../../domain/views/entry-text.ts';
import { createLanes, type Lanes, type LogReader, readTexts } from './log-pages.ts';

/** A client that follows a table. */
export interface Subscriber extends LogReader {
  /**
   * Receives entries as JSON, separated by commas; if `more` follow, they are sent once the returned promise has
   * resolved.
   */
  send(page: LogPage<string>): unknown;
}

interface Subscription {
  readonly table: string;
  readonly subscriber: Subscriber;
  /** The newest entry that was sent. */
  sent: number;
  /** The newest entry that is known to exist. */
  head: number;
  reading: boolean;
  /** Whether another read was requested during the current one, whose result may be older. */
  again: boolean;
}

/** What subscriptions need. */
export interface SubscriptionPorts extends Pick<Environment, 'store' | 'clock'> {
  readonly onError: (error: unknown) => void;
}

/**
 * Most clients that receive further pages of long logs at the same time, because pages for many would fill the memory
 * of this process.
 */
const MAX_PAGES = 2;

/** The subscribers on this node, by table, and the last entry that each was sent. */
export class Subscriptions {
  readonly #ports: SubscriptionPorts;
  readonly #lanes: Lanes;
  readonly #byTable = new Map<string, Set<Subscription>>();
  #count = 0;

  constructor(ports: SubscriptionPorts) {
    this.#ports = ports;
    this.#lanes = createLanes(ports.clock, MAX_PAGES);
  }

  /** Sends the entries after `since`, then every new one, until the returned function is called. */
  subscribe(table: string, since: number, subscriber: Subscriber): () => void {
    const set = this.#byTable.get(table) ?? new Set();
    this.#byTable.set(table, set);
    const one: Subscription = { table, subscriber, sent: since, head: since, reading: false, again: false };
    set.add(one);
    this.#count++;
    this.#readStore(one);
    return () => {
      if (!set.delete(one)) return;
      this.#count--;
      if (set.size === 0 && this.#byTable.get(table) === set) this.#byTable.delete(table);
    };
  }

  /** Sends a committed entry to the subscribers of its table. */
  emit(table: string, row: Row): void {
    for (const one of emitTo(this.#byTable.get(table) ?? [], row)) this.#readStore(one);
  }

  /**
   * Reads the store for all subscribers that have not received entry `head`, because another node may have written
   * entries.
   */
  catchUp(table: string, head = Number.POSITIVE_INFINITY): void {
    for (const one of this.#byTable.get(table) ?? []) if (one.sent < head) this.#readStore(one);
  }

  /** Returns the tables with subscribers. */
  tables(): readonly string[] {
    return [...this.#byTable.keys()];
  }

  /** Returns the newest entry that every subscriber of a table has received. */
  sentTo(table: string): number {
    return Math.min(...[...(this.#byTable.get(table) ?? [])].map(({ sent }) => sent));
  }

  /** Returns the number of subscriptions. */
  size(): number {
    return this.#count;
  }

  #readStore(one: Subscription): void {
    this.#readGap(one).catch(this.#ports.onError);
  }

  #isActive(one: Subscription): boolean {
    return this.#byTable.get(one.table)?.has(one) === true;
  }

  /** Sends what the store has after the last entry sent, until nothing is missing. */
  async #readGap(one: Subscription): Promise<void> {
    one.again = true;
    if (one.reading) return;
    one.reading = true;
    try {
      const next = () => this.#sendNext(one);
      let pages = 0;
      do {
        one.again = false;
        const { more, taken } = await (pages > 0 ? this.#lanes(next) : next());
        pages = more ? pages + 1 : 0;
        one.again ||= more;
        // Waits until the client has received the page, so that a log does not fill the memory of this node or of the
        // client.
        if (more) await taken;
        one.head = Math.max(one.head, one.sent);
      } while ((one.again || one.sent < one.head) && this.#isActive(one));
    } finally {
      one.reading = false;
    }
  }

  /**
   * Reads the next page and sends it. Returns whether more pages follow, and in `taken` what resolves once the client
   * has received the page.
   */
  async #sendNext(one: Subscription): Promise<{ readonly more: boolean; readonly taken: unknown }> {
    const plan = { table: one.table, since: one.sent };
    const { entries, more, last } = await readTexts(this.#ports.store, plan, one.subscriber);
    // The client may have left, asked again from another entry, or been banned while the store was read.
    if (!this.#isActive(one)) return { more: false, taken: null };
    if (entries === '') return { more, taken: null };
    one.sent = last;
    return { more, taken: one.subscriber.send({ entries, more }) };
  }
}

/**
 * Sends the entry as one text to all subscribers who lack only this entry; returns those for whom the store must be
 * read.
 */
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
