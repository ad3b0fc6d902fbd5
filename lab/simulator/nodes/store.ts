import { type Store, StoreUnavailable, type Transactions } from '@asteroute/server/simulation';
import { LATENCY_MS, type StoreRequest } from '../virtual/ledger.ts';
import type { World } from '../virtual/world.ts';

/** The node that asks: its answers come only while it lives. */
export interface Asker {
  readonly name: string;
  isAlive(): boolean;
  kill(): void;
  /** Runs this once the node has time for it, or never. */
  whenAwake(run: () => void): void;
}

/** Milliseconds after which a node waits for an answer no longer, as drivers of databases do. */
const GIVE_UP_MS = 5000;

/** The store of one node: a network and a disk between it and the database, with all that goes wrong there. */
export function createSimulatedStore(database: Transactions, world: World, node: Asker): Store {
  const { queue, chances, trace } = world;

  function ask<K extends keyof Transactions>(operation: K, args: Parameters<Transactions[K]>): Promise<never> {
    return new Promise((resolve, reject) => {
      const plan = planOf(world, operation);
      const answered = addRequest(world, node, concernsOf(operation, args));
      const give = (what: string, run: () => void) =>
        queue.after(plan.back, () => {
          trace.note(`${node.name} ${operation} ${what}`);
          node.whenAwake(() => {
            answered();
            run();
          });
        });
      const fail = (why: string) => give(why, () => reject(new StoreUnavailable(why)));
      if (plan.late) fail('gave up waiting');
      queue.after(plan.there, () => {
        const isDown = queue.now() < world.storeDownUntil;
        if (isDown || plan.refused) return plan.late ? undefined : void fail(isDown ? 'is down' : 'refuses');
        // A node that is gone may have sent its question before.
        if (!node.isAlive() && chances.happens(0.5)) return;
        if (plan.kill === 'before') return node.kill();
        const result = (database[operation] as (...args: unknown[]) => unknown)(...args);
        if (plan.kill === 'after') return node.kill();
        if (plan.late) return;
        if (plan.answerLost) fail('lost its answer');
        else give(`answers ${textOf(result)}`, () => resolve(result as never));
      });
    });
  }

  const asked = <K extends keyof Transactions>(operation: K) =>
    ((...args: Parameters<Transactions[K]>) => ask(operation, args)) as Store[K];
  const names = Object.keys(database) as (keyof Transactions)[];
  const operations = Object.fromEntries(names.map((name) => [name, asked(name)])) as unknown as Omit<Store, 'close'>;
  return { ...operations, close: async () => undefined };
}

/** Notes that a node waits for an answer; the answer ends that. */
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

/** Which tables a question is about: that whose entries are read, or all whose entries wait to be told once written. */
function concernsOf(operation: keyof Transactions, args: readonly unknown[]): StoreRequest['concerns'] {
  return (table) => operation === 'append' || (operation === 'read' && args[0] === table);
}

interface Plan {
  /** Milliseconds until the question is there, and from then until the answer is here. */
  readonly there: number;
  readonly back: number;
  readonly refused: boolean;
  readonly answerLost: boolean;
  readonly late: boolean;
  readonly kill: 'before' | 'after' | null;
}

function planOf({ chances, conditions }: World, operation: keyof Transactions): Plan {
  const { happens, between } = chances;
  const isSlow = happens(conditions.slow);
  const late = happens(conditions.late);
  const most = isSlow ? GIVE_UP_MS / 2 : 4;
  const writes = operation === 'append';
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

/** An answer as the trace holds it: rows by their numbers. */
function textOf(result: unknown): string {
  if (result instanceof Map) return JSON.stringify([...result]);
  return JSON.stringify(result, (key, value) => (key === 'events' || key === 'secret' ? undefined : value)) ?? '';
}
