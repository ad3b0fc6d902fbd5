import { type ContestState, followContest } from '@asteroute/club/contests';
import type { ContestEvent } from '@asteroute/protocol/contests';
import type { LeagueRow } from '../stores/league-store.ts';

/** A league, together with what only the server may know. */
export interface LeagueState {
  readonly league: ContestState;
  /** Hash of the organizer's token. */
  readonly host: string;
  /** The tag of the address that opened the league. */
  readonly opener: string;
  /** By player: the hash of the token; null for bots and for players who erased themselves. */
  readonly tokens: readonly (string | null)[];
}

/** Returns the state after the next entry: the reducer over a league's log. */
export function applyLeagueRow(id: string, state: LeagueState | null, { secret, ...row }: LeagueRow): LeagueState {
  const events = JSON.parse(row.events) as readonly ContestEvent[];
  const league = followContest(id, state?.league ?? null, { seq: row.seq, at: row.at, events });
  const { host = state?.host ?? '', opener = state?.opener ?? '', tokens = [] } = secret ?? {};
  const known = league.players.map((_, player) => state?.tokens[player] ?? null);
  const given = tokens.reduce((all, { player, hash }) => all.with(player, hash), known);
  const erased = events.flatMap((event) => (event.type === 'erased' ? [event.player] : []));
  return { league, host, opener, tokens: erased.reduce((all, player) => all.with(player, null), given) };
}

/** The number of the player with a token; null for others. */
export function playerOf({ tokens }: LeagueState, hash: string | null): number | null {
  const player = hash === null ? -1 : tokens.indexOf(hash);
  return player < 0 ? null : player;
}
