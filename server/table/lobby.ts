import { type MySummary, onTurn, type Summary } from '@asteroute/protocol';
import type { Clock, Store, TokenSeat } from '../domain/ports.ts';
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

/** The lobby of this node. */
export function createLobby(store: Store, cache: TableCache, { now, monotonic }: Clock): Lobby {
  let cached: { readonly at: number; readonly listing: Promise<Listing> } | null = null;

  async function read(): Promise<Listing> {
    const list = (status: keyof typeof LISTED_FOR_MS) =>
      store.listed(status, now() - LISTED_FOR_MS[status], MAX_LISTED);
    const [open, running] = await Promise.all([list('open'), list('running')]);
    return { open, running };
  }

  async function withTurn({ hash, seat, summary }: TokenSeat, hashes: readonly string[]): Promise<MySummary> {
    const actor = summary.status === 'running' ? await cache.find(summary.table) : null;
    await actor?.refresh();
    const myTurn = actor !== null && onTurn(actor.state().table) === seat && summary.seats[seat].bot === null;
    return { ...summary, token: hashes.indexOf(hash), seat, myTurn };
  }

  return {
    listing() {
      if (cached === null || monotonic() - cached.at > CACHE_MS) cached = { at: monotonic(), listing: read() };
      return cached.listing;
    },
    async mine(tokens) {
      const hashes = tokens.map(hashOf);
      const seats = await store.seatsOf(hashes);
      return Promise.all(seats.slice(0, MAX_LISTED).map((one) => withTurn(one, hashes)));
    },
  };
}
