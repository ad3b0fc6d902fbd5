import { clonePosition, type Game, type Move, type Random } from '@asteroute/engine';
import { actionMove, isActing, type Position, placeMove, type Ruleset } from '@asteroute/engine/core';
import { Evaluator, type Weights } from '../judge/evaluate.ts';
import { weightsFor } from '../judge/weights.ts';
import type { Bot } from './bot.ts';
import { margin, type Turn, Turns } from './turns.ts';

/** A mind for one game: its judge and its view of turns. */
export interface Mind {
  readonly evaluator: Evaluator;
  readonly turns: Turns;
}

/** Makes minds, one a ruleset, and keeps the last. */
export function minds(weightsOf: (rules: Ruleset) => Weights = weightsFor): (rules: Ruleset) => Mind {
  let last: { readonly rules: Ruleset; readonly mind: Mind } | null = null;
  return (rules) => {
    if (last?.rules === rules) return last.mind;
    const evaluator = new Evaluator(rules, weightsOf(rules));
    const mind = { evaluator, turns: new Turns(rules, (pos, values) => evaluator.judge(pos, values)) };
    last = { rules, mind };
    return mind;
  };
}

/** A position of its own to think on, and every way to go on there. */
export function optionsOf(game: Game, { turns }: Mind): { pos: Position; options: Turn[] } {
  const pos = clonePosition(game.position);
  return { pos, options: isActing(game.position) ? turns.actionsNow(pos) : turns.all(pos) };
}

/** The move that begins a turn, or the action where the tile lies already. */
export function moveOf(game: Game, turn: Turn): Move {
  return isActing(game.position) ? actionMove(turn.action) : placeMove(turn.placement);
}

/** Any of the turns that are worth most for a side. */
export function best(turns: readonly Turn[], side: number, random: Random): Turn {
  const worth = turns.map(({ values }) => margin(values, side));
  const highest = Math.max(...worth) - 1e-9;
  const equals = turns.filter((_, i) => worth[i] >= highest);
  return equals[random.below(equals.length)];
}

/** A bot that looks at the end of its own turn and takes what is judged best. */
export function onePly(name: string, weightsOf: (rules: Ruleset) => Weights = weightsFor): Bot {
  const mindOf = minds(weightsOf);
  return {
    name,
    choose(game, random) {
      const { pos, options } = optionsOf(game, mindOf(game.rules));
      return moveOf(game, best(options, pos.figureTable.sideOf[pos.seat], random));
    },
  };
}
