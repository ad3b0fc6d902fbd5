import { deny, grant, type Table, type TableEvent, type TableOutcome } from '@asteroute/protocol';
import { commitmentOf } from '@asteroute/record';
import type { Decision, SeatDecider, TableState } from '../../table-state.ts';
import { startGame } from './turns.ts';

/** Milliseconds in which players must reveal their numbers; then the game begins without the missing ones. */
export const REVEAL_MS = 60_000;

function missing({ commitments, clientSeeds }: Table): number[] {
  return commitments.flatMap((hash, seat) => (hash !== '' && clientSeeds[seat] === '' ? [seat] : []));
}

/** After the request to show numbers no seat changes, so that no player who has seen one can choose another. */
export function whenFull(state: TableState, full: Table, up: number): TableEvent {
  return missing(full).length > 0 ? { type: 'reveal-asked', until: up + REVEAL_MS } : startGame(state, full);
}

export const reveal: SeatDecider<'reveal'> = (state, { clientSeed }, seat) => {
  const { table } = state;
  if (table.revealUntil === null) return deny('wrong-status', 'numbers are shown once all seats are taken');
  if (!missing(table).includes(seat)) return deny('not-asked', 'this seat has no number to show');
  if (commitmentOf(table.id, clientSeed) !== table.commitments[seat]) {
    return deny('wrong-number', 'this is not the number whose hash was published');
  }
  const after = { ...table, clientSeeds: table.clientSeeds.with(seat, clientSeed) };
  const revealed: TableEvent = { type: 'revealed', seat, clientSeed };
  return grant({ events: missing(after).length > 0 ? [revealed] : [revealed, startGame(state, after)] });
};

/** Begins the game without the numbers that were not shown in time. Any node may decide this. */
export function beginWithout(state: TableState, up: number): TableOutcome<Decision> {
  const { table } = state;
  if (table.revealUntil === null) return deny('wrong-status', 'no numbers are awaited');
  if (table.revealUntil > up) return deny('too-early', 'there is time left');
  const silent = missing(table).map((seat): TableEvent => ({ type: 'not-revealed', seat }));
  return grant({ events: [...silent, startGame(state, table)] });
}
