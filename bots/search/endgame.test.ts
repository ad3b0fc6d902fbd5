import {
  clonePosition,
  createDealer,
  createRandom,
  type Game,
  lastGame,
  newGame,
  type Options,
  playChance,
  playTurn,
  unwrap,
} from '@asteroute/engine';
import {
  act,
  drawable,
  drawTile,
  isOver,
  isPlacing,
  isRolling,
  listActions,
  listPlacements,
  MoveList,
  mark,
  type Position,
  placeTile,
  type Ruleset,
  scoreOf,
  undo,
} from '@asteroute/engine/search';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../index.ts';
import { analyzers } from '../turns/analyzer.ts';
import { Battles } from '../turns/battles.ts';
import { EndSolver, type SolvedTurn } from './endgame.ts';

interface Table {
  readonly edition: string;
  readonly colors: readonly string[];
  readonly modules?: readonly string[];
  readonly options?: Options;
}

/** A game of level-1 bots with a tile in hand and `left` tiles in the stack. */
function endOf({ edition, colors, modules = [], options = {} }: Table, seed: number, left: number): Game {
  const players = colors.map((color) => ({ name: color, color }));
  const bot = botNamed('greedy');
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  const draw = (game: Game) => lastGame(game, playChance(game, dealer));
  let game = draw(unwrap(newGame({ edition, modules, options, players })));
  while (game.position.phase !== 'over' && game.position.stackSize > left) {
    game = draw(lastGame(game, unwrap(playTurn(game, (bot as NonNullable<typeof bot>).turn(game, random)))));
  }
  if (game.position.stackSize !== left || game.position.phase !== 'place') throw new Error('a tile was set aside');
  return game;
}

function codes(fill: (list: MoveList) => void): number[] {
  const list = new MoveList();
  fill(list);
  return [...list.codes.subarray(0, list.size)];
}

/** The margin of side 0 by plain expansion: without cuts, ordering, symmetry or memory. */
function plain(rules: Ruleset, pos: Position): number {
  if (isOver(pos)) return scoreOf(pos, 0) - scoreOf(pos, 1);
  if (isPlacing(pos)) return plainBest(rules, pos);
  const outcomes = isRolling(pos) ? battleOutcomes(rules, pos) : drawOutcomes(rules, pos);
  const values = outcomes.map(({ weight, happen }) => {
    const since = mark(pos);
    happen();
    const value = plain(rules, pos);
    undo(pos, since);
    return { weight, value };
  });
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  return values.reduce((sum, { weight, value }) => sum + weight * value, 0) / total;
}

function plainBest(rules: Ruleset, pos: Position): number {
  const isFirst = rules.figureTable.sideOf[pos.seat] === 0;
  const values = plainTurns(rules, pos).map(({ value }) => value);
  return isFirst ? Math.max(...values) : Math.min(...values);
}

function plainTurns(rules: Ruleset, pos: Position): SolvedTurn[] {
  return codes((list) => listPlacements(rules, pos, pos.drawn, list)).flatMap((placement) => {
    const since = mark(pos);
    placeTile(pos, placement, null);
    const turns = codes((list) => listActions(rules, pos, list)).map((action) => {
      const placed = mark(pos);
      act(rules, pos, action, null);
      const value = plain(rules, pos);
      undo(pos, placed);
      return { placement, action, value };
    });
    undo(pos, since);
    return turns;
  });
}

function battleOutcomes(rules: Ruleset, pos: Position) {
  const battles = new Battles(rules);
  const { win } = battles.oddsOf(pos);
  return win.map((weight, winner) => ({ weight, happen: () => battles.letWin(pos, winner) }));
}

function drawOutcomes(rules: Ruleset, pos: Position) {
  const all = drawable(rules, pos).flatMap((weight, tile) => (weight > 0 ? [{ tile, weight }] : []));
  const comes = all.filter(({ tile }) => {
    const since = mark(pos);
    const { stackSize } = pos;
    drawTile(rules, pos, tile, null);
    const stays = pos.stackSize === stackSize;
    undo(pos, since);
    return !stays;
  });
  return comes.map(({ tile, weight }) => ({ weight, happen: () => drawTile(rules, pos, tile, null) }));
}

const TABLES: readonly Table[] = [
  { edition: 'classic', colors: ['red', 'blue'], modules: ['farmers', 'river', 'abbot'] },
  { edition: 'classic', colors: ['red', 'blue'], options: { unplaceable: 'stack' } },
  { edition: 'classic', colors: ['red', 'blue'], modules: ['farmers', 'inns', 'traders'] },
  { edition: 'star-wars', colors: ['red', 'black'] },
  { edition: 'star-wars', colors: ['red', 'black', 'green', 'white'], modules: ['teams'] },
];

function solverOf({ rules }: Game): EndSolver {
  return new EndSolver(rules, analyzers()(rules));
}

function toEnd<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

describe.each(TABLES)('the last tiles of $edition $modules $options', (table) => {
  test('are worth what plain expansion says, turn by turn', () => {
    const game = endOf(table, 1, 1);
    const pos = clonePosition(game.position);
    const sign = game.rules.figureTable.sideOf[pos.seat] === 0 ? 1 : -1;
    const expected = plainTurns(game.rules, pos);
    const solved = toEnd(solverOf(game).all(pos));
    for (const turn of solved) {
      const own = expected.find(({ placement, action }) => placement === turn.placement && action === turn.action);
      expect(sign * turn.value).toBeCloseTo(own?.value ?? Number.NaN, 9);
    }
    const best = Math.max(...expected.map(({ value }) => sign * value));
    expect([solved[0].value, solverOf(game).value(pos)]).toEqual([expect.closeTo(best, 9), expect.closeTo(best, 9)]);
    // The position is unchanged.
    expect([...pos.memory]).toEqual([...game.position.memory]);
  });
});

test('three tiles to go are worth the same with cuts as turn by turn without a window', () => {
  const game = endOf(TABLES[3], 2, 2);
  const pos = clonePosition(game.position);
  const all = toEnd(solverOf(game).all(pos));
  const solver = solverOf(game);
  expect(solver.value(pos)).toBeCloseTo(all[0].value, 9);
  expect(solver.valueOf(pos, solver.bestTurn(pos))).toBeCloseTo(all[0].value, 9);
  const least = all[all.length >> 1].value + 0.01;
  for (const turn of all) {
    const value = solver.valueAbove(pos, turn, least);
    if (turn.value > least) expect(value).toBeCloseTo(turn.value, 9);
    else expect([turn.value <= value + 1e-9, value <= least]).toEqual([true, true]);
  }
});

test('a game of three sides is refused', () => {
  const rules = unwrap(
    newGame({
      edition: 'classic',
      modules: [],
      players: ['red', 'blue', 'green'].map((color) => ({ name: color, color })),
    }),
  ).rules;
  expect(() => new EndSolver(rules, analyzers()(rules))).toThrow(/two sides/);
});
