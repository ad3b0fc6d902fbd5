import type { Environment, UsesStores } from '../domain/ports.ts';
import { repeat } from '../domain/timers.ts';
import type { Subscriptions } from './log/subscriptions.ts';

export const POLL_MS = 1500;

export interface PeerSyncPorts extends UsesStores<'tables'>, Pick<Environment, 'bus' | 'clock'> {
  readonly cached: (id: string) => { refresh(): Promise<unknown>; head(): number } | undefined;
  readonly subscriptions: Subscriptions;
}

/** Reads entries that other nodes wrote: when a notification arrives, and by polling in case one was lost. */
export function startPeerSync({ store, clock, bus, cached, subscriptions }: PeerSyncPorts): { close(): void } {
  function refresh(tables: readonly string[]): void {
    for (const table of tables) {
      const actor = cached(table);
      if (actor === undefined) subscriptions.catchUp(table);
      // Sent to all who lack only what the actor reads: one query instead of one for each.
      else
        actor.refresh().then(
          () => subscriptions.catchUp(table, actor.head()),
          // The actor stays stale, which its next write detects as a conflict.
          () => subscriptions.catchUp(table),
        );
    }
  }

  async function poll(): Promise<void> {
    const heads = await store.tables.heads(subscriptions.tables());
    refresh([...heads].flatMap(([table, head]) => (head > subscriptions.sentTo(table) ? [table] : [])));
  }

  bus.listen(refresh);
  return { close: repeat({ clock, ms: POLL_MS, run: poll, onError: () => undefined }) };
}
