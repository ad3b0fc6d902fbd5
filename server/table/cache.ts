import { LRUCache } from 'lru-cache';
import { bytesOf } from '../domain/table-size.ts';
import type { Decision, TableState } from '../domain/table-state.ts';
import { FREE, type Pay, replayCost } from '../limits/costs.ts';
import { TABLE_LOGS } from './actor.ts';
import { LogActor, type LogActorPorts, type LogDecision, type LogKind } from './log/log-actor.ts';

/** A least-recently-used cache of the logs of one kind. No node owns a log: any node can load any at any time. */
export type LogCache<S, D extends LogDecision> = ReturnType<typeof createLogCache<S, D>>;

export type TableCache = LogCache<TableState, Decision>;

/**
 * Milliseconds without reading the store after which an actor is loaded again. Logs move much later, and their last
 * entry never does.
 */
const MAX_AGE_MS = 3_600_000;

interface CachePlan<S, D extends LogDecision> {
  readonly kind: LogKind<S, D>;
  readonly maxBytes: number;
  readonly bytesOf: (state: S) => number;
  readonly costOf: (state: S) => number;
}

export function createTableCache({
  maxBytes,
  ...ports
}: LogActorPorts<TableState, Decision> & { readonly maxBytes: number }): TableCache {
  return createLogCache({ kind: TABLE_LOGS, maxBytes, bytesOf, costOf: ({ table }) => replayCost(table) }, ports);
}

export function createLogCache<S, D extends LogDecision>(
  { kind, maxBytes, bytesOf: sizeOf, costOf }: CachePlan<S, D>,
  ports: LogActorPorts<S, D>,
) {
  const size = (actor: LogActor<S, D>) => sizeOf(actor.state());
  const weighed: LogActorPorts<S, D> = {
    ...ports,
    onEntry(actor, row, own) {
      // A log grows while it is used, so it is weighed again. An actor that was evicted meanwhile stays out.
      if (actors.peek(actor.id) === actor && actors.info(actor.id)?.size !== size(actor)) {
        // The cache weighs a value only when it is new.
        actors.delete(actor.id);
        actors.set(actor.id, actor);
      }
      ports.onEntry(actor, row, own);
    },
  };
  const actors = new LRUCache<string, LogActor<S, D>>({
    maxSize: maxBytes,
    sizeCalculation: size,
    fetchMethod: async (id) => (await LogActor.load(id, kind, weighed)) ?? undefined,
    // A load that is evicted from the cache by many others still answers its callers.
    ignoreFetchAbort: true,
  });
  return {
    cached: (id: string): LogActor<S, D> | undefined => actors.peek(id),
    /** Returns the actor of a log, loaded if it is not cached, which is charged; null if there is no such log. */
    async find(id: string, pay: Pay = FREE): Promise<LogActor<S, D> | null> {
      const actor = actors.peek(id);
      if (actor !== undefined && (actor.age() > MAX_AGE_MS || actor.isOutdated())) actors.delete(id);
      const isHeld = actors.peek(id) !== undefined;
      const found = (await actors.fetch(id)) ?? null;
      if (!isHeld && found !== null) pay(costOf(found.state()));
      return found;
    },
    held: () => ({ tables: actors.size, bytes: actors.calculatedSize }),
  };
}
