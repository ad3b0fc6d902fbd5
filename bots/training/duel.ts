import {
  chanceMove,
  clonePosition,
  createDealer,
  createRandom,
  type Game,
  playUnchecked,
  scores,
} from '@asteroute/engine';
import { act, placeTile } from '@asteroute/engine/search';
import { Evaluator } from '../judge/evaluate.ts';
import type { Weights } from '../judge/terms.ts';
import { best } from '../search/one-ply.ts';
import { Turns } from '../turns/turns.ts';

export interface Rivals {
  readonly plus: Weights;
  readonly minus: Weights;
}

/** In two mirrored games with the same tiles and dice, sides swapped. Equal weights give exactly 0. */
export function duel(start: Game, { plus, minus }: Rivals, seed: number): number {
  const [one, two] = [turnsOf(start, plus), turnsOf(start, minus)];
  return (gap(start, [one, two], seed) - gap(start, [two, one], seed)) / 2;
}

function turnsOf({ rules }: Game, weights: Weights): Turns {
  return new Turns(rules, new Evaluator(rules, weights));
}

function gap(start: Game, players: readonly [Turns, Turns], seed: number): number {
  const { rules } = start;
  const game = { rules, position: clonePosition(start.position) };
  const { position: pos } = game;
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  while (pos.phase !== 'over') {
    const chance = chanceMove(game, dealer);
    if (chance !== null) {
      playUnchecked(rules, pos, chance, null);
      continue;
    }
    const side = rules.figureTable.sideOf[pos.seat];
    const turn = best(players[side & 1].all(pos), side, random);
    placeTile(pos, turn.placement, null);
    act(rules, pos, turn.action, null);
  }
  const totals = scores(game);
  const mean = (odd: number) => {
    const own = totals.filter((_, side) => (side & 1) === odd);
    return own.reduce((sum, points) => sum + points, 0) / own.length;
  };
  return mean(0) - mean(1);
}
