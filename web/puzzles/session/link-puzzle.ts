import { lastGame } from '@asteroute/engine';
import type { Past } from '@asteroute/page/match/links/link-local.ts';
import { openTrial } from '@asteroute/page-review/link-trial';

/**
 * Opens a puzzle on its game, whose last ply drew the tile in hand. The player also decides for partners on the same
 * side.
 */
export function openPuzzle(past: Past) {
  const { players, figureTable } = past.start.rules;
  const own = figureTable.sideOf[lastGame(past.start, past.steps).position.seat];
  const seats = players.map((_, seat) => ({ bot: null, elsewhere: figureTable.sideOf[seat] !== own }));
  return openTrial(past, seats);
}
