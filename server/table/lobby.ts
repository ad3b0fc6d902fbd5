import { type MySummary, onTurn, type Summary } from '@asteroute/protocol';
import type { Clock, Place, Store } from '../domain/ports.ts';
import { hashOf } from '../domain/table-state.ts';
import type { Rooms } from './cache.ts';

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

export function createLobby(store: Store, rooms: Rooms, { now, monotonic }: Clock): Lobby {
  let kept: { readonly at: number; readonly listing: Promise<Listing> } | null = null;

  async function read(): Promise<Listing> {
    const list = (status: keyof typeof LISTED) => store.listed(status, now() - LISTED[status], MOST);
    const [open, running] = await Promise.all([list('open'), list('running')]);
    return { open, running };
  }

  async function withTurn({ hash, seat, summary }: Place, hashes: readonly string[]): Promise<MySummary> {
    const room = summary.status === 'running' ? await rooms.find(summary.table) : null;
    await room?.refresh();
    const myTurn = room !== null && onTurn(room.chapter().table) === seat && summary.seats[seat].bot === null;
    return { ...summary, token: hashes.indexOf(hash), seat, myTurn };
  }

  return {
    listing() {
      if (kept === null || monotonic() - kept.at > FRESH) kept = { at: monotonic(), listing: read() };
      return kept.listing;
    },
    async mine(tokens) {
      const hashes = tokens.map(hashOf);
      const places = await store.places(hashes);
      return Promise.all(places.slice(0, MOST).map((place) => withTurn(place, hashes)));
    },
  };
}
