import { onTurn, type Table, type TableOutcome, waitsForTwin } from '@asteroute/protocol';
import { draw } from '../commands/play/turns.ts';
import type { Decision, TableState } from '../table-state.ts';

/**
 * Whether a game of a duel may draw its next tile: once the other game has had as many turns. Then nobody sees a tile in
 * one game before the turn with the same tile is played in the other.
 */
export function mayDrawTogether(own: Table, twin: Table): boolean {
  if (!waitsForTwin(own) || twin.status === 'open') return false;
  return twin.status === 'over' || twin.turns >= own.turns;
}

/** Draws the tile of turn `turn` for whoever plays it. */
export function drawTogether(state: TableState, turn: number): TableOutcome<Decision> {
  return draw(state, onTurn(state.table) ?? 0, turn);
}
