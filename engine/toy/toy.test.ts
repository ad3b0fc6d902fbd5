import { describe, expect, test } from 'vitest';
import { createDealer, createRandom } from '../chance/chance.ts';
import { find, kindOf, nodeAtSide, nodeOf } from '../core/features.ts';
import { deploy, holders, reserveFigure, strengthOf, takeBackAll, takeBackSide } from '../core/figures.ts';
import { clonePosition } from '../core/position.ts';
import { compileTiles } from '../core/tileset.ts';
import { chanceMove, legal, projectedScores, realmOf, reserve, scores } from '../observe/observe.ts';
import { newGame } from '../play/game.ts';
import { type Game, play } from '../play/play.ts';
import { pointsNow, worthNow } from '../play/score.ts';
import type { Edition } from '../ruleset/module.ts';
import { Playout } from '../search/playout.ts';
import { checkMiddles, checkRealms } from '../test/recount.ts';
import { actOnly, placeTile, takeTurn, totals } from '../test/testing.ts';
import { unwrap } from '../vocabulary/result.ts';
import { canals, TOY_SETUP, toyEdition } from './toy.ts';

function toyGame(setup: object = {}): Game {
  return unwrap(newGame({ ...TOY_SETUP, ...setup }, [toyEdition]));
}

/** A two-player game without the river, so that tests can choose where tiles lie. */
function small(): Game {
  return toyGame({ modules: ['canals'], players: TOY_SETUP.players.slice(0, 2) });
}

describe('a toy expansion of 30 tiles, a sixth seat, a third meeple and a symbol of its own', () => {
  test('has them all', () => {
    const game = toyGame();
    expect(game.rules.players).toHaveLength(6);
    expect(reserve(game, 5)).toEqual({ normal: 7, abbot: 1, giant: 1 });
    expect(game.position.stackSize).toBe(72 - 1 + 11 + 30);
  });

  test('is played to its end by chance, and every kept number is what looking anew finds', () => {
    let [game, giants, canalsScored] = [toyGame(), 0, 0];
    const [dealer, random] = [createDealer(3), createRandom(3)];
    while (game.position.phase !== 'over') {
      const offered = legal(game);
      const { position } = game;
      checkRealms(position);
      if (position.phase === 'act') checkMiddles(position);
      const canal = game.rules.kinds.findIndex(({ name }) => name === 'canal');
      const giant = offered.find(
        (move) => move.type === 'deploy' && move.meeple === 2 && kindOf(position, move.node) === canal,
      );
      const choice = giant ?? offered[random.below(offered.length)];
      const played = unwrap(play(game, chanceMove(game, dealer) ?? choice));
      for (const event of played.events) {
        if (event.type === 'deployed' && event.figure.meeple === 'giant') giants++;
        if (event.type === 'scored' && event.at.kind === 'canal') canalsScored++;
      }
      game = played.game;
    }
    expect(game.position.placed).toBeGreaterThan(100);
    expect(Math.min(giants, canalsScored)).toBeGreaterThan(0);
  });

  test('is played by random playouts, and what they project is what the end scores', () => {
    const { rules, position } = toyGame();
    for (let seed = 1; seed <= 20; seed++) {
      const pos = clonePosition(position);
      const playout = new Playout(rules, seed);
      playout.begin(pos);
      while (pos.stackSize > 40) playout.turn(pos);
      for (let p = 0; p < pos.placed; p++) {
        const root = find(pos, nodeOf(pos, p, 0));
        expect(pointsNow(rules, pos, root)).toBe(worthNow(rules, pos, root).points);
      }
      expect(projectedScores({ rules, position: pos })).toHaveLength(6);
      playout.run(pos);
      expect(scores({ rules, position: pos }).every((points) => points >= 0)).toBe(true);
    }
  });

  test('a giant counts 2: it holds a road against one normal meeple, shares it with two, loses it to three', () => {
    const { game } = placeTile(small(), ['CL-straight', 1, 0, 0]);
    const { position: pos } = game;
    const node = nodeAtSide(pos, pos.lastPlacement, 1);
    if (node === -1) throw new Error('no road');
    const root = find(pos, node);
    const stand = (seat: number, meeple: number) => {
      const figure = reserveFigure(pos, seat, meeple);
      if (figure !== -1) deploy(pos, figure, node);
      return [strengthOf(pos, root, seat), holders(pos, root)];
    };
    expect(stand(0, 1)).toEqual([2, [0]]);
    expect(stand(1, 0)).toEqual([1, [0]]);
    expect(stand(1, 0)).toEqual([2, [0, 1]]);
    expect(stand(1, 0)).toEqual([3, [1]]);
    takeBackSide(pos, root, 1);
    expect([holders(pos, root), reserve(game, 1)]).toEqual([[0], { normal: 7, giant: 1 }]);
    takeBackAll(pos, root);
    expect([holders(pos, root), reserve(game, 0)]).toEqual([[], { normal: 7, giant: 1 }]);
  });

  test('a beacon pays 3 by its kind alone, and pairs of beacons by a count of the module', () => {
    let game = small();
    // A canal from quay to quay below the start tile: quay, beacon, quay.
    game = takeTurn(game, { tile: ['TOY-quay', 0, -1, 2], deploy: ['giant', 'canal:N'] }).game;
    expect(realmOf(game, deployedOn(game)).now.points).toBe(1);
    game = takeTurn(game, { tile: ['TOY-beacon', 0, -2, 1] }).game;
    const taken = takeTurn(game, { tile: ['TOY-quay', 0, -3, 0] });
    const scored = taken.events.find((event) => event.type === 'scored');
    expect(scored).toMatchObject({
      formula: {
        terms: [
          { what: 'tile', count: 3, each: 2 },
          { what: 'beacon', count: 3, each: 3 },
          { what: 'pair', count: 3, each: 4 },
        ],
        points: 27,
      },
    });
    expect(totals(taken.game)).toEqual({ red: 27, blue: 0 });
  });

  function deployedOn({ position: pos }: Game): ReturnType<typeof find> {
    const node = nodeAtSide(pos, pos.lastPlacement, 0);
    if (node === -1) throw new Error('no canal');
    return node;
  }

  test('offers each of the three kinds of meeple where it may stand', () => {
    const { game } = placeTile(small(), ['TOY-quay', 0, -1, 2]);
    expect(game.rules.meeples.map(({ name }) => name)).toEqual(['normal', 'giant']);
    expect(actOnly(small(), { tile: ['TOY-quay', 0, -1, 2], deploy: ['giant', 'canal:N'] }).game.position.phase).toBe(
      'draw',
    );
  });
});

