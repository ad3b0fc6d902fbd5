import { deny, type FaultCode, grant, type Outcome } from '@asteroute/protocol';
import type { LeagueDecision } from '../domain/leagues/decide-league.ts';
import { applyLeagueRow, type LeagueState } from '../domain/leagues/league-state.ts';
import type { Environment } from '../domain/ports.ts';
import type { LeagueRow } from '../domain/stores/league-store.ts';
import type { LeagueCache } from './league-cache.ts';

/** The answer for a league that does not exist or was deleted. */
export const NO_LEAGUE = deny('unknown-table', 'there is no such league');

/** Milliseconds after an entry when a running league is looked at again, in case no node does so earlier. */
const LOOK_AFTER_MS = 30_000;
/** Most attempts after write conflicts; then the client is asked to send the command again. */
const MAX_ATTEMPTS = 20;

/** Decides on the newest state and writes what was decided; on a conflict it reads again and decides again. */
export class LeagueLog {
  readonly #ports: Pick<Environment, 'store' | 'clock'>;
  readonly #cache: LeagueCache;

  constructor(ports: Pick<Environment, 'store' | 'clock'>, cache: LeagueCache) {
    this.#ports = ports;
    this.#cache = cache;
  }

  /** Resolves with the number of the entry of a command, written now or before; `key` is null for the server itself. */
  async commit<C extends FaultCode>(
    id: string,
    key: string | null,
    decide: (state: LeagueState) => Outcome<LeagueDecision, C>,
  ): Promise<Outcome<number, C | 'unknown-table' | 'busy'>> {
    const { store } = this.#ports;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const state = await this.#cache.read(id);
      if (state === null) return NO_LEAGUE;
      const done = key === null ? null : await store.leagueCommandSeq(id, key);
      if (done !== null) return grant(done);
      const decided = decide(state);
      if (!decided.ok) return decided;
      if (decided.value.events.length === 0) return grant(state.league.head);
      if (await this.#append(state, key, decided.value)) return grant(state.league.head + 1);
    }
    return deny('busy', 'too many at once: send it again');
  }

  #append(before: LeagueState, key: string | null, { events, secret, erases }: LeagueDecision): Promise<boolean> {
    const { store, clock } = this.#ports;
    const { id, head } = before.league;
    const row: LeagueRow = {
      seq: head + 1,
      at: clock.now(),
      command: key,
      events: JSON.stringify(events),
      secret: secret ?? null,
    };
    const { status } = applyLeagueRow(id, before, row).league;
    const due = status === 'running' ? clock.now() + LOOK_AFTER_MS : null;
    return store.appendLeague({ league: id, row, status, due, ...(erases !== undefined && { erase: erases }) });
  }
}
