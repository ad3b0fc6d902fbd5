import {
  type Cell,
  clonePosition,
  createDealer,
  createRandom,
  type Game,
  lastGame,
  newGame,
  playChance,
  playTurn,
  unwrap,
} from '@asteroute/engine';
import { placeMove } from '@asteroute/engine/search';
import { describe, expect, test, vi } from 'vitest';
import { BOTS, botNamed } from '../index.ts';
import { margin } from '../judge/judge.ts';
import { analyzers } from '../turns/analyzer.ts';
import { sameFaces } from '../turns/faces.ts';
import { turnOf } from '../turns/turns.ts';
import { Playouts } from './playouts.ts';
import { Search } from './search.ts';
import { runToEnd } from './steps.ts';

const SHAPE = { simulations: 1000, horizon: 6 };

/** A game between two bots of level 4 after `tiles` turns, with a tile in hand. */
function midGame(edition: string, colors: readonly string[], tiles: number): Game {
  const players = colors.map((color) => ({ name: color, color }));
  let game = unwrap(newGame({ edition, modules: [], players }));
  const bot = botNamed('shrewd');
  if (bot === null) throw new Error('no bot');
  const [dealer, random] = [createDealer(4), createRandom(4)];
  game = lastGame(game, playChance(game, dealer));
  for (let turn = 0; turn < tiles; turn++) {
    game = lastGame(game, unwrap(playTurn(game, bot.turn(game, random))));
    game = lastGame(game, playChance(game, dealer));
  }
  return game;
}

const GAMES = [
  { edition: 'classic', game: midGame('classic', ['red', 'blue'], 30) },
  { edition: 'star-wars', game: midGame('star-wars', ['red', 'green', 'black'], 30) },
];

function searchOf({ rules }: Game): Search {
  return new Search(rules, new Playouts(rules, analyzers()(rules), createRandom(1)));
}

/** All different turns, the best at first sight first. */
function sighted({ rules, position }: Game) {
  const pos = clonePosition(position);
  const side = rules.figureTable.sideOf[pos.seat];
  const turns = analyzers()(rules).turns.different(pos);
  return turns.sort((a, b) => margin(b.values, side) - margin(a.values, side));
}

/**
 * The turn that a search chooses, how many turns its playouts continue, and the turn's rank by the judge. Time is over
 * after `most` playouts.
 */
function searched(game: Game, shape: typeof SHAPE, most = Number.POSITIVE_INFINITY) {
  const analyzer = analyzers()(game.rules);
  const pos = clonePosition(game.position);
  const turns = analyzer.turns.all(pos);
  const side = game.rules.figureTable.sideOf[pos.seat];
  const playouts = new Playouts(game.rules, analyzer, createRandom(1));
  let [begun, length] = [0, 0];
  const isOver = () => {
    length += playouts.horizon;
    return begun++ >= most;
  };
  const [{ turn }] = runToEnd(new Search(game.rules, playouts).ranked(pos, turns, shape, isOver));
  // The position is unchanged.
  expect(analyzer.turns.all(pos)).toEqual(turns);
  const judged = turns.find(({ placement, action }) => placement === turn.placement && action === turn.action);
  const worth = margin(judged?.values ?? [], side);
  return { turn, length, rank: turns.filter(({ values }) => margin(values, side) > worth).length };
}

