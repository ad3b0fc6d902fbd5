import { type MySummary, onTurn, type Summary } from '@asteroute/protocol';
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

/** Tables of which the seat on turn is remembered, so that a list of them opens no log. */
const MAX_TURNS = 10_000;

/** The lobby of this node. */
export function createLobby(store: Store, cache: TableCache, { now, monotonic, soon }: Clock): Lobby {
  const turns = new Map<string, { readonly head: number; readonly seat: number | null }>();
  let cached: { readonly at: number; readonly listing: Promise<Listing> } | null = null;

  async function read(): Promise<Listing> {
    const list = (status: keyof typeof LISTED_FOR_MS) =>
      store.listed(status, now() - LISTED_FOR_MS[status], MAX_LISTED);
    const [open, running] = await Promise.all([list('open'), list('running')]);
    return { open, running };
  }

  /** The seats on turn at these tables, which the store says have so many entries. */
  async function seatsOnTurn(tables: readonly string[]): Promise<ReadonlyMap<string, number | null>> {
    const heads = await store.heads(tables);
    const found = new Map<string, number | null>();
    for (const table of tables) found.set(table, await seatOnTurn(table, heads.get(table) ?? 0));
    return found;
  }

  async function seatOnTurn(table: string, head: number): Promise<number | null> {
    const known = turns.get(table);
    if (known?.head === head) return known.seat;
    // One after the other: to read a hundred logs at once would keep everybody else waiting.
    await new Promise<void>(soon);
    const actor = await cache.find(table);
    if (actor === null) return null;
    if (actor.state().table.head < head) await actor.refresh();
    const seat = onTurn(actor.state().table);
    turns.set(table, { head: actor.state().table.head, seat });
    if (turns.size > MAX_TURNS) turns.delete(turns.keys().next().value as string);
    return seat;
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
      const onTurns = await seatsOnTurn([...new Set(running)]);
      return seats.map(({ hash, seat, summary }) => {
        const myTurn = onTurns.get(summary.table) === seat && summary.seats[seat].bot === null;
        return { ...summary, token: hashes.indexOf(hash), seat, myTurn };
      });
    },
  };
}
