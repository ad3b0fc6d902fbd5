import type { TableEvent } from '@asteroute/protocol';
import type { Row, Store } from '../domain/ports.ts';

/** Somebody who follows a table. */
export interface Subscriber {
  /** The seat that it reads as, or null. */
  readonly seat: number | null;
  /** Seats whose lines it does not want. */
  mutes(): ReadonlySet<number>;
  /** Takes entries as text, with commas between them. */
  send(entries: string): void;
}

/** Who follows which table on this node, and how far each has come. */
export interface Subscriptions {
  /** Sends what came after `since`, then every new entry, until the answer is called. */
  watch(table: string, since: number, subscriber: Subscriber): () => void;
  /** A new durable entry. */
  tell(table: string, row: Row): void;
  /** There may be new entries in the store. */
  poke(table: string): void;
  tables(): readonly string[];
  /** The newest entry of a table that everybody here has been sent. */
  reached(table: string): number;
  size(): number;
}

interface Following {
  readonly table: string;
  readonly subscriber: Subscriber;
  sent: number;
  /** The newest entry that there is. */
  head: number;
  reading: boolean;
  /** Somebody wants it to read again: what it is reading may be older. */
  asked: boolean;
}

export function createSubscriptions(store: Store, fail: (error: Error) => void): Subscriptions {
  const following = new Map<string, Set<Following>>();
  let count = 0;

  async function catchUp(one: Following): Promise<void> {
    one.asked = true;
    if (one.reading) return;
    one.reading = true;
    try {
      do {
        one.asked = false;
        const rows = await store.read(one.table, one.sent);
        if (rows.length > 0) sendRows(one, rows);
        one.head = Math.max(one.head, one.sent);
      } while ((one.asked || one.sent < one.head) && following.get(one.table)?.has(one) === true);
    } finally {
      one.reading = false;
    }
  }

  function sendRows(one: Following, rows: readonly Row[]): void {
    const mutes = one.subscriber.mutes();
    one.sent = rows[rows.length - 1].seq;
    one.subscriber.send(rows.map((row) => textFor(row, one.subscriber.seat, mutes)).join(','));
  }

  /** The same text for all who may read the same. */
  function tellNow(set: ReadonlySet<Following>, row: Row): void {
    const texts = new Map<number | null, string>();
    const guarded = isGuarded(row);
    for (const one of set) {
      one.head = Math.max(one.head, row.seq);
      if (one.reading || one.sent >= row.seq) continue;
      if (one.sent + 1 !== row.seq || (guarded && one.subscriber.seat !== null)) {
        catchUp(one).catch(fail);
        continue;
      }
      const text = texts.get(null) ?? textFor(row, null, NOBODY);
      texts.set(null, text);
      one.sent = row.seq;
      one.subscriber.send(text);
    }
  }

  return {
    watch(table, since, subscriber) {
      const set = following.get(table) ?? new Set();
      following.set(table, set);
      const one: Following = { table, subscriber, sent: since, head: since, reading: false, asked: false };
      set.add(one);
      count++;
      catchUp(one).catch(fail);
      return () => {
        if (!set.delete(one)) return;
        count--;
        if (set.size === 0 && following.get(table) === set) following.delete(table);
      };
    },
    tell(table, row) {
      const set = following.get(table);
      if (set !== undefined) tellNow(set, row);
    },
    poke(table) {
      for (const one of following.get(table) ?? []) catchUp(one).catch(fail);
    },
    tables: () => [...following.keys()],
    reached: (table) => Math.min(...[...(following.get(table) ?? [])].map(({ sent }) => sent)),
    size: () => count,
  };
}

const NOBODY: ReadonlySet<number> = new Set();

/** Whether an entry may read differently for different readers. */
function isGuarded({ events }: Row): boolean {
  return events.includes('"type":"chat"') || events.includes('"type":"muted"');
}

/** An entry as a reader may know it. Its number is never missing: what is not for them is told as withheld. */
export function textFor(row: Row, seat: number | null, mutes: ReadonlySet<number>): string {
  const events = isGuarded(row) ? JSON.stringify(filtered(row, seat, mutes)) : row.events;
  return `{"seq":${row.seq},"at":${row.at},"up":${row.up},"events":${events}}`;
}

function filtered(row: Row, seat: number | null, mutes: ReadonlySet<number>): readonly TableEvent[] {
  return (JSON.parse(row.events) as TableEvent[]).map((event) => {
    const hidden = (event.type === 'muted' && event.by !== seat) || (event.type === 'chat' && mutes.has(event.seat));
    return hidden ? { type: 'withheld' } : event;
  });
}
