import {
  chanceMove,
  clonePosition,
  createDealer,
  createRandom,
  EDITIONS,
  type Game,
  legal,
  newGame,
  playUnchecked,
  unwrap,
} from '@asteroute/engine';
import { isDrawing, isOver } from '@asteroute/engine/search';
import { expect, test } from 'vitest';
import { winSpreadOf } from './chances.ts';
import { Evaluator } from './evaluate.ts';
import { PHASE_TILES, PhaseTerms, PhaseValue, phaseAt } from './phase-value.ts';
import { PHASE_BOOK, phaseWeightsFor } from './phase-weights.ts';
import { weightsFor } from './weights.ts';

/** Teams need four players. */
const TABLES = EDITIONS.flatMap(({ name: edition, colors, optional }) => {
  const modules = optional.map(({ name }) => name as string);
  const many = modules.includes('teams') ? ['red', 'black', 'green', 'white'] : colors.slice(0, 2);
  return [
    { edition, modules: [], colors: colors.slice(0, 2) },
    { edition, modules: [], colors: colors.slice(0, 3) },
    { edition, modules, colors: many },
  ];
});

function* beforeDraws({ rules, position }: Game, seed: number): Generator<Game> {
  const game = { rules, position: clonePosition(position) };
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  while (!isOver(game.position)) {
    if (isDrawing(game.position)) yield game;
    const offered = legal(game);
    const move = chanceMove(game, dealer) ?? offered[random.below(offered.length)];
    playUnchecked(rules, game.position, move, null);
  }
}

test.each(TABLES)(
  'with the weights of the judge it is the judge, and the fitted ones give points: $edition $modules',
  (table) => {
    const players = table.colors.map((color) => ({ name: color, color }));
    const start = unwrap(newGame({ edition: table.edition, modules: table.modules, players }));
    const { rules } = start;
    const sides = rules.figureTable.sides;
    const judge = new Evaluator(rules, weightsFor(rules));
    const [same, fitted] = [new PhaseValue(rules, null), new PhaseValue(rules)];
    const [judged, values] = [new Float64Array(sides), new Float64Array(sides)];
    for (const { position } of beforeDraws(start, 3)) {
      judge.judge(position, judged);
      same.judge(position, values);
      for (const [side, value] of values.entries()) expect(value).toBeCloseTo(judged[side], 9);
      fitted.judge(position, values);
      for (const value of values) expect(Math.abs(value)).toBeLessThan(1000);
    }
  },
);

test('every term of the editions has a fitted weight for each phase, and chances spread', () => {
  for (const { edition, modules, colors } of TABLES) {
    const players = colors.map((color) => ({ name: color, color }));
    const { rules } = unwrap(newGame({ edition, modules, players }));
    const terms = phaseWeightsFor(rules)?.terms ?? {};
    expect(Object.values(terms).every((list) => list.length === PHASE_TILES.length)).toBe(true);
    if (rules.figureTable.sides === 2)
      expect(Object.keys(terms)).toEqual(expect.arrayContaining([...new PhaseTerms(rules).names]));
    expect(winSpreadOf(rules).spread).toBeGreaterThan(1);
  }
  expect(Object.keys(PHASE_BOOK).sort()).toEqual(EDITIONS.map(({ name }) => name).sort());
});

test('between two phases weights are interpolated, and beyond the last one they stay', () => {
  expect([0, 3, 6, 30, 70, 90, 170].map((tiles) => phaseAt(tiles))).toEqual([
    [0, 0, 0],
    [0, 1, 0.5],
    [0, 1, 1],
    [2, 3, 0.5],
    [3, 4, 1],
    [4, 5, 0.5],
    [5, 5, 0],
  ]);
});
