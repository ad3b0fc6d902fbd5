import { onTurn, type Table, type TableOutcome, waitsForTwin } from '@asteroute/protocol';
import { draw } from '../commands/play/turns.ts';
import type { Decision, TableState } from '../table-state.ts';

/** Nobody sees a tile in one game of a duel before the turn with the same tile is played in the other. */
export function mayDrawTogether(own: Table, twin: Table): boolean {
  if (!waitsForTwin(own) || twin.status === 'open') return false;
  return twin.status === 'over' || twin.turns >= own.turns;
}

export function drawTogether(state: TableState, turn: number): TableOutcome<Decision> {
  return draw(state, onTurn(state.table) ?? 0, turn);
}
