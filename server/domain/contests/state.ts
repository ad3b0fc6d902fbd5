import { type ContestState, followContest } from '@asteroute/club/contests';
import type { ContestEvent } from '@asteroute/protocol/contests';
import type { Row, Secret } from '../ports.ts';
import { DELETED_EVENTS } from '../table-state.ts';

export interface OwnedContest {
  readonly contest: ContestState;
  readonly host: string;
  readonly opener: string;
  /** By player: the hash of the token; null for bots and for players who erased themselves. */
  readonly tokens: readonly (string | null)[];
  readonly accounts: readonly (string | null)[];
  readonly up: number;
  readonly deleted: boolean;
}

export function applyContestRow(id: string, state: OwnedContest | null, row: Row): OwnedContest {
  const { seq, at, up, secret } = row;
  if (state !== null && row.events === DELETED_EVENTS)
    return { ...state, contest: { ...state.contest, head: seq }, up, deleted: true };
  const events = JSON.parse(row.events) as readonly ContestEvent[];
  const contest = followContest(id, state?.contest ?? null, { seq, at, events });
  const { host = state?.host ?? '', opener = state?.opener ?? '' } = secret ?? {};
  const erased = events.flatMap((event) => (event.type === 'erased' ? [event.player] : []));
  const byPlayer = (
    known: OwnedContest['tokens'],
    of: (one: Seats[number]) => string | null,
  ): OwnedContest['tokens'] => {
    const all = contest.players.map((_, player) => known[player] ?? null);
    const given = (secret?.seats ?? []).reduce((list, one) => list.with(one.seat, of(one)), all);
    return erased.reduce((list, player) => list.with(player, null), given);
  };
  const tokens = byPlayer(state?.tokens ?? [], ({ hash }) => hash);
  const accounts = byPlayer(state?.accounts ?? [], ({ account = null }) => account);
  return { contest, host, opener, tokens, accounts, up, deleted: false };
}

type Seats = NonNullable<Secret['seats']>;

export function playerOf({ tokens }: Pick<OwnedContest, 'tokens'>, hash: string | null): number | null {
  const player = hash === null ? -1 : tokens.indexOf(hash);
  return player < 0 ? null : player;
}

export function withoutEntrant(rows: readonly Row[], hash: string): readonly Row[] {
  const seats = rows.flatMap(({ secret }) => secret?.seats ?? []);
  const own = new Set(seats.flatMap((one) => (one.hash === hash ? [one.seat] : [])));
  return rows.flatMap((row) => {
    const events = JSON.parse(row.events) as readonly ContestEvent[];
    if (!events.some((event) => event.type === 'entered' && own.has(event.player))) return [];
    const named = events.map((event) =>
      event.type === 'entered' && own.has(event.player) ? { ...event, name: null } : event,
    );
    const kept = row.secret?.seats?.filter(({ seat }) => !own.has(seat));
    return [
      { ...row, events: JSON.stringify(named), command: null, secret: { ...row.secret, ...(kept && { seats: kept }) } },
    ];
  });
}
