import { LRUCache } from 'lru-cache';
import { bytesOf } from '../domain/table-size.ts';
import { FREE, type Pay, replayCost } from '../limits/costs.ts';
import { TableActor, type TableActorPorts } from './actor.ts';

/** A least-recently-used cache of table actors. No node owns a table: any node can load any table at any time. */
export type TableCache = ReturnType<typeof createTableCache>;

/**
 * Milliseconds after which an actor that has not read the store is loaded again. Logs move only after a much longer
 * idle time, so an actor that writes always knows the last entry, which never moves.
 */
const MAX_AGE_MS = 3_600_000;

/** Creates the cache of this node, which keeps actors of at most `maxBytes` and evicts the least recently used. */
export function createTableCache({ maxBytes, ...ports }: TableActorPorts & { readonly maxBytes: number }) {
  const size = (actor: TableActor) => bytesOf(actor.state());
  const weighed: TableActorPorts = {
    ...ports,
    onEntry(actor, row, own) {
      // A table grows while it is used, so it is weighed again. An actor that was evicted meanwhile stays out.
      if (actors.peek(actor.id) === actor && actors.info(actor.id)?.size !== size(actor)) {
        // The cache weighs a value only when it is new.
        actors.delete(actor.id);
        actors.set(actor.id, actor);
      }
      ports.onEntry(actor, row, own);
    },
  };
  const actors = new LRUCache<string, TableActor>({
    maxSize: maxBytes,
    sizeCalculation: size,
    fetchMethod: async (id) => (await TableActor.load(id, weighed)) ?? undefined,
    // A load that is evicted from the cache by many others still answers its callers.
    ignoreFetchAbort: true,
  });
  return {
    /** Returns the actor if it is cached. */
    cached: (id: string): TableActor | undefined => actors.peek(id),
    /** Returns the actor of a table, loaded if it is not cached, which is charged; null if there is no such table. */
    async find(id: string, pay: Pay = FREE): Promise<TableActor | null> {
      const actor = actors.peek(id);
      if (actor !== undefined && (actor.age() > MAX_AGE_MS || actor.isOutdated())) actors.delete(id);
      const isHeld = actors.peek(id) !== undefined;
      const found = (await actors.fetch(id)) ?? null;
      if (!isHeld && found !== null) pay(replayCost(found.state().table));
      return found;
    },
    /** How many tables are in memory, and about how many bytes they take. */
    held: () => ({ tables: actors.size, bytes: actors.calculatedSize }),
  };
}
