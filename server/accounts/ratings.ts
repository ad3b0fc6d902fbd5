import { follow, openTable, type RatedResult, ratedResultOf, type Table } from '@asteroute/protocol';
import type { RatingsView } from '@asteroute/protocol/accounts';
import type { Environment } from '../domain/ports.ts';
import type { StoredRating } from '../domain/stores/account-store.ts';
import { eventsOf, isLogDeleted } from '../domain/table-state.ts';

const PAGE = 200;

export interface DoubtfulResult {
  readonly kept: RatedResult;
  readonly logged: RatedResult | null;
}

/** How often two accounts met in rated games, for an operator who looks for games that were agreed on. */
export interface RatedPair {
  readonly accounts: readonly [string, string];
  readonly games: number;
  readonly short: number;
  readonly oneSided: number;
}

const SHORT_TURNS = 10;
const MAX_PAIRS = 50;

export class Ratings {
  readonly #ports: Pick<Environment, 'store'>;

  constructor(ports: Pick<Environment, 'store'>) {
    this.#ports = ports;
  }

  async of(account: string): Promise<RatingsView> {
    const { accounts, results } = this.#ports.store;
    const [view, ratings] = await Promise.all([accounts.view(account), results.ratingsOf(account)]);
    return { account, name: view?.name ?? null, ratings: ratings.map(viewOf) };
  }

  async pairs(): Promise<readonly RatedPair[]> {
    const byPair = Map.groupBy(await this.#ports.store.results.all(), ({ accounts }) => accounts.toSorted().join(' '));
    const pairs = [...byPair].map(([key, results]): RatedPair => {
      const [first, second] = key.split(' ');
      const wins = (of: string) => results.filter(({ accounts, score }) => score === Number(accounts[0] === of)).length;
      const short = results.filter(({ turns }) => turns < SHORT_TURNS).length;
      return { accounts: [first, second], games: results.length, short, oneSided: Math.max(wins(first), wins(second)) };
    });
    return pairs.sort((a, b) => b.games - a.games).slice(0, MAX_PAIRS);
  }

  /** Computes each result again from the log of its table; resolves with those that differ. Logs that are gone agree. */
  async check(): Promise<readonly DoubtfulResult[]> {
    const doubtful: DoubtfulResult[] = [];
    for (const kept of await this.#ports.store.results.all()) {
      const logged = await this.#resultInLog(kept.table);
      if (logged !== undefined && JSON.stringify(logged) !== JSON.stringify(kept)) doubtful.push({ kept, logged });
    }
    return doubtful;
  }

  /** The result that a log gives; undefined if the log is gone, or a player was erased from it. */
  async #resultInLog(id: string): Promise<RatedResult | null | undefined> {
    let table: Table | null = null;
    let result: RatedResult | null = null;
    for (let seq = 0; ; ) {
      const rows = await this.#ports.store.tables.read(id, seq, PAGE);
      if (isLogDeleted(rows) || rows.some(({ erases }) => erases)) return undefined;
      for (const row of rows) {
        const entry = { seq: row.seq, at: row.at, up: row.up, events: eventsOf(row) };
        table = table === null ? openTable(id, entry) : follow(table, entry);
        if (result === null) result = ratedResultOf(table, row.at);
      }
      if (rows.length < PAGE) return table === null ? undefined : result;
      seq = rows[rows.length - 1].seq;
    }
  }
}

const viewOf = ({ account: _, volatility: _v, ...rating }: StoredRating): RatingsView['ratings'][number] => rating;
