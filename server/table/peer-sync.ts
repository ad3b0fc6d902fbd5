import type { Bus, Store } from '../domain/ports.ts';
import type { TableCache } from './cache.ts';
import type { Subscriptions } from './subscriptions.ts';

/** How often a node looks for entries that nobody told it of, in milliseconds. */
const POLL = 1500;

export interface PeerSyncPorts {
  readonly store: Store;
  readonly bus: Bus;
  readonly cache: TableCache;
  readonly subscriptions: Subscriptions;
}

/** Brings to this node what others have written: when it is told, and by looking, so that nothing depends on that. */
export function startPeerSync({ store, bus, cache, subscriptions }: PeerSyncPorts): { close(): void } {
  function news(tables: readonly string[]): void {
    for (const table of tables) {
      // An actor that failed to refresh is stale, which its next write detects as a conflict.
      cache
        .cached(table)
        ?.refresh()
        .catch(() => undefined);
      subscriptions.poke(table);
    }
  }

  async function poll(): Promise<void> {
    const heads = await store.heads(subscriptions.tables());
    news([...heads].flatMap(([table, head]) => (head > subscriptions.reached(table) ? [table] : [])));
  }

  bus.listen(news);
  const polling = setInterval(() => poll().catch(() => undefined), POLL);
  polling.unref();
  return { close: () => clearInterval(polling) };
}
