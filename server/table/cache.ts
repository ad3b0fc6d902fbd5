import { LRUCache } from 'lru-cache';
import { TableActor, type TableActorPorts } from './actor.ts';

/** A least-recently-used cache of table actors. No node owns a table: any node can load any table at any time. */
export type TableCache = ReturnType<typeof createTableCache>;

/**
 * Milliseconds after which an actor that has not read the store is loaded again. Logs move only after a much longer
 * idle time, so an actor that writes always knows the last entry, which never moves.
 */
const MAX_AGE_MS = 3_600_000;

/** Creates the cache of this node, which keeps `maxTables` actors and evicts the least recently used. */
export function createTableCache(ports: TableActorPorts & { readonly maxTables: number }) {
  const actors = new LRUCache<string, TableActor>({
    max: ports.maxTables,
    fetchMethod: async (id) => (await TableActor.load(id, ports)) ?? undefined,
    // A load that is evicted from the cache by many others still answers its callers.
    ignoreFetchAbort: true,
  });
  return {
    /** Returns the actor if it is cached. */
    cached: (id: string): TableActor | undefined => actors.peek(id),
    /** Returns the actor of a table, loaded if it is not cached; null if the table does not exist. */
    async find(id: string): Promise<TableActor | null> {
      const actor = actors.peek(id);
      if (actor !== undefined && (actor.age() > MAX_AGE_MS || actor.isOutdated())) actors.delete(id);
      return (await actors.fetch(id)) ?? null;
    },
  };
}
