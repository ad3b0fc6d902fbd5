import { lastPlaced } from '@asteroute/engine';
import { completedPoints, inMiddle } from '../analysis/worth.ts';
import type { TableController } from '../match/controller.ts';
import { type Forecast, meepleFor, type Spot } from '../match/draft.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { percentText } from '../words/grammar.ts';
import { placeText } from './tile-text.ts';

/** The value of a place for a meeple, in words: points now, points when completed, or the odds of a battle. */
export function earnings(words: Catalogue, { realm }: Spot, { points, attack, side }: Forecast): string {
  const done = words.turn.ifDone(completedPoints(realm));
  if (attack !== null) {
    const own = attack.sides.find(({ reasons }) => reasons.side === side) ?? attack.sides[0];
    const rivals = attack.sides.filter((other) => other !== own).map(({ reasons }) => reasons.dice);
    return `${words.turn.odds(own.reasons.dice, rivals, percentText(words.tag, own.win))}, ${done}`;
  }
  if (realm.complete) return words.turn.now(words.score.plus(points));
  if (!realm.scoresComplete) return words.turn.atEnd(realm.now.points);
  const open = inMiddle(realm) ? words.turn.around(realm.open) : words.turn.open(realm.open);
  return `${done}, ${open}`;
}

/**
 * The role of a meeple on a spot: "merchant on the trade route east and south"; the sides distinguish places of one
 * kind.
 */
export function spotName(words: Catalogue, { turn: { drafted, draft } }: TableController, spot: Spot): string {
  const game = drafted.value;
  if (game === null) return '';
  const { name } = game.rules.meeples[meepleFor(draft.value, spot)];
  return words.heard.on(words.heard.role(spot.place.kind, name), placeText(words, game, spot.place, lastPlaced(game)));
}