describe.each(GAMES)('a search in $edition', ({ game }) => {
  test.each([1, 24])('of %i playouts plays no more turns than those have', (simulations) => {
    const { length } = searched(game, { ...SHAPE, simulations });
    expect(length).toBeLessThanOrEqual(simulations * SHAPE.horizon);
    if (simulations >= 24) expect(length).toBeGreaterThan((simulations * SHAPE.horizon) / 2);
  });

  test('that is late at once takes what looks best at first sight', () => {
    expect(searched(game, SHAPE, 0).rank).toBe(0);
  });

  test('looks into every turn, and longest into those that are left at the end', () => {
    const turns = sighted(game);
    const playouts = new Playouts(game.rules, analyzers()(game.rules), createRandom(1));
    const looks = new Map<unknown, number[]>();
    const run = vi.spyOn(playouts, 'run').mockImplementation((_, turn) => {
      looks.set(turn, [...(looks.get(turn) ?? []), playouts.horizon]);
      return turn.values;
    });
    const shape = { ...SHAPE, simulations: 300 };
    const [best, ...others] = runToEnd(
      new Search(game.rules, playouts).ranked(clonePosition(game.position), turns, shape),
    );
    run.mockRestore();
    expect(looks.size).toBe(turns.length);
    expect(looks.get(others.at(-1)?.turn)?.length).toBeLessThan(4);
    expect(looks.get(others.at(-1)?.turn)).not.toContain(SHAPE.horizon);
    expect(looks.get(best.turn)).toContain(SHAPE.horizon);
    expect(looks.get(best.turn)?.length).toBeGreaterThan(30);
  });

  test('looks into one turn of those that differ only in how a tile that looks the same is turned', () => {
    const run = vi.spyOn(Playouts.prototype, 'run');
    const faces = sameFaces(game.rules);
    const [dealer, random] = [createDealer(5), createRandom(5)];
    const bot = botNamed('expert', { simulations: 8 }) ?? BOTS[0];
    let [now, twins] = [game, 0];
    for (let turn = 0; turn < 5; turn++) {
      const same = faces.subarray(now.position.drawn * 4).slice(0, 4);
      if (same.some((rotation, own) => rotation !== own)) twins++;
      run.mockClear();
      const played = bot.turn(now, random);
      for (const [, { placement }] of run.mock.calls) expect(same[placement & 3]).toBe(placement & 3);
      now = lastGame(now, unwrap(playTurn(now, played)));
      now = lastGame(now, playChance(now, dealer));
    }
    run.mockRestore();
    expect(twins).toBeGreaterThan(0);
  });

  test('leaves out a round that time cut short', () => {
    const width = analyzers()(game.rules).turns.all(clonePosition(game.position)).length;
    // A round that is cut short in its first or last playout changes nothing about the rounds before it.
    for (const before of [1, 2]) {
      const turns = Array.from({ length: 3 }, (_, cut) => searched(game, SHAPE, before * width + cut).turn);
      expect(new Set(turns.map(({ placement, action }) => `${placement} ${action}`)).size).toBe(1);
    }
  });

  test('shares its time among its stages: one that is cut short leaves theirs to the others', () => {
    const pos = clonePosition(game.position);
    const run = vi.spyOn(Playouts.prototype, 'run');
    runToEnd(searchOf(game).ranked(pos, sighted(game).slice(0, 8), SHAPE, (share) => share <= 0.5));
    const looked = new Set(run.mock.calls.map(([, turn]) => turn));
    run.mockRestore();
    // There are stages with 8, 4 and 2 turns; the first one has no time.
    expect(looked.size).toBe(4);
  });

  test('ranks the turns by their playouts, and tells for each what it is expected to be worth', () => {
    const turns = sighted(game);
    const ranked = runToEnd(searchOf(game).ranked(clonePosition(game.position), turns, { ...SHAPE, simulations: 120 }));
    expect(ranked.length).toBe(turns.length);
    expect(new Set(ranked.map(({ turn }) => turn)).size).toBe(ranked.length);
    const best = botNamed('master', { simulations: 24 });
    const random = () => createRandom(3);
    expect(best?.turn(game, random())).toEqual(best?.ranked?.(game, random()).map(({ turn }) => turnOf(turn))[0]);
    for (const { worth } of ranked) expect(Math.abs(worth)).toBeLessThan(60);
    expect(ranked[0].worth).toBeGreaterThan(ranked.at(-1)?.worth ?? Number.POSITIVE_INFINITY);
  });

  test('tells where the next player answers most often, and how often', () => {
    const pos = clonePosition(game.position);
    const replies = vi.spyOn(Playouts.prototype, 'reply');
    const shape = { ...SHAPE, simulations: 40 };
    const ranked = runToEnd(searchOf(game).ranked(pos, sighted(game).slice(0, 2), shape));
    // The playouts of two turns alternate; which of them won the stage is told by its answer.
    const cells = replies.mock.results.map(({ value }) => placeMove(value.placement).cell);
    replies.mockRestore();
    const shares = [0, 1].map((own) => {
      const counts = new Map<Cell, number>();
      for (const cell of cells.filter((_, i) => i % 2 === own)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
      return Math.max(...counts.values()) / 20;
    });
    expect(ranked.map(({ answer }) => answer?.share).sort()).toEqual(shares.sort());
    const next = (pos.seat + 1) % game.rules.players.length;
    for (const { answer } of ranked) expect(answer).toMatchObject({ seat: next, cell: expect.any(Number) });
  });

  test('lets what a turn looks like at first sight count for as much as 8 playouts', () => {
    const pos = clonePosition(game.position);
    const side = game.rules.figureTable.sideOf[pos.seat];
    const [first, second] = sighted(game);
    const behind = margin(first.values, side) - margin(second.values, side);
    const chosen = (ahead: number) => {
      // Fakes playouts that gain `ahead` points more for the second turn than for the first.
      const run = vi.spyOn(Playouts.prototype, 'run').mockImplementation((_, turn) => {
        const values = new Float64Array(game.rules.figureTable.sides);
        values[side] = turn === second ? ahead : 0;
        return values;
      });
      const shape = { ...SHAPE, simulations: 8 };
      const [{ turn }] = runToEnd(searchOf(game).ranked(pos, [first, second], shape));
      run.mockRestore();
      return turn;
    };
    expect(chosen((8 / 4) * behind - 0.1)).toBe(first);
    expect(chosen((8 / 4) * behind + 0.1)).toBe(second);
  });
});
