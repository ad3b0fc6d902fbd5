import {
  deny,
  flagAt,
  grant,
  isPerson,
  onTurn,
  resultCounts,
  type TableEvent,
  type TableOutcome,
} from '@asteroute/protocol';
import type { Decision, SeatDecider, TableState } from '../table-state.ts';
import { endGame } from './play/turns.ts';
import { leaveToBot, lostBy } from './seats.ts';

/** Resigns: with two players the other one wins; with more, a bot takes over the seat. */
export const resign: SeatDecider<'resign'> = (state, _, seat) =>
  state.table.status === 'running' ? lose(state, seat, 'resigned') : deny('wrong-status', 'no game is running');

/** Ends the time of the player on turn. Any node may decide this; the first to write it succeeds. */
export function timeOut(state: TableState, up: number): TableOutcome<Decision> {
  const { table } = state;
  const seat = onTurn(table);
  if (seat === null || !isPerson(table.seats[seat])) return deny('wrong-status', 'no player is on turn');
  const flag = flagAt(table.clocks, seat);
  if (flag === null || flag > up) return deny('too-early', 'there is time left');
  return lose(state, seat, 'timed-out');
}

/** Ends a game against a bot that was not finished in time. The caller knows that the time is over. */
export function endLate(state: TableState): TableOutcome<Decision> {
  const seat = state.table.seats.findIndex(isPerson);
  return state.table.status === 'running' ? lose(state, seat, 'timed-out') : grant({ events: [] });
}

/** One step per call: with the last seat the game ends; at once if its result counts, without a winner. */
export function closeGame(state: TableState): TableOutcome<Decision> {
  const { status, seats } = state.table;
  if (status !== 'running') return deny('wrong-status', 'no game is running: delete the table');
  const seat = Math.max(0, seats.findIndex(isPerson));
  if (resultCounts(state.table)) return grant({ events: [endGame(state, 'abandoned', seat)] });
  return grant(leaveToBot(state, seat));
}

function lose(state: TableState, seat: number, how: 'resigned' | 'timed-out'): TableOutcome<Decision> {
  if (state.table.seats.length === 2) return grant(lostBy(state, seat, how));
  const lost: TableEvent = { type: how, seat };
  return grant({ events: [lost, ...leaveToBot(state, seat).events] });
}
