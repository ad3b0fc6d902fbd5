import {
  type BudgetState,
  type DailyBudget,
  deny,
  type FaultCode,
  grant,
  type Outcome,
  type Refused,
} from '@asteroute/protocol';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.ts';
import { OPENERS } from '../domain/commands/seats.ts';
import type { Environment, SeatHolder, UsesStores } from '../domain/ports.ts';
import { repeat } from '../domain/timers.ts';
import type { AddressTagger } from '../secrets/address-tags.ts';
import type { Costs } from './costs.ts';
import { ALL_LIMITS, BUDGETS, type LimitCode, type LimitName, type LimitPlan } from './limits.ts';

export interface Guesser {
  readonly client: string;
  readonly network: string;
}

export interface LimiterPorts extends UsesStores<'counters' | 'lists'>, Pick<Environment, 'clock' | 'log'> {
  readonly tagOf: AddressTagger;
  readonly onLimit?: (limit: LimitName) => void;
}

interface Used {
  amount: number;
  readonly until: number;
}

interface Spender {
  readonly budget: DailyBudget;
  readonly tag: string;
  readonly used: number;
  readonly max: number;
}
interface BudgetUsage {
  readonly budget: DailyBudget;
  readonly share: number;
  readonly addresses: number;
}

const DAY_MS = 86_400_000;
/** Milliseconds between two writes of what was used: a kill of the node forgets at most this much of it. */
const FLUSH_MS = 1000;
const MAX_REMEMBERED = 40_000;
const MAX_LISTED = 20;
const SHARES = [0.5, 0.9, 1];

/** Counts what is limited (`limits.ts`): here, in the store, or here and once a second in the store. */
export class Limiter {
  readonly #settings: Config['limits'];
  readonly #ports: LimiterPorts;
  readonly #here = new Map<string, Used>();
  /** What all nodes count, by key: as far as this node knows, and what it has not written yet. */
  readonly #all = new LRUCache<string, Used>({ max: MAX_REMEMBERED });
  #unwritten = new Map<string, Used>();
  readonly #sitting = new Map<string, Promise<unknown>>();
  readonly #stop: () => void;

  constructor(settings: Config['limits'], ports: LimiterPorts) {
    this.#settings = settings;
    this.#ports = ports;
    const onError = ({ message }: Error) => ports.log.warn({ error: message }, 'budgets could not be written');
    this.#stop = repeat({ clock: ports.clock, ms: FLUSH_MS, run: () => this.flush(), onError });
  }

