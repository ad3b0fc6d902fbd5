/** The odds of a battle before it is fought, read from the exact table and never estimated by sampling. */
import { battleOdds, tieChance } from '@asteroute/bots';
import { type DiceReasons, dueDice, type Game, type PlaceRef } from '@asteroute/engine';

/** The prospects of a side in a battle. */
export interface Prospect {
  readonly reasons: DiceReasons;
  /** Chance to hold the realm, from 0 to 1. */
  readonly win: number;
  /** Expected points of the battle itself: one for each tie, one for each die of a loser (SW-33, SW-34). */
  readonly points: number;
}

/** A battle before its dice fall: each side with its odds, and the chance of a tie. */
export interface Attack {
  /** A place in the realm for which it is fought. */
  readonly at: PlaceRef;
  readonly sides: readonly Prospect[];
  /** Chance that the first throw is a tie. */
  readonly tie: number;
}

/** The battle that is due in a game, with the reasons for each side's dice; null if no battle is due. */
export function attackOf(game: Game, sides: readonly DiceReasons[]): Attack | null {
  const due = dueDice(game);
  if (due === null) return null;
  const odds = battleOdds(due.dice);
  const prospects = sides.map((reasons) => {
    const win = odds.win[reasons.side];
    return { reasons, win, points: odds.tiePoints[reasons.side] + (1 - win) * reasons.dice };
  });
  return { at: due.at, sides: prospects, tie: tieChance(due.dice) };
}
