import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDealer, createRandom } from '../chance/chance.ts';
import type { Position } from '../core/position.ts';
import { chanceMove, legal, scores } from '../observe/observe.ts';
import type { Move } from '../ruleset/moves.ts';
import { cellAt } from '../vocabulary/geometry.ts';
import { unwrap } from '../vocabulary/result.ts';
import { newGame } from './game.ts';
import { type Game, play } from './play.ts';

const COLORS = ['red', 'black', 'green', 'white', 'orange'];
const CLASSIC_COLORS = ['red', 'blue', 'green', 'yellow', 'black'];

const starWars = fc.record({
  edition: fc.constant('star-wars'),
  modules: fc.subarray(['teams']),
  options: fc.record({ planetReinforce: fc.boolean(), unplaceable: fc.constantFrom('box', 'stack') }),
});
const classic = fc.record({
  edition: fc.constant('classic'),
  modules: fc.subarray(['farmers', 'river', 'abbot']),
  options: fc.record({
    riverStartTile: fc.constantFrom('box', 'stack'),
    openRoad: fc.constantFrom('tile', 'flat'),
    unplaceable: fc.constantFrom('box', 'stack'),
    riverTurns: fc.constantFrom('refused', 'free'),
  }),
});

/** Rules, number of players, seed of all random choices and number of plies of a game. */
const games = fc.record({
  rules: fc.oneof(starWars, classic),
  players: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat(),
  plies: fc.integer({ min: 0, max: 300 }),
});
type Given = typeof games extends fc.Arbitrary<infer T> ? T : never;

function start({ rules, players }: Pick<Given, 'rules' | 'players'>): Game {
  const colors = rules.edition === 'classic' ? CLASSIC_COLORS : COLORS;
  const count = rules.modules.includes('teams') ? 4 : players;
  return unwrap(newGame({ ...rules, players: colors.slice(0, count).map((color) => ({ name: color, color })) }));
}

/** Plays random legal moves, draws and rolls, at most `plies` plies. */
function playOn(given: Given, watch: (before: Game, move: Move, after: Game) => void = () => {}): Game {
  const [dealer, random] = [createDealer(given.seed), createRandom(given.seed)];
  let game = start(given);
  for (let ply = 0; ply < given.plies && game.position.phase !== 'over'; ply++) {
    const offered = legal(game);
    const move = chanceMove(game, dealer) ?? offered[random.below(offered.length)];
    const next = unwrap(play(game, move)).game;
    watch(game, move, next);
    game = next;
  }
  return game;
}

/** Serializes everything in a position that can change. */
function snapshot(pos: Position): string {
  const entries = Object.entries(pos).filter(([key]) => key !== 'tables' && key !== 'figureTable');
  return JSON.stringify(
    entries.map(([key, v]) => [key, ArrayBuffer.isView(v) ? Buffer.from(v.buffer).toString('base64') : v]),
  );
}

describe('offered moves', () => {
  test('are never refused, and playing one changes nothing in the game given', () => {
    const property = fc.property(games, (given) => {
      playOn(given, (before, move) => {
        if (before.position.placed % 10 !== 0) return;
        const was = snapshot(before.position);
        expect(unwrap(play(before, move)).game).not.toBe(before);
        expect(snapshot(before.position)).toBe(was);
      });
    });
    fc.assert(property, { numRuns: 40 });
  });

  test('the same moves lead to the same game', () => {
    const property = fc.property(games, (given) => {
      expect(snapshot(playOn(given).position)).toBe(snapshot(playOn(given).position));
    });
    fc.assert(property, { numRuns: 10 });
  });

  test('scores never fall, and no meeple is lost (SW-5, SW-8, K-11)', () => {
    const property = fc.property(games, (given) => {
      playOn({ ...given, plies: 400 }, (before, _, after) => {
        for (const [side, points] of scores(after).entries())
          expect(points).toBeGreaterThanOrEqual(scores(before)[side]);
        const each = before.rules.meeples.reduce((sum, { count }) => sum + count, 0);
        expect(after.position.figureNode).toHaveLength(before.rules.players.length * each);
      });
    });
    fc.assert(property, { numRuns: 20 });
  });
});

describe('moves that are not offered', () => {
  const key = (move: Move) => JSON.stringify(move);

  /** Lists every move of every type over a window of cells, all nodes, meeples and tiles, and some throws. */
  function everyMove(game: Game): Move[] {
    const { rules, position: pos } = game;
    const moves: Move[] = [{ type: 'pass' }, { type: 'recall' }];
    for (let tile = -1; tile <= rules.tables.stack.length; tile++) moves.push({ type: 'draw', tile: tile as never });
    for (let i = 0; i < 17 * 17; i++) {
      const cell = cellAt((i % 17) - 8, Math.floor(i / 17) - 8);
      for (const rotation of [-1, 0, 1, 2, 3, 4]) moves.push({ type: 'place', cell, rotation: rotation as never });
    }
    for (let node = -1; node < (pos.placed + 1) * 8; node++) {
      for (const meeple of [-1, 0, 1, 2]) moves.push({ type: 'deploy', meeple: meeple as never, node: node as never });
    }
    return moves;
  }

  test('are refused with a code and leave the game as it is', () => {
    const property = fc.property(games, (given) => {
      const game = playOn(given);
      const was = snapshot(game.position);
      const offered = new Set(legal(game).map(key));
      const taken = everyMove(game).filter((move) => {
        if (offered.has(key(move))) return false;
        const played = play(game, move);
        return played.ok || !/^(wrong-phase|illegal-|tile-not)/.test(played.error.code);
      });
      expect(taken).toEqual([]);
      expect(snapshot(game.position)).toBe(was);
    });
    fc.assert(property, { numRuns: 25 });
  });

  test('dice that are not due are refused, those that are due are taken', () => {
    const property = fc.property(
      games,
      fc.array(fc.option(fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 4 }))),
      (given, dice) => {
        const stopped = stopAtBattle(given);
        if (stopped === null) return;
        const due = chanceMove(stopped, createDealer(given.seed)) as Extract<Move, { type: 'roll' }>;
        const counts = (list: readonly (readonly number[] | null)[]) =>
          JSON.stringify(list.map((own) => own?.length ?? null));
        const fair = dice.flat().every((d) => d === null || (d >= 1 && d <= 6)) && counts(dice) === counts(due.dice);
        expect(play(stopped, { type: 'roll', dice }).ok).toBe(fair);
        expect(play(stopped, due).ok).toBe(true);
      },
    );
    fc.assert(property, { numRuns: 25 });
  });

  function stopAtBattle(given: Given): Game | null {
    let found: Game | null = null;
    playOn({ ...given, plies: 300 }, (before) => {
      if (before.position.phase === 'roll') found ??= before;
    });
    return found;
  }
});

describe('values that are no moves', () => {
  const game = start({
    rules: { edition: 'star-wars', modules: [], options: { planetReinforce: true, unplaceable: 'box' } },
    players: 2,
  });

  test('are refused as malformed, whatever they are', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }), (value) => {
        const was = snapshot(game.position);
        expect(play(game, value as never).ok).toBe(false);
        expect(snapshot(game.position)).toBe(was);
      }),
      { numRuns: 300 },
    );
  });

  test('newGame refuses whatever is no set-up', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }), (value) => {
        expect(newGame(value).ok).toBe(false);
      }),
    );
  });
});