test('two modules that decide the same are refused by name', () => {
  const setup = { ...TOY_SETUP, modules: ['canals', 'rivals'] };
  expect(newGame(setup, [toyEdition])).toEqual({
    ok: false,
    error: {
      code: 'module-conflict',
      message: 'the modules canals and rivals both claim the count of "pair", which only one can have',
    },
  });
});

test('a game that memory has no room for is refused loudly, not played wrongly', () => {
  const many = (count: number) => ({
    tiles: toyEdition.tiles.tiles.map((t) => ({ ...t, count })),
    start: 'CL-straight',
  });
  const kinds = [{ name: 'road', joins: 'sides', bonus: null, paysTiles: true }] as const;
  expect(() => compileTiles(many(20), kinds)).toThrow('no room');
  const strong = { ...canals, meeples: [{ ...canals.meeples?.[0], name: 'giant', count: 5, strength: 3 }] };
  const edition = { ...toyEdition, optional: [strong] } as typeof toyEdition;
  expect(() => newGame({ ...TOY_SETUP, modules: ['canals'] }, [edition])).toThrow('stronger together');
});

/** Creates a game of the toy edition with some of its properties replaced. */
function changed(edition: Partial<Edition>, players = 2): Game {
  const whole: Edition = { ...toyEdition, optional: [], ...edition };
  const modules = whole.optional.map(({ name }) => name);
  const seats = whole.colors.slice(0, players).map((color) => ({ name: color, color }));
  return unwrap(newGame({ edition: 'toy', modules, players: seats }, [whole]));
}

/** An edition with a module that adds `count` meeples of a strength, of kinds that have at most `each`. */
function crowd(count: number, strength: number, each = 15): Partial<Edition> {
  const meeples = Array.from({ length: Math.ceil(count / each) }, (_, i) => {
    const own = Math.min(each, count - i * each);
    return { name: `extra ${i + 1}`, count: own, strength, dice: 0, stands: ['city'], recalls: false };
  });
  return { optional: [{ name: 'crowd', meeples }] };
}

describe('memory has room for a game', () => {
  const [straight] = toyEdition.tiles.tiles.filter(({ id }) => id === 'CL-straight');
  const kinds = (count: number) => {
    const more = Array.from({ length: count - 1 }, (_, i) => ({
      ...straight,
      id: `more-${i}`,
      count: 1,
      start: false,
    }));
    return { tiles: { tileSet: 'toy', tiles: [{ ...straight, id: 'first', count: 1, start: true }, ...more] } };
  };

  test('of 96 kinds of tiles, not of 97', () => {
    expect(changed(kinds(96)).position.stackSize).toBe(95);
    expect(() => changed(kinds(97))).toThrow('more kinds of tiles');
  });

  test('of 80 figures, not of more', () => {
    const { position } = changed(crowd(33, 0));
    expect(reserveFigure(position, 1, 1)).toBe(47);
    expect(() => changed(crowd(34, 0))).toThrow('figures');
  });

  test('of 15 meeples of a kind for each player, not of 16', () => {
    expect(reserve(changed(crowd(15, 0)), 1)).toEqual({ normal: 7, 'extra 1': 15 });
    expect(() => changed(crowd(16, 0, 16))).toThrow('more meeples of a kind');
  });

  test('of 32 words for all modules together, not of 33', () => {
    const boxes = (slots: number) => ({
      optional: [
        { name: 'chest', slots: 16 },
        { name: 'crate', slots },
      ],
    });
    expect(changed(boxes(16)).position.slots).toHaveLength(32);
    expect(() => changed(boxes(17))).toThrow('chest 16, crate 17');
  });

  test('of 7 players, not of 8', () => {
    const seats = { players: { min: 2, max: 8 }, colors: [...toyEdition.colors, 'cyan', 'pink'] };
    expect(reserve(changed(seats, 7), 6)).toEqual({ normal: 7 });
    expect(() => changed(seats, 8)).toThrow('players');
  });

  test('whose sides are 15 strong together, not 16', () => {
    expect(reserve(changed(crowd(8, 1)), 1)).toEqual({ normal: 7, 'extra 1': 8 });
    expect(() => changed(crowd(9, 1))).toThrow('stronger together');
  });

  test('of 63 symbols that pay; those that do not are not counted', () => {
    const set = (type: string) => {
      const features = straight.features.map((f) => (f.type === type ? { ...f, shields: 1 } : f));
      const tiles = [{ ...straight, features, id: 'printed', count: 1, start: true }];
      const edition: Edition = { ...toyEdition, optional: [], tiles: { tileSet: 'toy', tiles } };
      return newGame({ ...TOY_SETUP, modules: [], tiles: { name: 'many', counts: { printed: 64 } } }, [edition]);
    };
    expect(set('road').ok).toBe(true);
  });
});
