import { clonePosition, createDealer, createRandom, newGame, playChance, playTurn, unwrap } from '@asteroute/engine';
import type { Position, Ruleset } from '@asteroute/engine/search';
import { TOY_SETUP, toyEdition } from '@asteroute/engine/toy';
import { expect, test } from 'vitest';
import { randomBot } from '../search/random.ts';
import { Turns, turnOf } from '../turns/turns.ts';
import { Evaluator } from './evaluate.ts';
import { margin, type TurnJudge } from './judge.ts';
import { termsOf, type Weights } from './terms.ts';
import { weightsFor } from './weights.ts';

const GAMES = [
  { edition: 'classic', modules: [], colors: ['red', 'blue'] },
  { edition: 'classic', modules: ['farmers', 'river', 'abbot'], colors: ['red', 'blue', 'green'] },
  { edition: 'classic', modules: ['farmers', 'inns', 'traders'], colors: ['red', 'blue'] },
  { edition: 'star-wars', modules: [], colors: ['red', 'green'] },
  { edition: 'star-wars', modules: ['teams'], colors: ['red', 'black', 'green', 'white'] },
].map(({ colors, ...setup }) => ({
  name: [setup.edition, ...setup.modules].join(' '),
  start: unwrap(newGame({ ...setup, players: colors.map((color) => ({ name: color, color })) })),
}));
const TOY = { name: 'toy', start: unwrap(newGame({ ...TOY_SETUP, modules: ['canals', 'farmers'] }, [toyEdition])) };

/** The bots' weights, with a value for all other terms, so that every term is tested. */
function allWeights(rules: Ruleset): Weights {
  return { ...Object.fromEntries(termsOf(rules).map((term) => [term, 1 / 3])), ...weightsFor(rules) };
}

/**
 * A caching judge of turns that is compared with one that computes everything again; `count` returns the number of
 * comparisons.
 */
function doubted(rules: Ruleset): { judge: TurnJudge; count: () => number } {
  const [quick, slow] = [new Evaluator(rules, allWeights(rules)), new Evaluator(rules, allWeights(rules))];
  const whole = new Float64Array(rules.figureTable.sides);
  let count = 0;
  const compare = (pos: Position, values: Float64Array) => {
    // Compares only every fifth call, because a full computation takes time. This reaches different actions of
    // different placements.
    if (count++ % 5 > 0) return;
    slow.judge(pos, whole);
    // Values must be identical to the last bit. `expect` is called only for a difference, because there are thousands
    // of comparisons.
    if (values.some((value, side) => value !== whole[side])) expect([...values]).toEqual([...whole]);
  };
  const judge: TurnJudge = {
    beginTurns: (pos) => quick.beginTurns(pos),
    tilePlaced: (pos) => quick.tilePlaced(pos),
    judgeAction(pos, values) {
      quick.judgeAction(pos, values);
      compare(pos, values);
    },
    judgePassed(pos, values) {
      quick.judgePassed(pos, values);
      compare(pos, values);
    },
    judgeDeployed(pos, figure, values) {
      quick.judgeDeployed(pos, figure, values);
      compare(pos, values);
    },
  };
  return { judge, count: () => count };
}

test.each([...GAMES, TOY])(
  'looking again only at what a tile touched finds the values of looking at everything: $name',
  ({ start }) => {
    const { rules } = start;
    const { judge, count } = doubted(rules);
    const turns = new Turns(rules, judge);
    const [dealer, random] = [createDealer(3), createRandom(3)];
    let game = start;
    const take = (plies: readonly { readonly game: typeof start }[]) => {
      game = plies.at(-1)?.game ?? game;
    };
    for (take(playChance(game, dealer)); game.position.phase !== 'over'; take(playChance(game, dealer))) {
      const side = rules.figureTable.sideOf[game.position.seat];
      const all = turns
        .all(clonePosition(game.position))
        .sort((a, b) => margin(b.values, side) - margin(a.values, side));
      const wild = random.below(6) === 0;
      take(unwrap(playTurn(game, wild ? randomBot.turn(game, random) : turnOf(all[0]))));
    }
    expect(count()).toBeGreaterThan(1000);
  },
);
