import { type MySummary, onTurn, type RunningSummary, type Summary } from '@asteroute/protocol';
import type { Clock, Store } from '../domain/ports.ts';
import { hashOf } from '../domain/table-state.ts';
import type { TableCache } from './cache.ts';

/** Public tables that can be joined or watched. */
export interface Listing {
  readonly open: readonly Summary[];
  readonly running: readonly Summary[];
}

/** Lists tables. */
export interface Lobby {
  /** Public tables; cached for a moment. */
  listing(): Promise<Listing>;
  /** The tables at which these tokens have a seat. */
  mine(tokens: readonly string[]): Promise<readonly MySummary[]>;
}

const MAX_LISTED = 100;
/** Milliseconds that a table is listed after its seats or its status last changed: later no one waits there. */
const LISTED_FOR_MS = { open: 86_400_000, running: 30 * 86_400_000 } as const;
/** Milliseconds that a list is cached, however many clients ask for it. */
const CACHE_MS = 500;

/** Tables of which is remembered how they stand, so that a list of them opens no log. */
const MAX_STANDINGS = 10_000;

/** What a lobby needs. */
export interface LobbyPorts {
  readonly store: Store;
  readonly cache: TableCache;
  readonly clock: Clock;
  /** Server time. */
  readonly up: () => number;
}

/** How a running table stands. */
type Standing = Pick<RunningSummary, 'head' | 'onTurn' | 'turns' | 'clocks' | 'lastAt'>;

/** The lobby of this node. */
export function createLobby({ store, cache, clock, up }: LobbyPorts): Lobby {
  const { now, monotonic, soon } = clock;
  const standings = new Map<string, Standing>();
  let cached: { readonly at: number; readonly listing: Promise<Listing> } | null = null;

  async function read(): Promise<Listing> {
    const list = (status: keyof typeof LISTED_FOR_MS) =>
      store.listed(status, now() - LISTED_FOR_MS[status], MAX_LISTED);
    const [open, running] = await Promise.all([list('open'), list('running')]);
    return { open, running };
  }

  /** How these tables stand, which the store says have so many entries. */
  async function standingsOf(tables: readonly string[]): Promise<ReadonlyMap<string, Standing | null>> {
    const heads = await store.heads(tables);
    const found = new Map<string, Standing | null>();
    for (const table of tables) found.set(table, await standingOf(table, heads.get(table) ?? 0));
    return found;
  }

  async function standingOf(table: string, head: number): Promise<Standing | null> {
    const known = standings.get(table);
    if (known?.head === head) return known;
    // One after the other: to read a hundred logs at once would keep everybody else waiting.
    await new Promise<void>(soon);
    const actor = await cache.find(table);
    if (actor === null) return null;
    if (actor.state().table.head < head) await actor.refresh();
    const { table: now, changedAt: lastAt } = actor.state();
    const { turns, clocks } = now;
    const standing = { head: now.head, onTurn: onTurn(now), turns, clocks, lastAt };
    standings.set(table, standing);
    if (standings.size > MAX_STANDINGS) standings.delete(standings.keys().next().value as string);
    return standing;
  }

  return {
    listing() {
      if (cached === null || monotonic() - cached.at > CACHE_MS) cached = { at: monotonic(), listing: read() };
      return cached.listing;
    },
    async mine(tokens) {
      const hashes = tokens.map(hashOf);
      const seats = await store.seatsOf(hashes, MAX_LISTED);
      const running = seats.flatMap(({ summary }) => (summary.status === 'running' ? [summary.table] : []));
      const found = await standingsOf([...new Set(running)]);
      return seats.map(({ hash, seat, summary }) => {
        const { name, bot } = summary.seats[seat];
        const standing = found.get(summary.table) ?? null;
        const own = { token: hashes.indexOf(hash), seat, myTurn: standing?.onTurn === seat && bot === null };
        if (standing === null) return { ...summary, ...own };
        const replaced = name !== null && bot !== null;
        return { ...summary, ...own, running: { ...standing, up: up(), replaced } };
      });
    },
  };
}
