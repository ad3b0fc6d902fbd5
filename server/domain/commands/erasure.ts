import { deny, grant, isPerson, type Outcome, type TableEvent } from '@asteroute/protocol';
import type { Decision, TableState } from '../table-state.ts';
import { type Decider, leaveToBot } from './seats.ts';

export const erase: Decider<'erase'> = (state, _, { caller: { hash } }) =>
  hash === null ? deny('no-token', 'send the token of a seat') : eraseOwner(state, hash);

/** One who still plays gives up the seat: before the game it becomes free, in a running game a bot takes over. */
export function eraseOwner(state: TableState, hash: string): Outcome<Decision, 'wrong-token' | 'wrong-status'> {
  const own = state.tokens.indexOf(hash);
  const seat = own < 0 ? null : own;
  if (!state.known.has(hash)) return deny('wrong-token', 'this token has left nothing at this table');
  if (state.table.revealUntil !== null) return deny('wrong-status', 'the game is about to begin');
  const left = seat === null ? [] : giveUp(state, seat);
  // A seat that was lost in a running game still has the player's name.
  const seats = state.lastTokens.flatMap((last, one) => (last === hash ? [one] : []));
  const erased: TableEvent = { type: 'erased', seats };
  const secret = seat === null ? {} : { secret: { seats: [{ seat, hash: null }] } };
  return grant({ events: [...left, erased], ...secret, erases: hash });
}

function giveUp(state: TableState, seat: number): readonly TableEvent[] {
  const { status, seats } = state.table;
  if (status === 'open') return [{ type: 'left', seat }];
  return status === 'running' && isPerson(seats[seat]) ? leaveToBot(state, seat).events : [];
}
