import { type Stores, StoreUnavailable, wrapStores } from '@asteroute/server/simulation';
import { LATENCY_MS, type StoreRequest } from '../virtual/ledger.ts';
import type { World } from '../virtual/world.ts';

/** The node that sends a request. It receives answers only while it is alive. */
export interface Asker {
  readonly name: string;
  isAlive(): boolean;
  kill(): void;
  /** Calls `run` once the node is not frozen, or never if it has ended. */
  whenAwake(run: () => void): void;
}

/** Milliseconds after which a node stops waiting for an answer, as database drivers do. */
const GIVE_UP_MS = 5000;

/** The store as one node sees it: the database behind a simulated network and disk with all their faults. */
export function createSimulatedStore(database: Stores, world: World, node: Asker): Stores {
  const { queue, chances, trace } = world;

  function ask(run: () => Promise<unknown>, operation: string, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const plan = fateOf(world, operation);
      const answered = addRequest(world, node, concernsOf(operation, args));
      const give = (what: string, settle: () => void) =>
        queue.after(plan.back, () => {
          trace.note(`${node.name} ${operation} ${what}`);
          node.whenAwake(() => {
            answered();
            settle();
          });
        });
      const fail = (why: string) => give(why, () => reject(new StoreUnavailable(why)));
      const onResult = (result: unknown) => {
        if (plan.kill === 'after') return node.kill();
        if (plan.late) return;
        if (plan.answerLost) fail('lost its answer');
        else give(`answers ${textOf(result)}`, () => resolve(result));
      };
      if (plan.late) fail('gave up waiting');
      queue.after(plan.there, () => {
        const reason = refusalOf(world, operation) ?? (plan.refused ? 'refuses' : null);
        if (reason !== null) return plan.late ? undefined : void fail(reason);
        // A node that has ended may have sent its request before.
        if (!node.isAlive() && chances.happens(0.5)) return;
        if (plan.kill === 'before') return node.kill();
        // The database answers within this event, because it waits for nothing but its own promises.
        run().then(onResult, reject);
      });
    });
  }

  return { ...wrapStores(database, ask), close: async () => undefined };
}

/** Operations that write nothing, and go on when the disk is full. */
const READS: ReadonlySet<string> = new Set(
  ['tables.read', 'tables.heads', 'lists.listed', 'lists.all', 'lists.tally', 'lists.seatsOf'].concat([
    'jobs.due',
    'jobs.load',
    'upkeep.idle',
  ]),
);

function refusalOf({ queue, storeDownUntil, diskFullUntil }: World, operation: string): string | null {
  if (queue.now() < storeDownUntil) return 'is down';
  return queue.now() < diskFullUntil && !READS.has(operation) ? 'is full' : null;
}

/** Records that a node waits for an answer. Returns a function to call when the answer arrives. */
function addRequest({ requests, queue }: World, node: Asker, concerns: StoreRequest['concerns']): () => void {
  let toldAt: number | null = null;
  const isOnItsWay = () => (toldAt === null ? node.isAlive() : queue.now() - toldAt <= LATENCY_MS);
  const request: StoreRequest = { concerns, isOnItsWay };
  requests.add(request);
  return () => {
    toldAt = queue.now();
    requests.delete(request);
  };
}

/** The table that is read, or every table for an append: nodes may wait to send any entry that is not written yet. */
const concernsOf =
  (operation: string, args: readonly unknown[]): StoreRequest['concerns'] =>
  (table) =>
    operation === 'tables.append' || (operation === 'tables.read' && args[0] === table);

/** What happens to a request; `there` and `back` are the milliseconds of its ways. */
function fateOf({ chances, conditions }: World, operation: string) {
  const { happens, between } = chances;
  const isSlow = happens(conditions.slow);
  const late = happens(conditions.late);
  const most = isSlow ? GIVE_UP_MS / 2 : 4;
  const writes = operation === 'tables.append';
  const before = writes && happens(conditions.killedBefore);
  return {
    there: late ? between(0, 2 * GIVE_UP_MS) : between(0.05, most),
    back: late ? GIVE_UP_MS : between(0.05, most),
    refused: happens(conditions.refused),
    answerLost: happens(conditions.answerLost),
    late,
    kill: before ? 'before' : writes && happens(conditions.killedAfter) ? 'after' : null,
  };
}

/** What the trace does not record: texts that are long, or encrypted with random bytes that no seed decides. */
const UNTRACED: ReadonlySet<string> = new Set(['events', 'secret', 'sealed']);

function textOf(result: unknown): string {
  if (result instanceof Map) return JSON.stringify([...result]);
  return JSON.stringify(result, (key, value) => (UNTRACED.has(key) ? undefined : value)) ?? '';
}
