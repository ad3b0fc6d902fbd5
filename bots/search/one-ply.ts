import {
  type ActionMove,
  clonePosition,
  type Game,
  legalActions,
  legalPlacements,
  type PlaceMove,
  type Random,
  type Turn,
} from '@asteroute/engine';
import { addProjected, type Ruleset } from '@asteroute/engine/search';
import { freshly, type Judge, judgePoints, margin } from '../judge/judge.ts';
import type { Weights } from '../judge/terms.ts';
import { analyzers, cached } from '../turns/analyzer.ts';
import { type JudgedTurn, Turns, turnOf } from '../turns/turns.ts';
import type { Bot } from './bot.ts';

export function best(turns: readonly JudgedTurn[], side: number, random: Random): JudgedTurn {
  const worth = turns.map(({ values }) => margin(values, side));
  const highest = Math.max(...worth) - 1e-9;
  const equals = turns.filter((_, i) => worth[i] >= highest);
  return equals[random.below(equals.length)];
}

function bestTurnBot(name: string, turnsFor: (rules: Ruleset) => Turns): Bot {
  return {
    name,
    turn({ rules, position }, random) {
      const turns = turnsFor(rules).all(clonePosition(position));
      return turnOf(best(turns, rules.figureTable.sideOf[position.seat], random));
    },
  };
}

export function judging(weightsOf?: (rules: Ruleset) => Weights): (rules: Ruleset) => Turns {
  const analyzerOf = analyzers(weightsOf);
  return (rules) => analyzerOf(rules).turns;
}

export function onePly(name: string, weightsOf?: (rules: Ruleset) => Weights): Bot {
  return bestTurnBot(name, judging(weightsOf));
}

/** Judges turns by the points now and a share of what the final scoring of the board would add. */
export function projecting(share = 1): (rules: Ruleset) => Turns {
  return cached((rules) => new Turns(rules, freshly(judgeProjected(rules, share))));
}

/** Takes the most points in this turn. */
export const greedyBot = bestTurnBot('greedy', projecting(0));

function judgeProjected(rules: Ruleset, share: number): Judge {
  const totals = new Int32Array(rules.figureTable.sides);
  return (pos, values) => {
    judgePoints(pos, values);
    if (share === 0) return;
    totals.fill(0);
    addProjected(rules, pos, totals);
    for (let side = 0; side < values.length; side++) values[side] += share * totals[side];
  };
}

/**
 * Decides placement and action separately: the action wherever the tile was placed. Only turns that are wanted count;
 * null if there is none. Random between equals.
 */
export function projectedMove(
  game: Game,
  random: Random,
  isWanted: (turn: Turn) => boolean = () => true,
): PlaceMove | ActionMove | null {
  const { rules, position } = game;
  const turns = projecting()(rules);
  const pos = clonePosition(position);
  const side = rules.figureTable.sideOf[position.seat];
  const isPlaced = position.phase === 'act';
  const worth = new Map<string, number>();
  for (const turn of isPlaced ? turns.actionsNow(pos) : turns.all(pos)) {
    const { place, action } = turnOf(turn);
    if (!isWanted({ place, action })) continue;
    const key = JSON.stringify(isPlaced ? action : place);
    worth.set(key, Math.max(worth.get(key) ?? Number.NEGATIVE_INFINITY, margin(turn.values, side)));
  }
  if (worth.size === 0) return null;
  const moves = isPlaced ? legalActions(game) : legalPlacements(game);
  const values = moves.map((move) => worth.get(JSON.stringify(move)) ?? Number.NEGATIVE_INFINITY);
  const highest = Math.max(...values) - 1e-9;
  const equals: (PlaceMove | ActionMove)[] = moves.filter((_, i) => values[i] >= highest);
  return equals[random.below(equals.length)];
}
