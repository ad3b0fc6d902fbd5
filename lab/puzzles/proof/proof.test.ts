import { analyzers } from '@asteroute/bots/search';
import { clonePosition, type Game } from '@asteroute/engine';
import { act, isRolling, mark, placeTile, undo } from '@asteroute/engine/search';
import { runToEnd } from '@asteroute/review';
import { ReviewJudge, solverFor, type TurnCodes, winChance } from '@asteroute/review/puzzle-parts';
import { describe, expect, test } from 'vitest';
import { momentsAt, sourceGame } from '../source.ts';
import { fieldOf } from './field.ts';
import { CommonOrders } from './orders.ts';
import { race } from './race.ts';
import { neededGap, swingOf } from './swing.ts';

const usual = (hand: Game, horizon: number) =>
  new CommonOrders(hand, { analyzer: analyzers()(hand.rules), seed: 1, horizon });

test('a race is won by the turn that is better, by no other, and not by more than it is better', () => {
  const [{ game: hand }] = momentsAt(sourceGame('classic', 1, 1), 3);
  const { turns } = fieldOf(hand, new ReviewJudge(hand.rules), Number.POSITIVE_INFINITY);
  const [best, worst] = [turns[0], turns[turns.length - 1]];
  const orders = usual(hand, 12);
  const by = { rounds: 12, least: 0, errors: 2 };
  const won = runToEnd(race(orders, [best, worst], by));
  const lost = runToEnd(race(orders, [worst, best], by));
  expect([won.isWon, lost.isWon]).toEqual([true, false]);
  expect(won.points).toBeCloseTo(-lost.points, 9);
  expect(runToEnd(race(orders, [best, worst], { ...by, least: won.points + 30 })).isWon).toBe(false);
});

describe('with the last tile in hand', () => {
  const [{ game: hand }] = momentsAt(sourceGame('star-wars', 1, 49), 1);
  const pos = clonePosition(hand.position);
  const solver = solverFor(hand.rules);
  const hasBattle = ({ placement, action }: TurnCodes) => {
    const since = mark(pos);
    placeTile(pos, placement, null);
    act(hand.rules, pos, action, null);
    const found = isRolling(pos);
    undo(pos, since);
    return found;
  };
  const turns = new ReviewJudge(hand.rules).all(pos);
  const battle = turns.find(hasBattle);
  const quiet = turns.find((turn) => !hasBattle(turn));

  test('playouts give each turn its exact value in every round, whatever the dice', () => {
    const orders = usual(hand, 4);
    for (const turn of [battle, quiet]) {
      if (turn === undefined) throw new Error('the position has no such turn');
      const exact = solver.valueOf(pos, turn);
      for (const round of [0, 1, 2, 3]) expect(orders.margin(turn, round)).toBeCloseTo(exact, 6);
    }
  });

  test('a turn without dice wins for sure or not at all', () => {
    if (quiet === undefined) throw new Error('the position has no such turn');
    expect(winChance(hand, quiet, solver)).toBe(solver.valueOf(pos, quiet) > 0 ? 1 : 0);
  });

  test('a lead that no battle can turn wins for sure', () => {
    for (const turn of turns.filter(hasBattle)) {
      expect(solver.valueOf(pos, turn)).toBeGreaterThan(60);
      expect(winChance(hand, turn, solver)).toBeCloseTo(1, 9);
    }
  });
});

describe('the chance to win that a gap decides', () => {
  const [{ game: hand }] = momentsAt(sourceGame('classic', 1, 1), 9);

  test('grows with the gap and is largest in an even game', () => {
    expect(swingOf(hand, 2, 0)).toBe(0);
    expect(swingOf(hand, 2, 4)).toBeGreaterThan(swingOf(hand, 2, 2));
    expect(swingOf(hand, 2, 4)).toBeGreaterThan(swingOf(hand, 20, 4));
  });

  test('needs a larger gap the more the game is decided, and none helps in the end', () => {
    const [even, ahead] = [2, 8].map((value) => neededGap(hand, value) ?? 0);
    expect(even).toBeGreaterThan(1);
    expect(ahead).toBeGreaterThan(even);
    expect(neededGap(hand, -60)).toBeNull();
  });
});
