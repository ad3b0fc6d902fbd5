import type { Game, MeepleIndex } from '@asteroute/engine';
import { outcomeOf, type Spot } from './draft.ts';
import type { Catalogue } from './words/catalogue.ts';

/** What a meeple earns on a place: now, when it is completed, or with which chance in a battle. */
export function spotWorth(words: Catalogue, game: Game, spot: Spot, meeple: MeepleIndex): string {
  const { points, battle } = outcomeOf(game, { type: 'deploy', meeple, node: spot.node });
  const { realm, place } = spot;
  if (battle !== null) {
    const rivals = battle.dice.filter((n, side) => n > 0 && side !== battle.side);
    const percent = new Intl.NumberFormat(words.tag, { style: 'percent' }).format(battle.odds.win[battle.side]);
    return `${words.turn.odds(battle.dice[battle.side], rivals, percent)}, ${words.turn.ifDone(completedWorth(spot))}`;
  }
  if (realm.complete) return words.turn.now(words.score.plus(points));
  if (!realm.scoresComplete) return words.turn.atEnd(realm.now.points);
  const open = place.side === null ? words.turn.around(realm.open) : words.turn.open(realm.open);
  return `${words.turn.ifDone(completedWorth(spot))}, ${open}`;
}

/** What the realm earns when complete: in the middle of a tile that is always with its eight neighbours. */
function completedWorth({ realm, place }: Spot): number {
  const missing = place.side === null ? realm.open : 0;
  const each = realm.completed.terms.find((term) => term.what === 'tile')?.each ?? 0;
  return realm.completed.points + missing * each;
}
