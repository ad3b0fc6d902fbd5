import type { Bus, Store } from '../domain/ports.ts';
import type { Rooms } from './cache.ts';
import type { Audience } from './subscriptions.ts';

/** How often a node looks for entries that nobody told it of, in milliseconds. */
const POLL = 1500;

export interface NewsPorts {
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly audience: Audience;
}

/** Brings to this node what others have written: when it is told, and by looking, so that nothing depends on that. */
export function followNews({ store, bus, rooms, audience }: NewsPorts): { close(): void } {
  function news(tables: readonly string[]): void {
    for (const table of tables) {
      // A room that could not read is behind, which it finds out when it writes.
      rooms
        .known(table)
        ?.refresh()
        .catch(() => undefined);
      audience.poke(table);
    }
  }

  async function poll(): Promise<void> {
    const heads = await store.heads(audience.tables());
    news([...heads].flatMap(([table, head]) => (head > audience.reached(table) ? [table] : [])));
  }

  bus.listen(news);
  const polling = setInterval(() => poll().catch(() => undefined), POLL);
  polling.unref();
  return { close: () => clearInterval(polling) };
}
