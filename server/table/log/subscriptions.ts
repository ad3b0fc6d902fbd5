import { entryText, WATCHING } from '../../domain/entry-text.ts';
import type { Environment, LogPage, Row } from '../../domain/ports.ts';
import { createLanes, type Lanes, type LogReader, readTexts } from './log-pages.ts';

/** A client that follows a table. */
export interface Subscriber extends LogReader {
  /** Takes entries as JSON, separated by commas; where `more` follow, these are sent once the answer has resolved. */
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
  /** A read was asked for while one was under way, whose result may be older. */
  again: boolean;
}

/** What subscriptions need. */
export interface SubscriptionPorts extends Pick<Environment, 'store' | 'clock'> {
  readonly onError: (error: unknown) => void;
}

/** Clients that are sent a further page of a long log at once: the pages of many would fill the memory of this process. */
const MAX_PAGES = 2;

/** The subscribers on this node, by table, and how far each has been sent. */
export class Subscriptions {
  readonly #ports: SubscriptionPorts;
  readonly #lanes: Lanes;
  readonly #byTable = new Map<string, Set<Subscription>>();
  #count = 0;

  constructor(ports: SubscriptionPorts) {
    this.#ports = ports;
    this.#lanes = createLanes(ports.clock, MAX_PAGES);
  }

  /** Sends the entries after `since`, then every new one, until the answer is called. */
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

  /** Reads the store again, for all who have not been sent this entry: another node may have written some. */
  catchUp(table: string, head = Number.POSITIVE_INFINITY): void {
    for (const one of this.#byTable.get(table) ?? []) if (one.sent < head) this.#readStore(one);
  }

  /** Tables with subscribers. */
  tables(): readonly string[] {
    return [...this.#byTable.keys()];
  }

  /** The newest entry that every subscriber of a table has been sent. */
  sentTo(table: string): number {
    return Math.min(...[...(this.#byTable.get(table) ?? [])].map(({ sent }) => sent));
  }

  /** The number of subscriptions. */
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
        // Until the client has taken it, so that no one's memory fills with a log.
        if (more) await taken;
        one.head = Math.max(one.head, one.sent);
      } while ((one.again || one.sent < one.head) && this.#isActive(one));
    } finally {
      one.reading = false;
    }
  }

  /** Reads the next page and sends it; answers whether more follow, and what resolves once it is taken. */
  async #sendNext(one: Subscription): Promise<{ readonly more: boolean; readonly taken: unknown }> {
    // Its client may have gone while others were sent theirs.
    if (!this.#isActive(one)) return { more: false, taken: null };
    const plan = { table: one.table, since: one.sent };
    const { entries, more, last } = await readTexts(this.#ports.store, plan, one.subscriber);
    if (entries === '') return { more, taken: null };
    one.sent = last;
    return { more, taken: one.subscriber.send({ entries, more }) };
  }
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
