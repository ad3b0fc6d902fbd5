import { deny, type Outcome } from '@asteroute/protocol';
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
  /** Codes of tables tried from one address in an hour. */
  readonly codes: number;
  /** Sockets open at once from one address. */
  readonly sockets: number;
  /** Connections open at once from one address, sockets among them. */
  readonly connections: number;
}

/** What is limited per time. */
type Limited = Exclude<keyof LimitPlan, 'sockets' | 'connections' | 'seconds'>;

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

/**
 * What all nodes count together, in the store: what leaves something behind for good. The others cost a node less than
 * a question to the store would, so each node grants the whole of them.
 */
const SHARED: ReadonlySet<Limited> = new Set(['openings', 'codes']);
/** Seconds that are counted, where not those of the plan: all codes of four letters must last for years of guessing. */
const LONGER: Partial<Readonly<Record<Limited, number>>> = { codes: 3600 };

/** A rate limiter in this node's memory, and in the store for what all nodes count together. */
export function createRateLimiter(plan: LimitPlan, { store, clock }: RateLimiterPorts): RateLimiter {
  const used = new Map<string, number>();

  /** Adds one to the counter of this node, which is reset some time after it was first used. */
  function countHere(key: string, ms: number): number {
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    if (count === 1) clock.after(ms, () => used.delete(key));
    return count;
  }

  return {
    async take(what, who) {
      const most = plan[what];
      const key = `${what} ${who}`;
      const seconds = LONGER[what] ?? plan.seconds;
      const ms = seconds * 1000;
      const isGranted =
        most === 0 ||
        (countHere(key, ms) <= most &&
          (!SHARED.has(what) || (await store.count(key, { now: clock.now(), ms })) <= most));
      if (isGranted) return { ok: true, value: null };
      return deny('too-many', `at most ${most} ${what} in ${seconds} seconds`);
    },
  };
}
