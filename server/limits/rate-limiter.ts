import { deny, grant, type Outcome } from '@asteroute/protocol';
import type { Clock, Store } from '../domain/ports.ts';

/** How many requests of each kind one client may make in `seconds`; 0 is no limit. */
export interface LimitPlan {
  readonly seconds: number;
  /** Requests and messages from one address. */
  readonly requests: number;
  /** Requests from one address outside the API: files of the page, readiness, metrics. */
  readonly files: number;
  /** Requests from one address for the tables of its tokens. */
  readonly lists: number;
  /** Commands of one seat. */
  readonly commands: number;
  /** Lines of chat of one seat. */
  readonly chat: number;
  /** Tables created from one address, including rematches. */
  readonly openings: number;
  /** Codes of tables tried from one address per hour. */
  readonly codes: number;
  /** Most open sockets from one address. */
  readonly sockets: number;
  /** Most open connections from one address, including sockets. */
  readonly connections: number;
}

/** Kinds of requests that are limited per period. */
type Limited = Exclude<keyof LimitPlan, 'sockets' | 'connections' | 'seconds'>;

/** What a limiter needs. */
export interface RateLimiterPorts {
  readonly store: Pick<Store, 'count'>;
  readonly clock: Clock;
}

/**
 * Limits that all nodes count together in the store, because such requests leave rows behind. All other requests cost a
 * node less than a query would, so each node counts them alone.
 */
const SHARED: ReadonlySet<Limited> = new Set(['openings', 'codes']);
/**
 * Periods in seconds that differ from the plan's. For codes it is long, so that guessing all codes of four letters
 * takes years.
 */
const LONGER: Partial<Readonly<Record<Limited, number>>> = { codes: 3600 };

/**
 * Limits how many requests each client may make. Counts in this node's memory, and in the store for what all nodes
 * count together.
 */
export class RateLimiter {
  readonly #plan: LimitPlan;
  readonly #ports: RateLimiterPorts;
  readonly #used = new Map<string, number>();

  constructor(plan: LimitPlan, ports: RateLimiterPorts) {
    this.#plan = plan;
    this.#ports = ports;
  }

  /** Counts a request against a client's limit; `too-many` if the limit is reached. Rejects if the store fails. */
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

  /** Adds one to a counter of this node, which is reset `ms` milliseconds after its first use. */
  #countHere(key: string, ms: number): number {
    const count = (this.#used.get(key) ?? 0) + 1;
    this.#used.set(key, count);
    if (count === 1) this.#ports.clock.after(ms, () => this.#used.delete(key));
    return count;
  }
}
