import { LRUCache } from 'lru-cache';
import { bytesOf } from '../domain/table-size.ts';
import type { Decision, TableState } from '../domain/table-state.ts';
import { FREE, type Pay, replayCost } from '../limits/costs.ts';
import { TABLE_LOGS } from './actor.ts';
import { LogActor, type LogActorPorts, type LogDecision, type LogKind } from './log/log-actor.ts';

/**
 * A least-recently-used cache of the logs of one kind, in two halves: those in use, and those that are kept as bytes. No
 * node owns a log: any node can load any at any time.
 */
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
  const weights = new WeakMap<LogActor<S, D>, number>();
  const weigh = (actor: LogActor<S, D>): number => {
    const size = sizeOf(actor.state());
    weights.set(actor, size);
    return size;
  };
  // An actor that was evicted meanwhile stays out.
  const isHeld = (actor: LogActor<S, D>) => cached(actor.id) === actor;
  const weighed: LogActorPorts<S, D> = {
    ...ports,
    onUnpacked: (actor) => void (isHeld(actor) && keep(actor)),
    onEntry(actor, row, own) {
      // A log grows while it is used, so it is weighed again.
      const isWeighed = actors.peek(actor.id) === actor && weights.get(actor) === sizeOf(actor.state());
      if (!isWeighed && isHeld(actor)) keep(actor);
      ports.onEntry(actor, row, own);
    },
  };
  const packs = kind.pack !== undefined;
  const half = Math.ceil(maxBytes / 2);
  const packed = new LRUCache<string, LogActor<S, D>>({
    maxSize: half,
    sizeCalculation: (actor) => actor.pack(),
  });
  const actors = new LRUCache<string, LogActor<S, D>>({
    maxSize: packs ? half : maxBytes,
    sizeCalculation: weigh,
    dispose: (actor, id, reason) => void (packs && reason === 'evict' && packed.set(id, actor)),
    fetchMethod: async (id) => (await LogActor.load(id, kind, weighed)) ?? undefined,
    // A load that is evicted from the cache by many others still answers its callers.
    ignoreFetchAbort: true,
  });
  const cached = (id: string): LogActor<S, D> | undefined => actors.peek(id) ?? packed.peek(id);
  const drop = (id: string): void => {
    packed.delete(id);
    actors.delete(id);
  };
  /** Among those in use. The cache weighs a value only when it is new. */
  const keep = (actor: LogActor<S, D>): void => {
    drop(actor.id);
    actors.set(actor.id, actor);
  };
  return {
    cached,
    /** Returns the actor of a log, loaded if it is not cached, which is charged; null if there is no such log. */
    async find(id: string, pay: Pay = FREE): Promise<LogActor<S, D> | null> {
      const actor = actors.get(id) ?? packed.get(id);
      if (actor !== undefined && actor.age() <= MAX_AGE_MS && !actor.isOutdated()) {
        if (actors.peek(id) === undefined) keep(actor);
        return actor;
      }
      if (actor !== undefined) drop(id);
      const found = (await actors.fetch(id)) ?? null;
      if (found !== null) pay(costOf(found.state()));
      return found;
    },
    held: () => ({ tables: actors.size + packed.size, bytes: actors.calculatedSize + packed.calculatedSize }),
  };
}
