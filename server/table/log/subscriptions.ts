import type { Environment, LogPage, Row } from '../../domain/ports.ts';
import { entryText, WATCHING } from '../../domain/views/entry-text.ts';
import { createLanes, type Lanes, type LogReader, readTexts } from './log-pages.ts';

export interface Subscriber extends LogReader {
  /** As JSON, separated by commas; if `more` follow, they are sent once the returned promise has resolved. */
  send(page: LogPage<string>): unknown;
}

interface Subscription {
  readonly table: string;
  readonly subscriber: Subscriber;
  sent: number;
  head: number;
  reading: boolean;
  /** Whether another read was requested during the current one, whose result may be older. */
  again: boolean;
}

export interface SubscriptionPorts extends Pick<Environment, 'store' | 'clock'> {
  readonly onError: (error: unknown) => void;
}

/** Most clients that receive further pages of long logs at a time: pages for many would fill the memory. */
const MAX_PAGES = 2;

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

  emit(table: string, row: Row): void {
    for (const one of emitTo(this.#byTable.get(table) ?? [], row)) this.#readStore(one);
  }

  /** Reads the store for subscribers without entry `head`, because another node may have written entries. */
  catchUp(table: string, head = Number.POSITIVE_INFINITY): void {
    for (const one of this.#byTable.get(table) ?? []) if (one.sent < head) this.#readStore(one);
  }

  tables(): readonly string[] {
    return [...this.#byTable.keys()];
  }

  sentTo(table: string): number {
    return Math.min(...[...(this.#byTable.get(table) ?? [])].map(({ sent }) => sent));
  }

  size(): number {
    return this.#count;
  }

  #readStore(one: Subscription): void {
    this.#readGap(one).catch(this.#ports.onError);
  }

  #isActive(one: Subscription): boolean {
    return this.#byTable.get(one.table)?.has(one) === true;
  }

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
        // Until the client has the page, so that a log does not fill the memory of this node or of the client.
        if (more) await taken;
        one.head = Math.max(one.head, one.sent);
      } while ((one.again || one.sent < one.head) && this.#isActive(one));
    } finally {
      one.reading = false;
    }
  }

  /** `taken` resolves once the client has received the page. */
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

/** One page for all who lack only this entry; returns those for whom the store must be read. */
function emitTo(subscriptions: Iterable<Subscription>, row: Row): readonly Subscription[] {
  const behind: Subscription[] = [];
  let page: LogPage<string> | null = null;
  for (const one of subscriptions) {
    one.head = Math.max(one.head, row.seq);
    if (one.reading || one.sent >= row.seq) continue;
    if (one.sent + 1 !== row.seq || (row.personal && one.subscriber.view().seat !== null)) {
      behind.push(one);
      continue;
    }
    page ??= { entries: entryText(row, WATCHING), more: false };
    one.sent = row.seq;
    one.subscriber.send(page);
  }
  return behind;
}
