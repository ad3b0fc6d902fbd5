import { deny, grant, type Outcome } from '@asteroute/protocol';
import type { Config } from '../config/config.ts';
import type { Environment } from '../domain/ports.ts';

/** Kinds of requests that are limited per period. */
export type Limited = Exclude<keyof Config['limits'], 'sockets' | 'connections' | 'seconds' | `day${string}`>;

/**
 * Limits that all nodes count together in the store, because such requests leave rows behind. All other requests cost a
 * node less than a query would, so each node counts them alone.
 */
const SHARED: ReadonlySet<Limited> = new Set(['openings', 'codes', 'accounts', 'leagues']);
/**
 * Periods in seconds that differ from the plan's. For codes it is long, so that guessing all codes of four letters
 * takes years; leagues are made seldom.
 */
const LONGER: Partial<Readonly<Record<Limited, number>>> = { codes: 3600, accounts: 3600, leagues: 86_400 };

/** What a limiter needs. */
export interface RateLimiterPorts extends Pick<Environment, 'store' | 'clock'> {
  /** Called for each request above a limit. */
  readonly onLimit?: (limit: Limited) => void;
}

/** What a client has used of a limit, and when that is forgotten, in milliseconds since 1970. */
interface Used {
  count: number;
  readonly until: number;
}

/**
 * Limits how many requests each client may make. Counts in this node's memory, and in the store for what all nodes
 * count together.
 */
export class RateLimiter {
  readonly #plan: Config['limits'];
  readonly #ports: RateLimiterPorts;
  readonly #used = new Map<string, Used>();

  constructor(plan: Config['limits'], ports: RateLimiterPorts) {
    this.#plan = plan;
    this.#ports = ports;
  }

  /** Counts a request against a client's limit; `too-many` if the limit is reached. Rejects if the store fails. */
  async take(what: Limited, who: string): Promise<Outcome<null>> {
    const max = this.#plan[what];
    if (max === 0) return grant(null);
    const { store, clock } = this.#ports;
    const seconds = this.#secondsOf(what);
    const [key, ms] = [`${what} ${who}`, seconds * 1000];
    const { count, until } = this.#countHere({ key, ms, cost: 1 });
    const isOver = count > max || (SHARED.has(what) && (await store.count(key, clock.now(), ms)) > max);
    if (isOver) this.#ports.onLimit?.(what);
    return isOver ? deny('too-many', `at most ${max} ${what} in ${seconds} seconds`, until) : grant(null);
  }

  /**
   * Charges a client for what its requests cost beside themselves: above the limit the next ones are refused. The cost
   * is known once the work is done, and is counted by this node alone.
   */
  spend(what: Limited, who: string, cost: number): void {
    if (this.#plan[what] > 0 && cost > 0)
      this.#countHere({ key: `${what} ${who}`, ms: this.#secondsOf(what) * 1000, cost });
  }

  #secondsOf(what: Limited): number {
    return LONGER[what] ?? this.#plan.seconds;
  }

  /** Adds to a counter of this node, which is reset `ms` milliseconds after its first use. */
  #countHere({ key, ms, cost }: { readonly key: string; readonly ms: number; readonly cost: number }): Used {
    const { clock } = this.#ports;
    const known = this.#used.get(key);
    const used = known ?? { count: 0, until: clock.now() + ms };
    used.count += cost;
    if (known !== undefined) return used;
    this.#used.set(key, used);
    clock.after(ms, () => this.#used.delete(key));
    return used;
  }
}
