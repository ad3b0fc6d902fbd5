import { type MySummary, onTurn, type Summary } from '@asteroute/protocol';
import type { Clock, Store, TokenSeat } from '../domain/ports.ts';
import { hashOf } from '../domain/table-state.ts';
import type { TableCache } from './cache.ts';

/** What can be joined or watched. */
export interface Listing {
  readonly open: readonly Summary[];
  readonly running: readonly Summary[];
}

export interface Lobby {
  listing(): Promise<Listing>;
  /** The tables of these tokens. */
  mine(tokens: readonly string[]): Promise<readonly MySummary[]>;
}

const MOST = 100;
/** How long a table is listed after somebody last came, went or began, in milliseconds: later nobody waits there. */
const LISTED = { open: 86_400_000, running: 30 * 86_400_000 } as const;
/** A list is read at most so often, in milliseconds, however many look at it. */
const FRESH = 500;

export function createLobby(store: Store, cache: TableCache, { now, monotonic }: Clock): Lobby {
  let kept: { readonly at: number; readonly listing: Promise<Listing> } | null = null;

  async function read(): Promise<Listing> {
    const list = (status: keyof typeof LISTED) => store.listed(status, now() - LISTED[status], MOST);
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
      if (kept === null || monotonic() - kept.at > FRESH) kept = { at: monotonic(), listing: read() };
      return kept.listing;
    },
    async mine(tokens) {
      const hashes = tokens.map(hashOf);
      const seats = await store.seatsOf(hashes);
      return Promise.all(seats.slice(0, MOST).map((one) => withTurn(one, hashes)));
    },
  };
}
