import { type BudgetState, type Command, type DailyBudget, deny, grant, type Outcome } from '@asteroute/protocol';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.ts';
import { OPENERS } from '../domain/commands/seats.ts';
import type { Environment } from '../domain/ports.ts';
import { repeat } from '../domain/timers.ts';
import type { AddressTagger } from '../keys/address-tags.ts';

/** What budgets need. */
export interface BudgetPorts extends Pick<Environment, 'store' | 'clock' | 'log'> {
  readonly tagOf: AddressTagger;
}

const DAY_MS = 86_400_000;
/** Milliseconds between two writes of what was spent: a kill of the node forgets at most this much of it. */
const FLUSH_MS = 1000;
/** Addresses of which a node remembers what they have spent today. */
const MAX_ACCOUNTS = 10_000;
/** The most addresses in the operator's list of each budget. */
const MAX_LISTED = 20;
/** The shares of a budget above which addresses are counted. */
const SHARES = [0.5, 0.9, 1];

const BUDGETS: readonly DailyBudget[] = ['tables', 'chat', 'disk', 'reports'];
const WHAT: Readonly<Record<DailyBudget, string>> = {
  tables: 'tables opened',
  chat: 'bytes of chat',
  disk: 'bytes of entries',
  reports: 'reports',
};

/**
 * Commands that are carried out when the disk budget is spent: a game that has begun can be played to its end, left,
 * moderated and erased. Few entries follow, since a game has few turns, and opening games is limited.
 */
const ALWAYS: ReadonlySet<Command['type']> = new Set([
  'turn',
  'draw',
  'reveal',
  'ask-takeback',
  'answer-takeback',
  'leave',
  'return',
  'reclaim',
  'replace',
  'resign',
  'kick',
  'ban',
  'unban',
  'erase',
]);

/** What an address has spent on one day, at all nodes as far as this one knows. */
interface Account {
  readonly until: number;
  readonly used: Record<DailyBudget, number>;
}

/** An address among those that have spent the most of a budget today. */
interface Spender {
  readonly budget: DailyBudget;
  readonly tag: string;
  readonly used: number;
  readonly max: number;
}

/** How many addresses have used at least this share of a budget today. */
interface BudgetUsage {
  readonly budget: DailyBudget;
  readonly share: number;
  readonly addresses: number;
}

/**
 * What each address may use in a day (UTC), counted by all nodes together in the store. Decisions are made in memory;
 * what was spent is written once a second for all addresses, so that commands cost no statement more.
 */
export class Budgets {
  readonly #max: Readonly<Record<DailyBudget, number>>;
  readonly #ports: BudgetPorts;
  /** By tag. */
  readonly #accounts = new LRUCache<string, Account>({ max: MAX_ACCOUNTS });
  /** By key of the store: what was spent since the last write. */
  #unwritten = new Map<string, { readonly until: number; amount: number }>();
  readonly #stop: () => void;

  constructor({ dayTables, dayChat, dayDisk, dayReports }: Config['limits'], ports: BudgetPorts) {
    this.#max = { tables: dayTables, chat: dayChat * 1024, disk: dayDisk * 1_048_576, reports: dayReports };
    this.#ports = ports;
    const onError = ({ message }: Error) => ports.log.warn({ error: message }, 'budgets could not be written');
    this.#stop = repeat({ clock: ports.clock, ms: FLUSH_MS, run: () => this.flush(), onError });
  }

  /** Counts a new table against the budgets of an address; `day-spent` if one does not allow it. */
  async takeTable(address: string): Promise<Outcome<null, 'day-spent'>> {
    const room = await this.#take(address, 'disk', 0);
    return room.ok ? this.#take(address, 'tables', 1) : room;
  }

  /** Counts a command against the budgets of an address; `day-spent` if one does not allow it. */
  async takeCommand(address: string, command: Command): Promise<Outcome<null, 'day-spent'>> {
    const { type } = command;
    if (ALWAYS.has(type)) return grant(null);
    if (type === 'rematch') return this.takeTable(address);
    const room = await this.#take(address, 'disk', 0);
    if (!room.ok) return room;
    if (type === 'report') return this.#take(address, 'reports', 1);
    return type === 'chat' ? this.#take(address, 'chat', Buffer.byteLength(command.text)) : grant(null);
  }

