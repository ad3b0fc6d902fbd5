import {
  clonePosition,
  dueDice,
  type Game,
  legal,
  type Move,
  playUnchecked,
  projectedScores,
  type Random,
  scores,
  sideOf,
} from '@asteroute/engine';
import { battleOdds } from '../judge/odds.ts';
import type { Bot } from './bot.ts';

/** What every side has in a game, by some measure. */
type Measure = (game: Game) => number[];

/** The game after a legal move. */
function after(game: Game, move: Move): Game {
  const position = clonePosition(game.position);
  playUnchecked(game.rules, position, move, null);
  return { rules: game.rules, position };
}

/** Own total against the mean of the rivals': linear, so that expectations may be added up. */
function margin(totals: readonly number[], side: number): number {
  const rivals = totals.reduce((sum, points) => sum + points, 0) - totals[side];
  return totals[side] - rivals / (totals.length - 1);
}

/**
 * The expected margin once all battles are over: every side wins with its exact odds, by a throw of sixes against
 * ones, and tie points are added as expected.
 */
function expected(game: Game, side: number, measure: Measure): number {
  const due = dueDice(game);
  if (due === null) return margin(measure(game), side);
  const odds = battleOdds(due.dice);
  let value = margin(odds.tiePoints, side);
  for (const [winner, chance] of odds.win.entries()) {
    if (chance === 0) continue;
    const dice = due.dice.map((n, s) => (n === 0 ? null : new Array<number>(n).fill(s === winner ? 6 : 1)));
    value += chance * expected(after(game, { type: 'roll', dice }), side, measure);
  }
  return value;
}

/** The best that the turn can still bring: over the meeple actions once the tile lies. */
function worth(game: Game, side: number, measure: Measure): number {
  if (game.position.phase !== 'act') return expected(game, side, measure);
  return Math.max(...legal(game).map((action) => expected(after(game, action), side, measure)));
}

/** A bot that looks at the end of its own turn only and takes what measures best; among equals, any. */
function greedy(name: string, measure: Measure): Bot {
  return {
    name,
    choose(game: Game, random: Random): Move {
      const side = sideOf(game, game.position.seat);
      const moves = legal(game);
      const values = moves.map((move) => worth(after(game, move), side, measure));
      const highest = Math.max(...values) - 1e-9;
      const best = moves.filter((_, i) => values[i] >= highest);
      return best[random.below(best.length)];
    },
  };
}

/** Takes the most points in this turn. */
export const greedyBot = greedy('greedy', scores);

/** Takes the best score if the game ended after this turn: points so far and the final scoring of what lies. */
export const projectedBot = greedy('projected', projectedScores);
