import { deny, type FaultCode, grant, type Outcome, type Refused } from '@asteroute/protocol';
import type { Config } from '../config/config.ts';
import type { Environment } from '../domain/ports.ts';

/** Kinds of requests that are limited per period. */
export type Limited = Exclude<keyof Config['limits'], 'sockets' | 'connections' | 'seats' | 'seconds' | `day${string}`>;

/**
 * Limits that all nodes count together in the store, because such requests leave rows behind. All other requests cost a
 * node less than a query would, so each node counts them alone.
 */
const SHARED: ReadonlySet<Limited> = new Set(['openings', 'accounts', 'leagues']);
/** Periods in seconds that differ from the plan's: of what is seldom done, or guessed. */
const LONGER: Partial<Readonly<Record<Limited, number>>> = { codes: 3600, accounts: 3600, leagues: 86_400 };

/**
 * How many times the limit of one client its network may miss, and all clients together: whoever has many addresses, or
 * many networks, guesses no faster. Beyond the last one nobody finds a table by its code until the hour is over.
 */
const [NETWORK_SHARE, SERVER_SHARE] = [4, 40];

/** Who guesses: a client's address, and the network that it is part of. */
export interface Guesser {
  readonly client: string;
  readonly network: string;
}

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
  async take(what: Limited, who: string): Promise<Outcome<null, 'too-many'>> {
    const here = this.spend(what, who, 1);
    const max = this.#plan[what];
    if (!here.ok || max === 0 || !SHARED.has(what)) return here;
    const { store, clock } = this.#ports;
    const ms = this.#msOf(what);
    const count = await store.count(keyOf(what, who), clock.now(), ms);
    return count > max ? this.#refusal(what, clock.now() + ms) : here;
  }

  /**
   * Charges a client for work that this node does for its request; `too-many` if nothing of the limit was left. Work may
   * cost more than what is left, because nobody could read the longest logs otherwise.
   */
  spend(what: Limited, who: string, cost: number): Outcome<null, 'too-many'> {
    const max = this.#plan[what];
    if (max === 0) return grant(null);
    const { clock } = this.#ports;
    const [key, ms] = [keyOf(what, who), this.#msOf(what)];
    const known = this.#used.get(key);
    const used = known ?? { count: 0, until: clock.now() + ms };
    if (known === undefined) {
      this.#used.set(key, used);
      clock.after(ms, () => this.#used.delete(key));
    }
    used.count += cost;
    return used.count - cost >= max ? this.#refusal(what, used.until) : grant(null);
  }

  /**
   * Runs what may be a guess of a code. A miss counts for the client, its network and all clients together, at all nodes;
   * what is found costs nothing. `too-many` above one of the limits.
   */
  async guess<T, C extends FaultCode>(
    { client, network }: Guesser,
    find: () => Promise<Outcome<T, C>>,
  ): Promise<Outcome<T, C | 'too-many'>> {
    const { store, clock } = this.#ports;
    const [max, ms] = [this.#plan.codes, this.#msOf('codes')];
    if (max === 0) return find();
    const until = clock.now() + ms;
    const counted: string[] = [];
    // Counted before it is tried, or guesses at the same time would not be; and what is refused counts no further.
    for (const [key, most] of [
      [keyOf('codes', client), max],
      [keyOf('codes', network), NETWORK_SHARE * max],
      ['codes', SERVER_SHARE * max],
    ] as const) {
      if ((await store.count(key, clock.now(), ms)) > most) return this.#refusal('codes', until);
      counted.push(key);
    }
    const found = await find();
    const back = counted.map((key) => ({ key, amount: -1, until }));
    if (found.ok) await store.addCounts(back, clock.now());
    return found;
  }

  #refusal(what: Limited, until: number): Refused<'too-many'> {
    this.#ports.onLimit?.(what);
    return deny('too-many', `at most ${this.#plan[what]} ${what} in ${this.#msOf(what) / 1000} seconds`, until);
  }

  #msOf(what: Limited): number {
    return 1000 * (LONGER[what] ?? this.#plan.seconds);
  }
}

const keyOf = (what: Limited, who: string): string => `${what} ${who}`;
