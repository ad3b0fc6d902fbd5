import { deny, grant, type Outcome } from '@asteroute/protocol';
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

/** What a limiter needs. */
export interface RateLimiterPorts {
  readonly store: Pick<Store, 'count'>;
  readonly clock: Clock;
}

/**
 * Limits that all nodes count together, in the store: requests that leave rows behind. The others cost a node less than
 * a query would, so that each node counts them alone.
 */
const SHARED: ReadonlySet<Limited> = new Set(['openings', 'codes']);
/** Seconds that are counted, where not those of the plan: all codes of four letters must last for years of guessing. */
const LONGER: Partial<Readonly<Record<Limited, number>>> = { codes: 3600 };

/**
 * Limits how much each client may ask for: in this node's memory, and in the store for what all nodes count together.
 */
export class RateLimiter {
  readonly #plan: LimitPlan;
  readonly #ports: RateLimiterPorts;
  readonly #used = new Map<string, number>();

  constructor(plan: LimitPlan, ports: RateLimiterPorts) {
    this.#plan = plan;
    this.#ports = ports;
  }

  /** Takes one from what a client has left; `too-many` if nothing is. Rejects when the store fails. */
  async take(what: Limited, who: string): Promise<Outcome<null>> {
    const max = this.#plan[what];
    if (max === 0) return grant(null);
    const { store, clock } = this.#ports;
    const seconds = LONGER[what] ?? this.#plan.seconds;
    const [key, ms] = [`${what} ${who}`, seconds * 1000];
    const isOver =
      this.#countHere(key, ms) > max || (SHARED.has(what) && (await store.count(key, { now: clock.now(), ms })) > max);
    return isOver ? deny('too-many', `at most ${max} ${what} in ${seconds} seconds`) : grant(null);
  }

  /** Adds one to the counter of this node, which is reset some time after it was first used. */
  #countHere(key: string, ms: number): number {
    const count = (this.#used.get(key) ?? 0) + 1;
    this.#used.set(key, count);
    if (count === 1) this.#ports.clock.after(ms, () => this.#used.delete(key));
    return count;
  }
}
