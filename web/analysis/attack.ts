/** A battle looked at before it is fought: from the exact table, never by trying. */
import { battleOdds } from '@asteroute/bots';
import { type DiceReasons, dueDice, type Game } from '@asteroute/engine';

/** What a side may hope for. */
export interface Prospect {
  readonly reasons: DiceReasons;
  /** Chance to hold the realm, from 0 to 1. */
  readonly win: number;
  /** Expected points of the battle itself: one for each tie, one for each die of a loser (SW-33, SW-34). */
  readonly points: number;
}

export interface Attack {
  readonly sides: readonly Prospect[];
  /** Chance that the first throw is a tie. */
  readonly tie: number;
}

/** The battle that is due in a game, with the reasons for its dice; null without one. */
export function attackOf(game: Game, sides: readonly DiceReasons[]): Attack | null {
  const due = dueDice(game);
  if (due === null) return null;
  const odds = battleOdds(due.dice);
  const prospects = sides.map((reasons) => {
    const win = odds.win[reasons.side];
    return { reasons, win, points: odds.tiePoints[reasons.side] + (1 - win) * reasons.dice };
  });
  return { sides: prospects, tie: tieChance(due.dice.filter((n) => n > 0)) };
}

/** The chance that two sides or more share the highest number of the first throw. */
export function tieChance(dice: readonly number[]): number {
  let alone = 0;
  for (let value = 1; value <= 6; value++) {
    for (const [own, count] of dice.entries()) {
      const shows = (value / 6) ** count - ((value - 1) / 6) ** count;
      alone += dice.reduce((chance, n, side) => (side === own ? chance : chance * ((value - 1) / 6) ** n), shows);
    }
  }
  return 1 - alone;
}
