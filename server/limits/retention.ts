import type { Config } from '../config/config.ts';
import { WRITABLE_AFTER_END_MS } from '../domain/log-limits.ts';
import type { Environment, Stores } from '../domain/ports.ts';
import { repeat } from '../domain/timers.ts';

export type RetentionPorts = Pick<Environment, 'store' | 'clock' | 'log'>;

const DAY_MS = 86_400_000;
const CLEAR_EVERY_MS = 600_000;
/** Most tables deleted in one cleanup, so that games do not have to wait for it. */
const MAX_REMOVED = 500;
const BATCH = 50;
const MAX_MOVED = 500;
/** Milliseconds after the last entry when a log moves: one day after nothing can be written to it any more. */
const MOVE_AFTER_MS = WRITABLE_AFTER_END_MS + DAY_MS;
/** Milliseconds for which the emptied entries of a deleted table stay: then no node holds an older state of it. */
const PURGE_AFTER_MS = 7 * DAY_MS;

export async function clearTables(plan: Config['keep'], { store, clock, log }: RetentionPorts): Promise<number> {
  const now = clock.now();
  let removed = 0;
  for (const status of ['open', 'running', 'over'] as const) {
    const days = plan[status];
    const since = now - days * DAY_MS;
    for (let more = days > 0; more && removed < MAX_REMOVED; ) {
      const tables = await store.upkeep.idle(status, since, BATCH);
      let done = 0;
      for (const table of tables) if (await store.tables.remove(table, now)) done++;
      removed += done;
      // The next query no longer finds tables that another node has just removed or written to.
      more = done > 0 && tables.length === BATCH;
    }
  }
  // Results that count for a contest stay, because its public table is computed from them.
  if (plan.over > 0) await store.contests.clearUncounted(now - plan.over * DAY_MS);
  await store.upkeep.purge(now - PURGE_AFTER_MS, now);
  await store.upkeep.purgeAccounts(now);
  await moveLogs(store, now);
  if (removed > 0) log.info({ removed }, 'deleted tables that are kept no longer');
  return removed;
}

async function moveLogs(store: Stores, now: number): Promise<void> {
  for (let moved = 0; moved < MAX_MOVED; ) {
    const some = await store.upkeep.moveFinished(now - MOVE_AFTER_MS, BATCH);
    moved += some;
    if (some < BATCH) return;
  }
}

/** Every node runs it; a table that one node has deleted is no longer found by the others. */
export function startRetention(plan: Config['keep'], ports: RetentionPorts): { close(): void } {
  const { clock, log } = ports;
  const onError = ({ message }: Error) => log.warn({ error: message }, 'old tables could not be moved or deleted');
  return { close: repeat({ clock, ms: CLEAR_EVERY_MS, run: () => clearTables(plan, ports), onError }) };
}
