import type { Environment } from '../domain/ports.ts';
import { repeat } from '../domain/timers.ts';
import type { TableCache } from './cache.ts';
import type { Subscriptions } from './log/subscriptions.ts';

/** Milliseconds between two polls for entries that no notification announced. */
export const POLL_MS = 1500;

/** What peer sync needs. */
export interface PeerSyncPorts extends Pick<Environment, 'store' | 'bus' | 'clock'> {
  readonly cache: TableCache;
  readonly subscriptions: Subscriptions;
}

/** Brings entries that other nodes wrote to this node: on a notification, and by polling in case one was lost. */
export function startPeerSync({ store, clock, bus, cache, subscriptions }: PeerSyncPorts): { close(): void } {
  function refresh(tables: readonly string[]): void {
    for (const table of tables) {
      const actor = cache.cached(table);
      if (actor === undefined) subscriptions.catchUp(table);
      // What the actor reads is sent to all who lack only that: one question to the store instead of one for each.
      else
        actor.refresh().then(
          () => subscriptions.catchUp(table, actor.state().table.head),
          // The actor is stale, which its next write detects as a conflict.
          () => subscriptions.catchUp(table),
        );
    }
  }

  async function poll(): Promise<void> {
    const heads = await store.heads(subscriptions.tables());
    refresh([...heads].flatMap(([table, head]) => (head > subscriptions.sentTo(table) ? [table] : [])));
  }

  bus.listen(refresh);
  return { close: repeat({ clock, ms: POLL_MS, run: poll, onError: () => undefined }) };
}
