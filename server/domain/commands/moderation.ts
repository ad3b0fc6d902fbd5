import { deny, grant, isPerson, resultCounts, type TableEvent, type TableOutcome } from '@asteroute/protocol';
import { banKeyOf, type Decision, type SeatDecider, type TableState } from '../table-state.ts';
import { type Decider, partyKeys, silenceOf, takeOver } from './seats.ts';

/** Removes a player for the host; the player may rejoin before the game but not while it runs. */
export const kick: Decider<'kick'> = (state, { seat, bot }) =>
  isDecidedHere(state) ? NO_WIN_BY_HOST : removed(state, seat, 'kicked', bot);

export const ban: Decider<'ban'> = (state, { seat, bot }) =>
  isDecidedHere(state) ? NO_WIN_BY_HOST : banSeat(state, seat, bot);

/** Whether a result that counts is being played for: whoever is removed then has lost. */
const isDecidedHere = ({ table }: TableState): boolean => table.status === 'running' && resultCounts(table);
const NO_WIN_BY_HOST = deny('wrong-status', 'no host wins a game that counts by removing the opponent');

export const unban: Decider<'unban'> = (state, { ban }) => liftBan(state, ban);

/** Bans the player of a seat, who has lost a game that counts. Used by the host and by the operator. */
export function banSeat(state: TableState, seat: number, bot?: string): TableOutcome<Decision> {
  const { seats, status } = state.table;
  const account = state.accounts[seat] ?? null;
  const keys = [state.tokens[seat], state.addresses[seat], account && banKeyOf(account)];
  const bans = keys.flatMap((one) => one ?? []);
  if (seats[seat]?.name == null || bans.length === 0) return deny('wrong-status', 'no player has that seat');
  const plays = isPerson(seats[seat]) && status !== 'over';
  const decision = plays
    ? removed(state, seat, 'banned', bot)
    : grant<Decision>({ events: [{ type: 'banned', seat }] });
  return decision.ok ? grant({ ...decision.value, secret: { bans, seats: [{ seat, hash: null }] } }) : decision;
}

/** Lifts a ban, counted from 0 in the order of the log. Used by the host and by the operator. */
export function liftBan({ table }: TableState, ban: number): TableOutcome<Decision> {
  const there = table.bans[ban];
  if (there === undefined || there.lifted) return deny('wrong-status', 'there is no such ban');
  return grant({ events: [{ type: 'unbanned', ban }] });
}

/** Removes a player: before the game the seat becomes free, in a running game a bot takes it over. */
function removed(state: TableState, seat: number, type: 'kicked' | 'banned', bot?: string): TableOutcome<Decision> {
  const { seats, status, revealUntil } = state.table;
  if (!isPerson(seats[seat])) return deny('wrong-status', 'no player sits there');
  if (revealUntil !== null) return deny('wrong-status', 'the game is about to begin');
  if (status === 'over') return deny('wrong-status', 'the game is over');
  const gone: TableEvent = { type, seat };
  if (status === 'open')
    return grant({ events: [gone, { type: 'left', seat }], secret: { seats: [{ seat, hash: null }] } });
  const taken = takeOver(state, seat, bot);
  return taken.ok ? grant({ events: [gone, ...taken.value.events] }) : taken;
}

export function silence(
  { table, tokens, accounts }: TableState,
  keys: readonly [string, string],
  muted: boolean,
): TableOutcome<Decision> {
  const seatOf = (key: string) =>
    table.seats.findIndex((_, seat) => partyKeys(accounts[seat], tokens[seat]).includes(key));
  const [one, other] = keys.map(seatOf);
  return grant({ events: one < 0 || other < 0 || one === other ? [] : silenceOf(table, [one, other], muted) });
}

/** Reports a player to the operator; a second report of the same player changes nothing. */
export const report: SeatDecider<'report'> = ({ table }, { seat, reason }, by) => {
  if (table.seats[seat]?.name == null || seat === by)
    return deny('stale', 'seat: no other player of this table, or no longer');
  const isKnown = table.reports.some((one) => one.by === by && one.seat === seat);
  return grant({ events: isKnown ? [] : [{ type: 'reported', seat, by, reason }] });
};
