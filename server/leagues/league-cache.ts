import { LRUCache } from 'lru-cache';
import { applyLeagueRow, type LeagueState } from '../domain/leagues/league-state.ts';
import type { Store } from '../domain/ports.ts';

/** Most leagues whose state a node keeps in memory. */
const MAX_LEAGUES = 200;

/** The states of leagues on this node. Each reading adds what was written since: no node owns a league. */
export class LeagueCache {
  readonly #store: Store;
  readonly #states = new LRUCache<string, LeagueState>({ max: MAX_LEAGUES });

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns the state with all entries that the store has; null if there is no such league. */
  async read(id: string): Promise<LeagueState | null> {
    const known = this.#states.get(id) ?? null;
    const rows = await this.#store.readLeague(id, known?.league.head ?? 0);
    const state = rows.reduce<LeagueState | null>((before, row) => applyLeagueRow(id, before, row), known);
    // Another reading may have gone further meanwhile.
    if (state !== null && (this.#states.peek(id)?.league.head ?? 0) < state.league.head) this.#states.set(id, state);
    return state;
  }
}
