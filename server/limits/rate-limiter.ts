import { deny, type Outcome } from '@asteroute/protocol';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How much one client may ask for in `seconds`; 0 is no limit. */
export interface LimitPlan {
  readonly seconds: number;
  /** Requests and messages from one address. */
  readonly requests: number;
  /** Requests from one address for what is outside the API: files of the page, readiness, metrics. */
  readonly files: number;
  /** Commands of one seat. */
  readonly commands: number;
  /** Lines of chat of one seat. */
  readonly chat: number;
  /** Tables created from one address. */
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
  /** Takes one from what a client has left; `too-many` if nothing is. */
  take(what: Limited, who: string): Promise<Outcome<null>>;
}

const WHATS: readonly Limited[] = ['requests', 'files', 'commands', 'chat', 'openings'];

/** A rate limiter in this node's memory: each node of several grants the whole limit. */
export function createRateLimiter(plan: LimitPlan): RateLimiter {
  const limiters = new Map(
    WHATS.filter((what) => plan[what] > 0).map((what) => [
      what,
      new RateLimiterMemory({ points: plan[what], duration: plan.seconds, keyPrefix: what }),
    ]),
  );
  return {
    async take(what, who) {
      const limiter = limiters.get(what);
      if (limiter === undefined) return { ok: true, value: null };
      try {
        await limiter.consume(who);
        return { ok: true, value: null };
      } catch {
        return deny('too-many', `at most ${plan[what]} ${what} in ${plan.seconds} seconds`);
      }
    },
  };
}
