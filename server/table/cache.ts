import { TableActor, type TableActorPorts } from './actor.ts';

/** A least-recently-used cache of table actors. No node owns a table: any node can load any table at any time. */
export interface TableCache {
  /** The actor of a table, loaded if it is not cached; null if the table does not exist. */
  find(id: string): Promise<TableActor | null>;
  /** The actor if it is cached. */
  cached(id: string): TableActor | undefined;
}

/** Actors kept; beyond that the least recently used is evicted. */
const MAX_ACTORS = 1000;

/** The table cache of this node. */
export function createTableCache(ports: TableActorPorts): TableCache {
  const actors = new Map<string, TableActor>();
  const loading = new Map<string, Promise<TableActor | null>>();

  async function load(id: string): Promise<TableActor | null> {
    const actor = await TableActor.load(id, ports);
    return actor === null ? null : keep(actor);
  }

  function keep(actor: TableActor): TableActor {
    actors.delete(actor.id);
    actors.set(actor.id, actor);
    if (actors.size > MAX_ACTORS) actors.delete(actors.keys().next().value as string);
    return actor;
  }

  return {
    cached: (id) => actors.get(id),
    async find(id) {
      const actor = actors.get(id);
      if (actor !== undefined) return keep(actor);
      const coming = loading.get(id) ?? load(id).finally(() => loading.delete(id));
      loading.set(id, coming);
      return coming;
    },
  };
}
