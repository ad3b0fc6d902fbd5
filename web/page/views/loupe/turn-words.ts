import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { TableController } from '../../match/controller.ts';
import { hasReserve, pointsAnyway } from '../../match/draft.ts';
import type { Hints } from '../../settings/hints.ts';

/** The next decision: the cell, the meeple, or that there is none for lack of places or meeples. */
export function promptText(table: TableController, words: Catalogue): string {
  const game = table.turn.drafted.value;
  if (game === null) return words.turn.place;
  if (table.turn.spots.value.length > 0 || table.turn.recallable.value) return words.turn.choose;
  return hasReserve(game) ? words.turn.noPlaces : words.turn.noReserve;
}

export function confirmText(table: TableController, words: Catalogue): string {
  const action = table.turn.action.value;
  if (action === null) return words.turn.confirm;
  if (action.type === 'recall') return words.turn.confirmRecall;
  const spot = table.turn.chosen.value;
  if (spot === null || action.type !== 'deploy') return words.turn.confirmTile;
  const { kind } = spot.place;
  const meeple = table.shown.game.value.rules.meeples[action.meeple].name;
  return spot.held === 'rival' ? words.turn.confirmAttack(kind, meeple) : words.turn.confirmMeeple(kind, meeple);
}

/** The points that the tile earns whatever the meeple does; shown once, because they belong to no spot. */
export function anywayText(table: TableController, words: Catalogue, hints: Hints): string {
  const game = table.turn.drafted.value;
  const points = game === null || !hints.worth ? 0 : pointsAnyway(game);
  return points === 0 ? '' : words.turn.anyway(words.score.plus(points));
}
