import { deny, type Outcome } from '@asteroute/protocol';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock, Store } from '../domain/ports.ts';

/** How much one client may ask for in `seconds`; 0 is no limit. */
export interface LimitPlan {
  readonly seconds: number;
  /** Requests and messages from one address. */
  readonly requests: number;
  /** Requests from one address for what is outside the API: files of the page, readiness, metrics. */
  readonly files: number;
  /** Requests from one address for the tables of its tokens. */
  readonly lists: number;
  /** Commands of one seat. */
  readonly commands: number;
  /** Lines of chat of one seat. */
  readonly chat: number;
  /** Tables created from one address, by itself or as a rematch. */
  readonly openings: number;
  /** Sockets open at once from one address. */
  readonly sockets: number;
  /** Connections open at once from one address, sockets among them. */
  readonly connections: number;
}

/** What is limited per time. */
export type Limited = Exclude<keyof LimitPlan, 'sockets' | 'connections' | 'seconds'>;

/** Limits how much each client may ask for. */
export interface RateLimiter {
  /** Takes one from what a client has left; `too-many` if nothing is. Rejects when the store fails. */
  take(what: Limited, who: string): Promise<Outcome<null>>;
}

/** What a limiter needs. */
export interface RateLimiterPorts {
  readonly store: Pick<Store, 'count'>;
  readonly clock: Clock;
}

const WHATS: readonly Limited[] = ['requests', 'files', 'lists', 'commands', 'chat', 'openings'];
/**
 * What all nodes count together, in the store: what leaves something behind for good. The others cost a node less than
 * a question to the store would, so each node grants the whole of them.
 */
const SHARED: ReadonlySet<Limited> = new Set(['openings']);

/** A rate limiter in this node's memory, and in the store for what all nodes count together. */
export function createRateLimiter(plan: LimitPlan, { store, clock }: RateLimiterPorts): RateLimiter {
  const limiters = new Map(
    WHATS.filter((what) => plan[what] > 0).map((what) => [
      what,
      new RateLimiterMemory({ points: plan[what], duration: plan.seconds, keyPrefix: what }),
    ]),
  );

  /** Whether this node grants it: only then is the store asked. */
  const grants = (limiter: RateLimiterMemory, who: string): Promise<boolean> =>
    limiter.consume(who).then(
      () => true,
      () => false,
    );

  /** Whether all nodes together grant it. */
  async function isSharedGranted(what: Limited, who: string): Promise<boolean> {
    const window = { now: clock.now(), ms: plan.seconds * 1000 };
    return !SHARED.has(what) || (await store.count(`${what} ${who}`, window)) <= plan[what];
  }

  return {
    async take(what, who) {
      const limiter = limiters.get(what);
      const isGranted = limiter === undefined || ((await grants(limiter, who)) && (await isSharedGranted(what, who)));
      if (isGranted) return { ok: true, value: null };
      return deny('too-many', `at most ${plan[what]} ${what} in ${plan.seconds} seconds`);
    },
  };
}
