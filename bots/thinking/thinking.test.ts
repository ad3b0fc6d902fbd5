import {
  createDealer,
  createRandom,
  type Game,
  lastGame,
  newGame,
  playChance,
  playTurn,
  unwrap,
} from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../index.ts';
import { solvedTurns } from '../search/endgame.ts';
import { createThinker } from '../thought.ts';
import { analyzers } from '../turns/analyzer.ts';
import { PairedMeans } from './paired-means.ts';
import { Thinking } from './thinking.ts';

/** A game of random turns until `left` tiles are left, with a tile in hand. */
function gameWith(left: number, edition = 'star-wars', colors = ['red', 'black', 'green']): Game {
  const random = createRandom(9);
  const dealer = createDealer(9);
  let game = unwrap(newGame({ edition, players: colors.map((color) => ({ name: color, color })) }));
  game = lastGame(game, playChance(game, dealer));
  while (game.position.stackSize > left) {
    game = lastGame(game, unwrap(playTurn(game, botNamed('greedy').turn(game, random))));
    game = lastGame(game, playChance(game, dealer));
  }
  return game;
}

const thinkingOf = ({ rules, position }: Game) => new Thinking(rules, analyzers()(rules), position);

function think(thinking: Thinking, rounds: number): Thinking {
  thinking.goOn(() => thinking.rounds >= rounds);
  return thinking;
}

test('means of paired series, their errors and the smaller error of their difference', () => {
  const means = new PairedMeans(2);
  for (const [one, other] of [
    [1, 2],
    [5, 5],
    [3, 5],
  ])
    means.add([one, other]);
  expect([means.mean(0), means.mean(1)]).toEqual([3, 4]);
  // Variances 4 and 3; the differences 1, 0 and 2 have the variance 1.
  expect([means.error(0), means.error(1), means.errorBetween(0, 1)].map((one) => one ** 2 * 3)).toEqual([
    expect.closeTo(4),
    expect.closeTo(3),
    expect.closeTo(1),
  ]);
  expect(means.errorBetween(1, 0)).toBe(means.errorBetween(0, 1));
});

describe('thinking on', () => {
  const hand = gameWith(4, 'star-wars', ['red', 'black']);

  test('gives five turns, best first, whose errors shrink', () => {
    const thinking = think(thinkingOf(hand), 20);
    const early = thinking.best();
    const late = think(thinking, 320).best();
    for (const ways of [early, late]) {
      expect(ways).toHaveLength(5);
      expect(ways.map(({ worth }) => worth)).toEqual(ways.map(({ worth }) => worth).sort((a, b) => b - a));
      expect([ways[0].behind, ways[0].behindOff]).toEqual([0, 0]);
      for (const { worth, behind } of ways) expect(worth + behind).toBeCloseTo(ways[0].worth);
    }
    // Sixteen times as many rounds: a quarter of the error.
    expect(late[0].off / early[0].off).toBeGreaterThan(0.15);
    expect(late[0].off / early[0].off).toBeLessThan(0.4);
    expect(late[4].answer?.share).toBeGreaterThan(0);
    expect(late[4].answer?.share).toBeLessThanOrEqual(1);
  });

  test('gives the same whenever it is interrupted, and leaves the position as it is', () => {
    const before = hand.position.memory.slice();
    const whole = think(thinkingOf(hand), 40).best();
    const parts = thinkingOf(hand);
    for (let steps = 1; parts.rounds < 40; steps++) {
      let left = steps % 7;
      parts.goOn(() => left-- === 0 || parts.rounds >= 40);
    }
    expect(parts.best()).toEqual(whole);
    expect(hand.position.memory).toEqual(before);
  });

  test('solves the last tiles and is done at once', () => {
    const last = gameWith(1, 'classic', ['red', 'blue']);
    const { rules, position } = last;
    const thinking = thinkingOf(last);
    thinking.goOn(() => false);
    expect(thinking.isDone).toBe(true);
    const solved = solvedTurns(rules, analyzers()(rules), position) ?? [];
    expect(thinking.best().map(({ worth, off }) => [worth, off])).toEqual(
      solved.slice(0, 5).map(({ worth }) => [worth, 0]),
    );
  });

  test('is done once nothing that is shown would change', () => {
    const three = gameWith(1, 'classic', ['red', 'blue', 'green']);
    const thinking = think(thinkingOf(three), 100_000);
    expect(thinking.isDone).toBe(true);
    for (const { off } of thinking.best()) expect(off).toBeLessThanOrEqual(0.05);
  });
});

test('a thinker goes on with the same position and begins anew with another', () => {
  const clock = { now: 0 };
  const thinkOf = createThinker(() => (clock.now += 2));
  const [one, other] = [4, 3].map((left) => gameWith(left, 'classic', ['red', 'blue']));
  const rounds = [one, one, other, one].map((game) => thinkOf(game).rounds);
  expect(rounds[1]).toBeGreaterThan(rounds[0]);
  expect(rounds[3]).toBe(rounds[0]);
  const { ways } = [1, 2, 3].map(() => thinkOf(one))[2];
  expect(ways[0].place?.type).toBe('place');
  expect(ways.map(({ margin }) => margin)).toEqual(ways.map(({ margin }) => margin).sort((a, b) => b - a));
});
