import {
  type ActionMove,
  type ActionWords,
  actionWords,
  boardFigures,
  boardTiles,
  clonePosition,
  drawnTile,
  type Game,
  legal,
  playUnchecked,
  reserve,
  scores,
  stackCounts,
  xOf,
  yOf,
} from '@asteroute/engine';
import { type BoardSummary, type LegalTurns, onTurn, type Table, type TableSnapshot } from '@asteroute/protocol';
import { summaryOf, type TableState } from '../table-state.ts';

export function viewOf(state: TableState, seat: number | null, up: number): TableSnapshot {
  const { table } = state;
  const { game, head, ready, seedHash, commitments, revealUntil, turns: turn } = table;
  const { clocks, takeback, bans, knocks, ending, rematch, rematchOf } = table;
  const log = { head, ready, seedHash, commitments, revealUntil, seat, onTurn: onTurn(table), turn, clocks, up };
  return {
    ...summaryOf(state),
    ...log,
    phase: game?.position.phase ?? null,
    tile: game && drawnTile(game),
    left: game && stackCounts(game),
    scores: game && scores(game),
    reserves: game === null ? null : game.rules.players.map((_, one) => reserve(game, one)),
    takeback,
    bans,
    knocks,
    ending,
    rematch,
    rematchOf,
  };
}

export function boardOf({ head, turns }: Table, game: Game): BoardSummary {
  return {
    head,
    turns,
    tiles: boardTiles(game).map(({ x, y, rotation, tile }) => [x, y, rotation, tile]),
    meeples: boardFigures(game).map(({ at, seat, meeple }) => [at.x, at.y, seat, meeple]),
  };
}

export function legalTurns({ rules, position }: Game): LegalTurns['turns'] {
  if (position.phase !== 'place') return [];
  return legal({ rules, position }).flatMap((move) => {
    if (move.type !== 'place') return [];
    const game = { rules, position: clonePosition(position) };
    playUnchecked(rules, game.position, move, null);
    const spot = { x: xOf(move.cell), y: yOf(move.cell), rotation: move.rotation };
    return [{ ...spot, actions: actionsOf(game) }];
  });
}

function actionsOf(game: Game): ActionWords[] {
  return legal(game).map((move) => actionWords(game, move as ActionMove));
}