  /** Counts bytes of entries that an address, given by its tag, has caused. */
  wrote(tag: string, bytes: number): void {
    if (this.#max.disk === 0 || tag === '') return;
    this.#spend(tag, 'disk', bytes);
    // An account that is not in memory, or is being read, includes this once it is.
    const account = this.#accounts.peek(tag);
    if (account !== undefined) account.used.disk += bytes;
  }

  /** Returns what an address may use today and how much of that is left. */
  async stateOf(address: string): Promise<BudgetState> {
    const { until, used } = await this.#account(this.#tagOf(address));
    const left = (budget: DailyBudget) => {
      const max = this.#max[budget];
      return max === 0 ? null : { max, left: Math.max(0, max - used[budget]) };
    };
    return { until, tables: left('tables'), chat: left('chat'), disk: left('disk'), reports: left('reports') };
  }

  /** Returns the addresses, by tag, that have spent the most of each budget today. */
  async spenders(): Promise<readonly Spender[]> {
    await this.flush();
    const now = this.#ports.clock.now();
    const lists = BUDGETS.map(async (budget) => {
      const rows = await this.#ports.store.counted(keyOf(budget, ''), now, MAX_LISTED);
      return rows.map(({ key, used }) => ({ budget, tag: key.split(' ')[2], used, max: this.#max[budget] }));
    });
    return (await Promise.all(lists)).flat();
  }

  /** Counts the addresses that this node remembers by what they have used of each limited budget at all nodes. */
  usage(): readonly BudgetUsage[] {
    const until = this.#dayEnd();
    const today = [...this.#accounts.values()].filter((account) => account.until === until);
    return BUDGETS.filter((budget) => this.#max[budget] > 0).flatMap((budget) =>
      SHARES.map((share) => {
        const addresses = today.filter(({ used }) => used[budget] >= share * this.#max[budget]).length;
        return { budget, share, addresses };
      }),
    );
  }

  /** Writes to the store what was spent. If that fails it is tried again with the next. */
  async flush(): Promise<void> {
    const [{ store, clock }, unwritten] = [this.#ports, this.#unwritten];
    if (unwritten.size === 0) return;
    this.#unwritten = new Map();
    const costs = [...unwritten].map(([key, { until, amount }]) => ({ key, until, amount }));
    try {
      for (const { key, used } of await store.addCounts(costs, clock.now())) this.#learn(key, used);
    } catch (error) {
      for (const { key, until, amount } of costs) this.#note(key, until, amount);
      throw error;
    }
  }

  /** Stops the writes once a second. */
  close(): void {
    this.#stop();
  }

  async #take(address: string, budget: DailyBudget, amount: number): Promise<Outcome<null, 'day-spent'>> {
    const max = this.#max[budget];
    if (max === 0) return grant(null);
    const tag = this.#tagOf(address);
    const { used, until } = await this.#account(tag);
    const isSpent = amount === 0 ? used[budget] >= max : used[budget] + amount > max;
    if (isSpent) return spent(`at most ${max} ${WHAT[budget]} from one address in a day`, until);
    if (amount > 0) {
      used[budget] += amount;
      this.#spend(tag, budget, amount);
    }
    return grant(null);
  }

  #tagOf(address: string): string {
    return this.#ports.tagOf(OPENERS, address);
  }

  #spend(tag: string, budget: DailyBudget, amount: number): void {
    this.#note(keyOf(budget, tag), this.#dayEnd(), amount);
  }

  #note(key: string, until: number, amount: number): void {
    const noted = this.#unwritten.get(key);
    if (noted?.until === until) noted.amount += amount;
    else this.#unwritten.set(key, { until, amount });
  }

  /** Takes over what all nodes together have spent, with what this node has not written yet. */
  #learn(key: string, used: number): void {
    const [, budget, tag] = key.split(' ') as [string, DailyBudget, string];
    const account = this.#accounts.peek(tag);
    if (account !== undefined) account.used[budget] = used + (this.#unwritten.get(key)?.amount ?? 0);
  }

  /** When the day ends, in milliseconds since 1970. */
  #dayEnd(): number {
    return (Math.floor(this.#ports.clock.now() / DAY_MS) + 1) * DAY_MS;
  }

  /** Returns the account of today, read from the store if this node does not know it. */
  async #account(tag: string): Promise<Account> {
    const until = this.#dayEnd();
    const known = this.#accounts.get(tag);
    if (known?.until === until) return known;
    const found = await this.#ports.store.counts(
      BUDGETS.map((budget) => keyOf(budget, tag)),
      this.#ports.clock.now(),
    );
    // Another command may have read it meanwhile, and counted.
    const read = this.#accounts.peek(tag);
    if (read?.until === until) return read;
    const usedOf = (budget: DailyBudget) => {
      const key = keyOf(budget, tag);
      return (found.get(key) ?? 0) + (this.#unwritten.get(key)?.amount ?? 0);
    };
    const used = { tables: usedOf('tables'), chat: usedOf('chat'), disk: usedOf('disk'), reports: usedOf('reports') };
    const account = { until, used };
    this.#accounts.set(tag, account);
    return account;
  }
}

const keyOf = (budget: DailyBudget, tag: string): string => `day ${budget} ${tag}`;

function spent(message: string, until: number): Outcome<null, 'day-spent'> {
  const again = new Date(until).toISOString();
  return deny('day-spent', `${message}; again from ${again}`, until);
}
