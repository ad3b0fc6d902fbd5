import {
  isChallenge,
  type Listing,
  type MySummary,
  onTurn,
  type RunningSummary,
  type Summary,
} from '@asteroute/protocol';
import { LRUCache } from 'lru-cache';
import type { Environment, UsesStores } from '../domain/ports.ts';
import { hashOf } from '../domain/table-state.ts';
import { remembered } from '../domain/timers.ts';
import type { TableCache } from './cache.ts';

const MAX_LISTED = 100;
const DAY_MS = 86_400_000;
/** Milliseconds for which a table is listed after its seats or its status last changed; later no one waits there. */
const LISTED_FOR_MS = { open: DAY_MS, challenge: 14 * DAY_MS, running: 30 * DAY_MS } as const;
const CACHE_MS = 500;

/** Number of tables whose state is cached in short, so that listing them loads no log. */
const MAX_STANDINGS = 10_000;

export interface LobbyPorts extends UsesStores<'lists' | 'people' | 'tables'>, Pick<Environment, 'clock' | 'up'> {
  readonly cache: TableCache;
}

type Standing = Pick<RunningSummary, 'head' | 'onTurn' | 'turns' | 'clocks' | 'lastAt'>;

export class Lobby {
  readonly #ports: LobbyPorts;
  readonly #standings = new LRUCache<string, Standing>({ max: MAX_STANDINGS });
  readonly listing: () => Promise<Listing>;

  constructor(ports: LobbyPorts) {
    this.#ports = ports;
    this.listing = remembered(ports.clock, CACHE_MS, () => this.#read());
  }

  async listingFor(account: string): Promise<Listing> {
    const { store } = this.#ports;
    const all = await this.listing();
    const avoided = await store.people.avoided([account]);
    if (avoided.size === 0) return all;
    const hidden = await store.people.tablesWith(
      [...avoided],
      [...all.open, ...all.running].map(({ table }) => table),
    );
    const isShown = ({ table }: Summary) => !hidden.has(table);
    return { open: all.open.filter(isShown), running: all.running.filter(isShown) };
  }

  async mine(tokens: readonly string[]): Promise<readonly MySummary[]> {
    const { store, up } = this.#ports;
    const hashes = tokens.map(hashOf);
    const seats = await store.lists.seatsOf(hashes, MAX_LISTED);
    const running = seats.flatMap(({ summary }) => (summary.status === 'running' ? [summary.table] : []));
    const found = await this.#standingsOf([...new Set(running)]);
    return seats.map(({ hash, seat, summary }) => {
      const { name, bot } = summary.seats[seat];
      const standing = found.get(summary.table) ?? null;
      const own = { token: hashes.indexOf(hash), seat, myTurn: standing?.onTurn === seat && bot === null };
      if (standing === null) return { ...summary, ...own };
      const replaced = name !== null && bot !== null;
      return { ...summary, ...own, running: { ...standing, up: up(), replaced } };
    });
  }

  async #read(): Promise<Listing> {
    const { store, clock } = this.#ports;
    const since = (kind: keyof typeof LISTED_FOR_MS) => clock.now() - LISTED_FOR_MS[kind];
    const [open, running] = await Promise.all([
      store.lists.listed('open', since('challenge'), MAX_LISTED),
      store.lists.listed('running', since('running'), MAX_LISTED),
    ]);
    // Whoever opened a challenge is told of it; at other tables nobody waits for days.
    const isListed = (one: Summary) => isChallenge(one) || one.changedAt >= since('open');
    return { open: open.filter(isListed), running };
  }

  async #standingsOf(tables: readonly string[]): Promise<ReadonlyMap<string, Standing | null>> {
    const heads = await this.#ports.store.tables.heads(tables);
    const found = new Map<string, Standing | null>();
    for (const table of tables) found.set(table, await this.#standingOf(table, heads.get(table) ?? 0));
    return found;
  }

  async #standingOf(table: string, head: number): Promise<Standing | null> {
    const known = this.#standings.get(table);
    if (known?.head === head) return known;
    // Logs are loaded one after the other, because loading a hundred at once would keep other clients waiting.
    await new Promise<void>(this.#ports.clock.soon);
    const actor = await this.#ports.cache.find(table);
    if (actor === null) return null;
    if (actor.state().table.head < head) await actor.refresh();
    const { table: now, changedAt: lastAt } = actor.state();
    const { turns, clocks } = now;
    const standing = { head: now.head, onTurn: onTurn(now), turns, clocks, lastAt };
    this.#standings.set(table, standing);
    return standing;
  }
}
