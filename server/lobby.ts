import { type MySummary, onTurn, type Summary } from '@asteroute/protocol';
import { hashOf } from './history.ts';
import type { Place, Store } from './ports.ts';
import type { Rooms } from './rooms.ts';

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
/** A list is read at most so often, in milliseconds, however many look at it. */
const FRESH = 500;

export function createLobby(store: Store, rooms: Rooms, monotonic: () => number): Lobby {
  let kept: { readonly at: number; readonly listing: Promise<Listing> } | null = null;

  async function read(): Promise<Listing> {
    const [open, running] = await Promise.all([store.listed('open', MOST), store.listed('running', MOST)]);
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