  async take<Name extends LimitName>(name: Name, who: string, cost = 1): Promise<Outcome<null, LimitCode<Name>>> {
    const plan: LimitPlan = ALL_LIMITS[name];
    if (this.#maxOf(name) === 0) return grant(null);
    if (plan.counted === 'later') return this.#takeLater(name, who, cost);
    const here = this.spend(name, who, cost);
    return here.ok && plan.counted === 'at-once' ? this.#takeAtOnce(name, who) : here;
  }

  async takeAll(costs: Costs, address: string): Promise<Outcome<null, 'day-spent'>> {
    const tag = this.#ports.tagOf(OPENERS, address);
    for (const [name, cost] of costs) {
      const taken = await this.take(name, tag, cost);
      if (!taken.ok) return taken;
    }
    return grant(null);
  }

  /** Work may cost more than what is left, because nobody could read the longest logs otherwise. */
  spend<Name extends LimitName>(name: Name, who: string, cost: number): Outcome<null, LimitCode<Name>> {
    const max = this.#maxOf(name);
    if (max === 0) return grant(null);
    const key = keyOf(name, who);
    const known = this.#here.get(key);
    const used = known ?? { amount: 0, until: this.#endOf(name) };
    if (known === undefined) {
      this.#here.set(key, used);
      const { clock } = this.#ports;
      clock.after(used.until - clock.now(), () => this.#here.delete(key));
    }
    used.amount += cost;
    return used.amount - cost >= max ? this.#refusal(name, used.until) : grant(null);
  }

  add(name: LimitName, tag: string, amount: number): void {
    if (this.#maxOf(name) === 0 || tag === '') return;
    const key = keyOf(name, tag);
    const until = this.#endOf(name);
    note(this.#unwritten, key, { amount, until });
    // One that is not in memory, or is being read, includes this once it is.
    const known = this.#all.peek(key);
    if (known?.until === until) known.amount += amount;
  }

  /** A miss counts for the client, its network and all clients together, at all nodes; what is found costs nothing. */
  async guess<T, C extends FaultCode>(
    { client, network }: Guesser,
    find: () => Promise<Outcome<T, C>>,
  ): Promise<Outcome<T, C | 'too-many'>> {
    if (this.#maxOf('tableCodes') === 0) return find();
    const counted: { readonly key: string; readonly amount: number; readonly until: number }[] = [];
    // Counted before it is tried, or guesses at the same time would not be; and what is refused counts no further.
    for (const [name, who] of [
      ['tableCodes', client],
      ['networkCodes', network],
      ['serverCodes', ''],
    ] as const) {
      const taken = await this.#takeAtOnce(name, who);
      if (!taken.ok) return taken;
      counted.push({ key: keyOf(name, who), amount: -1, until: this.#endOf(name) });
    }
    const found = await find();
    if (found.ok) await this.#ports.store.counters.add(counted, this.#ports.clock.now());
    return found;
  }

  /** One after the other for an address, or seats taken at the same time would not be counted. */
  sit<T>(who: SeatHolder, take: () => Promise<T>): Promise<Outcome<T, 'too-many-seats'>> {
    const { tag } = who;
    const max = this.#settings.seats;
    const attempt = async (): Promise<Outcome<T, 'too-many-seats'>> =>
      max > 0 && (await this.#ports.store.lists.seatsHeld(who)) >= max
        ? deny('too-many-seats', `at most ${max} seats at tables of others: play some of these games to their end`)
        : { ok: true, value: await take() };
    const result = (this.#sitting.get(tag) ?? Promise.resolve()).then(attempt, attempt);
    this.#sitting.set(tag, result);
    const forget = () => this.#sitting.get(tag) === result && this.#sitting.delete(tag);
    result.then(forget, forget);
    return result;
  }

  async stateOf(address: string): Promise<BudgetState> {
    const tag = this.#ports.tagOf(OPENERS, address);
    const left = async (budget: DailyBudget) => {
      const max = this.#maxOf(BUDGETS[budget]);
      if (max === 0) return null;
      const { amount } = await this.#usedOf(BUDGETS[budget], tag);
      return { max, left: Math.max(0, max - amount) };
    };
    const [tables, chat, disk, reports] = await Promise.all([
      left('tables'),
      left('chat'),
      left('disk'),
      left('reports'),
    ]);
    return { until: this.#endOf('dayTables'), tables, chat, disk, reports };
  }

  async spenders(): Promise<readonly Spender[]> {
    await this.flush();
    const { store, clock } = this.#ports;
    const lists = budgets().map(async ([budget, name]) => {
      const rows = await store.counters.highest(keyOf(name, ''), clock.now(), MAX_LISTED);
      return rows.map(({ key, used }) => ({ budget, tag: key.split(' ')[1], used, max: this.#maxOf(name) }));
    });
    return (await Promise.all(lists)).flat();
  }

  usage(): readonly BudgetUsage[] {
    const today = this.#endOf('dayTables');
    return budgets().flatMap(([budget, name]) => {
      const max = this.#maxOf(name);
      if (max === 0) return [];
      const amounts = [...this.#all.entries()].flatMap(([key, { amount, until }]) =>
        until === today && key.startsWith(keyOf(name, '')) ? amount : [],
      );
      return SHARES.map((share) => ({ budget, share, addresses: amounts.filter((one) => one >= share * max).length }));
    });
  }

  /** Writes to the store what was used. If that fails it is tried again with the next. */
  async flush(): Promise<void> {
    const [{ store, clock }, unwritten] = [this.#ports, this.#unwritten];
    if (unwritten.size === 0) return;
    this.#unwritten = new Map();
    const costs = [...unwritten].map(([key, used]) => ({ key, ...used }));
    try {
      for (const { key, used } of await store.counters.add(costs, clock.now())) {
        // What all nodes together have counted, with what this node has not written yet.
        const known = this.#all.peek(key);
        if (known !== undefined) known.amount = used + (this.#unwritten.get(key)?.amount ?? 0);
      }
    } catch (error) {
      for (const [key, used] of unwritten) note(this.#unwritten, key, used);
      throw error;
    }
  }

  close(): void {
    this.#stop();
  }

  async #takeAtOnce<Name extends LimitName>(name: Name, who: string): Promise<Outcome<null, LimitCode<Name>>> {
    const { store, clock } = this.#ports;
    const [now, until] = [clock.now(), this.#endOf(name)];
    const count = await store.counters.count(keyOf(name, who), now, until - now);
    return count > this.#maxOf(name) ? this.#refusal(name, until) : grant(null);
  }

  async #takeLater<Name extends LimitName>(
    name: Name,
    tag: string,
    cost: number,
  ): Promise<Outcome<null, LimitCode<Name>>> {
    const max = this.#maxOf(name);
    const { amount, until } = await this.#usedOf(name, tag);
    if (cost === 0 ? amount >= max : amount + cost > max) return this.#refusal(name, until);
    if (cost > 0) this.add(name, tag, cost);
    return grant(null);
  }

  async #usedOf(name: LimitName, tag: string): Promise<Used> {
    const { store, clock } = this.#ports;
    const key = keyOf(name, tag);
    const until = this.#endOf(name);
    const known = this.#all.get(key);
    if (known?.until === until) return known;
    const found = await store.counters.read([key], clock.now());
    // Another request may have read it meanwhile, and counted.
    const read = this.#all.peek(key);
    if (read?.until === until) return read;
    const used = { amount: (found.get(key) ?? 0) + (this.#unwritten.get(key)?.amount ?? 0), until };
    this.#all.set(key, used);
    return used;
  }

  #refusal<Name extends LimitName>(name: Name, until: number): Refused<LimitCode<Name>> {
    const { code, what, period = this.#settings.seconds }: LimitPlan = ALL_LIMITS[name];
    if (code === 'too-many') this.#ports.onLimit?.(name);
    const most = `at most ${this.#maxOf(name)} ${what}`;
    const per =
      period === 'day'
        ? `from one address in a day; again from ${new Date(until).toISOString()}`
        : `in ${period} seconds`;
    return deny(ALL_LIMITS[name].code, `${most} ${per}`, until);
  }

  #maxOf(name: LimitName): number {
    const { max, unit = 1 }: LimitPlan = ALL_LIMITS[name];
    return typeof max === 'number' ? max : this.#settings[max] * unit;
  }

  /** When what is used now is forgotten, in milliseconds since 1970. */
  #endOf(name: LimitName): number {
    const now = this.#ports.clock.now();
    const { period = this.#settings.seconds }: LimitPlan = ALL_LIMITS[name];
    return period === 'day' ? (Math.floor(now / DAY_MS) + 1) * DAY_MS : now + 1000 * period;
  }
}

const keyOf = (name: LimitName, who: string): string => `${name} ${who}`;

const budgets = () => DAILY_BUDGETS.map((budget) => [budget, BUDGETS[budget]] as const);
const DAILY_BUDGETS: readonly DailyBudget[] = ['tables', 'chat', 'disk', 'reports'];

function note(all: Map<string, Used>, key: string, { amount, until }: Used): void {
  const noted = all.get(key);
  if (noted?.until === until) noted.amount += amount;
  else all.set(key, { amount, until });
}
