import { TableActor, type TableActorPorts } from './actor.ts';

/** A least-recently-used cache of table actors. No node owns a table: any node can load any table at any time. */
export interface TableCache {
  /** The actor of a table, loaded if it is not cached; null if the table does not exist. */
  find(id: string): Promise<TableActor | null>;
  /** The actor if it is cached. */
  cached(id: string): TableActor | undefined;
}

/**
 * Milliseconds after which an actor that has not read the store is loaded anew. A table is deleted only after it has been
 * idle for much longer, so whoever writes to it then knows its last entry, and conflicts with what the deletion left.
 */
export const MAX_AGE_MS = 3_600_000;

/** What a cache needs: what actors need, and how many are kept; beyond that the least recently used is evicted. */
export interface TableCachePorts extends TableActorPorts {
  readonly maxTables: number;
}

/** The table cache of this node. */
export function createTableCache(ports: TableCachePorts): TableCache {
  const actors = new Map<string, TableActor>();
  const loading = new Map<string, Promise<TableActor | null>>();

  async function load(id: string): Promise<TableActor | null> {
    const actor = await TableActor.load(id, ports);
    return actor === null ? null : keep(actor);
  }

  function keep(actor: TableActor): TableActor {
    actors.delete(actor.id);
    actors.set(actor.id, actor);
    if (actors.size > ports.maxTables) actors.delete(actors.keys().next().value as string);
    return actor;
  }

  return {
    cached: (id) => actors.get(id),
    async find(id) {
      const actor = actors.get(id);
      if (actor !== undefined && actor.age() <= MAX_AGE_MS && !actor.isOutdated()) return keep(actor);
      actors.delete(id);
      const coming = loading.get(id) ?? load(id).finally(() => loading.delete(id));
      loading.set(id, coming);
      return coming;
    },
  };
}
