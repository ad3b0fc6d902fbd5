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

const SHAPE = { simulations: 1000, width: 8, horizon: 6, cap: 1000 };

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

/**
 * The turn that a search chooses, how many playouts it starts, and the turn's rank by the judge. Time is over after
 * `most` playouts.
 */
function searched(game: Game, shape: typeof SHAPE, most = Number.POSITIVE_INFINITY) {
  const analyzer = analyzers()(game.rules);
  const pos = clonePosition(game.position);
  const turns = analyzer.turns.all(pos);
  const side = game.rules.figureTable.sideOf[pos.seat];
  let begun = 0;
  const [{ turn }] = searchOf(game).ranked(pos, turns, shape, () => begun++ >= most);
  // The position is unchanged.
  expect(analyzer.turns.all(pos)).toEqual(turns);
  const judged = turns.find(({ placement, action }) => placement === turn.placement && action === turn.action);
  const worth = margin(judged?.values ?? [], side);
  return { turn, begun, rank: turns.filter(({ values }) => margin(values, side) > worth).length };
}

describe.each(GAMES)('a search in $edition', ({ game }) => {
  test.each([1, 24])('of %i playouts begins no more than that', (simulations) => {
    const { begun } = searched(game, { ...SHAPE, simulations });
    expect(begun).toBeLessThanOrEqual(simulations);
    if (simulations >= 24) expect(begun).toBeGreaterThan(simulations / 2);
  });

  test('that is late at once takes what looks best at first sight', () => {
    expect(searched(game, SHAPE, 0).rank).toBe(0);
  });

  test('looks into no more turns than it is told to', () => {
    for (const width of [1, 3]) {
      expect(searched(game, { ...SHAPE, width, simulations: 40 }).rank).toBeLessThan(width);
    }
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
    // A round that is cut short in its first or last playout changes nothing about the rounds before it.
    for (const before of [2, 4]) {
      const turns = Array.from({ length: 3 }, (_, cut) => searched(game, SHAPE, before * 8 + cut).turn);
      expect(new Set(turns.map(({ placement, action }) => `${placement} ${action}`)).size).toBe(1);
    }
  });

  test('shares its time among its stages: one that is cut short leaves theirs to the others', () => {
    const analyzer = analyzers()(game.rules);
    const pos = clonePosition(game.position);
    const run = vi.spyOn(Playouts.prototype, 'run');
    searchOf(game).ranked(pos, analyzer.turns.different(pos), { ...SHAPE, simulations: 60 }, (share) => share < 0.5);
    const looked = new Set(run.mock.calls.map(([, turn]) => turn));
    run.mockRestore();
    // There are stages with 8, 4 and 2 turns; the first one has no time.
    expect(looked.size).toBe(4);
  });

  test('ranks the turns by their playouts, and tells for each what it is expected to be worth', () => {
    const analyzer = analyzers()(game.rules);
    const pos = clonePosition(game.position);
    const turns = analyzer.turns.different(pos);
    const ranked = searchOf(game).ranked(pos, turns, { ...SHAPE, gap: 100, simulations: 120 }, () => false);
    expect(ranked.length).toBe(Math.min(SHAPE.width, turns.length));
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
    const shape = { ...SHAPE, width: 2, gap: 100, simulations: 40 };
    const ranked = searchOf(game).ranked(pos, analyzers()(game.rules).turns.different(pos), shape, () => false);
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
    const analyzer = analyzers()(game.rules);
    const pos = clonePosition(game.position);
    const side = game.rules.figureTable.sideOf[pos.seat];
    const turns = [...analyzer.turns.different(pos)].sort((a, b) => margin(b.values, side) - margin(a.values, side));
    const [first, second] = turns;
    const behind = margin(first.values, side) - margin(second.values, side);
    const chosen = (ahead: number) => {
      // Fakes playouts that gain `ahead` points more for the second turn than for the first.
      const run = vi.spyOn(Playouts.prototype, 'run').mockImplementation((_, turn) => {
        const values = new Float64Array(game.rules.figureTable.sides);
        values[side] = turn === second ? ahead : 0;
        return values;
      });
      const shape = { ...SHAPE, width: 2, gap: 100, simulations: 4 };
      const [{ turn }] = searchOf(game).ranked(pos, [first, second], shape, () => false);
      run.mockRestore();
      return turn;
    };
    expect(chosen((8 / 2) * behind - 0.1)).toBe(first);
    expect(chosen((8 / 2) * behind + 0.1)).toBe(second);
  });
});
