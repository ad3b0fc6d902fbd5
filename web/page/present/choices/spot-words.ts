import { lastPlaced, type Realm } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { chanceText } from '@asteroute/words/grammar.ts';
import type { Attack, Prospect } from '../../analysis/attack.ts';
import { completedPoints, inMiddle } from '../../analysis/placement/worth.ts';
import type { TableController } from '../../match/controller.ts';
import { meepleFor, type Spot, type SpotForecast, spotForecast } from '../../match/draft.ts';
import type { Hints } from '../../settings/hints.ts';
import { placeText } from '../tile-text.ts';

/** The value of a place for a meeple in a few words: points now, points when completed, or the chance in a battle. */
function briefly(words: Catalogue, { realm }: Spot, { points, attack, side }: SpotForecast): string {
  if (attack !== null) return chanceText(words.tag, ownProspect(attack, side).win);
  if (realm.complete) return words.turn.now(words.score.plus(points));
  return realm.scoresComplete ? words.turn.ifDone(completedPoints(realm)) : words.turn.atEnd(realm.now.points);
}

const ownProspect = ({ sides }: Attack, side: number): Prospect =>
  sides.find(({ reasons }) => reasons.side === side) ?? sides[0];

/** The same with what it depends on: the dice of both sides, or what the realm lacks. */
export function earnings(words: Catalogue, { realm }: Spot, { points, attack, side }: SpotForecast): string {
  const done = words.turn.ifDone(completedPoints(realm));
  if (attack !== null) {
    const own = ownProspect(attack, side);
    const rivals = attack.sides.filter((other) => other !== own).map(({ reasons }) => reasons.dice);
    return `${words.turn.odds(own.reasons.dice, rivals, chanceText(words.tag, own.win))}, ${done}`;
  }
  if (realm.complete) return words.turn.now(words.score.plus(points));
  if (!realm.scoresComplete) return words.turn.atEnd(realm.now.points);
  return `${done}, ${openText(words, realm)}`;
}

/** What a realm lacks: "2 open ends", "3 empty cells around it". */
export function openText(words: Catalogue, realm: Realm): string {
  return inMiddle(realm) ? words.turn.around(realm.open) : words.turn.open(realm.open);
}

/** The role of a meeple: "merchant on the trade route east and south"; sides distinguish places of one kind. */
export function spotName(words: Catalogue, { turn: { drafted, draft } }: TableController, spot: Spot): string {
  const game = drafted.value;
  if (game === null) return '';
  const { name } = game.rules.meeples[meepleFor(draft.value, spot)];
  return words.heard.on(words.heard.role(spot.place.kind, name), placeText(words, game, spot.place, lastPlaced(game)));
}

type Told = Pick<Hints, 'worth' | 'odds'>;

export interface SpotWords {
  /** The role a meeple takes there: "merchant". */
  readonly name: string;
  /** "reinforce", "attack", or empty. */
  readonly extra: string;
  /** What the place earns by itself, with what that depends on; empty without hints. */
  readonly worth: string;
  /** The same in a few words. */
  readonly brief: string;
}

export function spotWords(table: TableController, words: Catalogue, hints: Told, spot: Spot): SpotWords {
  const game = table.turn.drafted.value ?? table.shown.game.value;
  const meeple = meepleFor(table.turn.draft.value, spot);
  const outcome = spotForecast(game, table.turn.draft.value, spot);
  const told = outcome.attack === null ? hints.worth : hints.odds;
  return {
    name: words.spotName(spot.place.kind, game.rules.meeples[meeple].name),
    extra: { free: '', own: words.turn.reinforce, rival: words.turn.attack }[spot.held],
    worth: told ? earnings(words, spot, outcome) : '',
    brief: told ? briefly(words, spot, outcome) : '',
  };
}

/** A spot of the draft in a sentence: "merchant on the trade route east and south, reinforce, 3 points". */
export function spotSentence(table: TableController, words: Catalogue, hints: Told, spot: Spot): string {
  const { extra, worth } = spotWords(table, words, hints, spot);
  return [spotName(words, table, spot), extra, worth].filter(Boolean).join(', ');
}

/** The label of a spot's button: its number, the spot in a sentence, and what another press does. */
export function spotLabel(table: TableController, words: Catalogue, hints: Told, spot: Spot): string {
  const number = table.turn.spots.value.indexOf(spot) + 1;
  const again = table.confirmsAgain && table.turn.chosen.value === spot ? `, ${words.turn.again}` : '';
  return `${number}: ${spotSentence(table, words, hints, spot)}${again}`;
}
