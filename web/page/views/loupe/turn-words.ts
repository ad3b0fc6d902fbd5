import type { TableController } from '../../match/controller.ts';
import { hasReserve, meepleFor, pointsAnyway, type Spot, spotForecast } from '../../match/draft.ts';
import { earnings } from '../../present/spot-words.ts';
import type { Hints } from '../../settings/hints.ts';
import type { Catalogue } from '../../words/catalogue.ts';

/** The next decision: the cell, the meeple, or that there is none for lack of places or meeples. */
export function promptText(table: TableController, words: Catalogue): string {
  const game = table.turn.drafted.value;
  if (game === null) return words.turn.place;
  if (table.turn.spots.value.length > 0 || table.turn.recallable.value) return words.turn.choose;
  return hasReserve(game) ? words.turn.noPlaces : words.turn.noReserve;
}

/** What confirming the draft will do. */
export function confirmText(table: TableController, words: Catalogue): string {
  const action = table.turn.action.value;
  if (action === null) return words.turn.confirm;
  if (action.type === 'recall') return words.turn.confirmRecall;
  const spot = action.type === 'deploy' ? table.turn.spots.value.find((s) => s.node === action.node) : undefined;
  if (spot === undefined || action.type !== 'deploy') return words.turn.confirmTile;
  const { kind } = spot.place;
  const meeple = table.shown.game.value.rules.meeples[action.meeple].name;
  return spot.held === 'rival' ? words.turn.confirmAttack(kind, meeple) : words.turn.confirmMeeple(kind, meeple);
}

/** A place for a meeple in words. */
export interface SpotWords {
  /** The role a meeple takes there: "merchant". */
  readonly name: string;
  /** "reinforce", "attack", or empty. */
  readonly extra: string;
  /** What the place earns; empty without hints. */
  readonly worth: string;
}

/** Says what taking a spot of the draft means. */
export function spotWords(table: TableController, words: Catalogue, hints: Hints, spot: Spot): SpotWords {
  const game = table.turn.drafted.value ?? table.shown.game.value;
  const meeple = meepleFor(table.turn.draft.value, spot);
  const outcome = spotForecast(game, table.turn.draft.value, spot);
  const told = outcome.attack === null ? hints.worth : hints.odds;
  return {
    name: words.spotName(spot.place.kind, game.rules.meeples[meeple].name),
    extra: { free: '', own: words.turn.reinforce, rival: words.turn.attack }[spot.held],
    worth: told ? earnings(words, spot, outcome) : '',
  };
}

/** The spot that the draft has chosen, or none. */
export function chosenSpot(table: TableController): Spot | null {
  const { choice } = table.turn.draft.value;
  if (choice?.type !== 'deploy') return null;
  return table.turn.spots.value.find(({ node }) => node === choice.node) ?? null;
}

/** The points that the tile earns whatever the meeple does; shown once, because they belong to no spot. */
export function anywayText(table: TableController, words: Catalogue, hints: Hints): string {
  const game = table.turn.drafted.value;
  const points = game === null || !hints.worth ? 0 : pointsAnyway(game);
  return points === 0 ? '' : words.turn.anyway(words.score.plus(points));
}
