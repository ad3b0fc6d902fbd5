import { classicTiles, riverTiles } from '@asteroute/tiles';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../editions/index.ts';
import { boardTiles, legal, reserve, scores, stackCounts } from '../../observe/observe.ts';
import { newGame } from '../../play/game.ts';
import { unwrap } from '../../vocabulary/result.ts';
import { draw, offers, placementsOf, placeTile, scene, takeTurn } from '../testing.ts';

const COLORS = ['red', 'blue', 'green', 'yellow', 'black'];
const MODULES = ['farmers', 'river', 'abbot'];
/** Every combination of the modules. */
const CHOICES = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => MODULES.filter((_, bit) => (n & (1 << bit)) !== 0));

function setup(colors: readonly string[], rest: object = {}) {
  return newGame({ edition: 'classic', players: colors.map((color) => ({ name: color, color })), ...rest });
}

describe('who plays', () => {
  test('K-9 two to five players, whoever begins', () => {
    for (const n of [2, 3, 4, 5]) expect(unwrap(setup(COLORS.slice(0, n))).rules.players).toHaveLength(n);
    expect(setup(['red'])).toMatchObject({ error: { code: 'player-count' } });
    expect(setup([...COLORS, 'white'])).toMatchObject({ error: { code: 'player-count' } });
    for (const first of COLORS) {
      const { rules, position } = unwrap(setup([first, ...COLORS.filter((color) => color !== first)]));
      expect(rules.players[position.seat].color).toBe(first);
    }
  });

  test('CL-3 five colours, none of them white or orange', () => {
    expect(EDITIONS.find(({ name }) => name === 'classic')?.colors).toEqual(COLORS);
    for (const color of ['white', 'orange']) {
      expect(setup(['red', color])).toMatchObject({ error: { code: 'player-color' } });
    }
  });

  test('CL-4 the first player begins, the others follow in turn', () => {
    let game = scene({ edition: 'classic', colors: 'red blue green', stack: new Array(4).fill('CL-straight') });
    const seats: number[] = [];
    for (const x of [1, 2, 3]) {
      seats.push(game.position.seat);
      game = takeTurn(game, { tile: ['CL-straight', x, 0, 0] }).game;
    }
    expect([...seats, game.position.seat]).toEqual([0, 1, 2, 0]);
  });
});

describe('the table before the first turn', () => {
  const game = unwrap(setup(['red', 'blue']));

  test('CL-2 the start tile in the middle, city to the north and road from west to east; 71 tiles in the stack', () => {
    expect(boardTiles(game)).toEqual([{ tile: 'CL-start', x: 0, y: 0, rotation: 0 }]);
    const [start] = classicTiles.tiles.filter((tile) => tile.start);
    expect(start.features.map(({ type, sides }) => `${type} ${sides ?? ''}`.trim())).toEqual([
      'city N',
      'road EW',
      'field',
      'field',
    ]);
    expect(Object.values(stackCounts(game)).reduce((sum, n) => sum + n, 0)).toBe(71);
    expect(stackCounts(game)).not.toHaveProperty('CL-start');
  });

  test('CL-3 K-11 seven meeples in each reserve: the eighth only marks the score, which begins at 0', () => {
    expect([reserve(game, 0), reserve(game, 1), scores(game)]).toEqual([{ normal: 7 }, { normal: 7 }, [0, 0]]);
    expect(game.position.figureNode).toHaveLength(14);
  });

  test('K-11 AB-1 with the abbot module one abbot more', () => {
    for (const modules of CHOICES) {
      const own = reserve(unwrap(setup(['red', 'blue'], { modules })), 1);
      expect(own).toEqual(modules.includes('abbot') ? { normal: 7, abbot: 1 } : { normal: 7 });
    }
  });
});

describe('modules and options', () => {
  test.each(CHOICES)('CL-21 farmers, river and abbot in any choice: %s %s %s', (...modules) => {
    const chosen = modules.filter((name) => name !== undefined);
    const { rules } = unwrap(setup(COLORS, { modules: chosen }));
    expect(rules.setup.modules).toEqual(chosen);
    const kinds = rules.kinds.map(({ name }) => name);
    expect(kinds.slice(0, 3)).toEqual(['road', 'city', 'monastery']);
    for (const [module, kind] of [
      ['farmers', 'field'],
      ['river', 'river'],
      ['abbot', 'garden'],
    ]) {
      expect(kinds.includes(kind)).toBe(chosen.includes(module));
    }
  });

  test('CL-21 in whatever order they are named the game is the same', () => {
    const [one, two] = [MODULES, [...MODULES].reverse()].map((modules) => unwrap(setup(COLORS, { modules })));
    expect(two.rules.kinds).toEqual(one.rules.kinds);
    expect(stackCounts(two)).toEqual(stackCounts(one));
  });

  test.each([
    ['unknown-module', { modules: ['teams'] }],
    ['unknown-option', { options: { planetReinforce: false } }],
    ['malformed', { options: { riverStartTile: 'table' } }],
    ['malformed', { options: { openRoad: 'long' } }],
    ['malformed', { options: { unplaceable: 'table' } }],
    ['malformed', { options: { riverTurns: true } }],
    ['malformed', { modules: ['river', 'river'] }],
    ['unknown-tile-set', { tileSet: 'star-wars-76' }],
  ] as const)('what is not of this edition is refused: %s %j', (code, rest) => {
    expect(setup(['red', 'blue'], rest)).toMatchObject({ error: { code } });
  });
});

describe('without the modules', () => {
  test('K-25 gardens and meadows are decoration', () => {
    const before = scene({ edition: 'classic', colors: 'red blue' });
    expect(offers(placeTile(before, ['CL-straight-garden', 1, 0, 0]).game)).toEqual(['normal road:E', 'pass']);
    expect(offers(placeTile(before, ['CL-monastery', 0, 1, 0]).game)).toEqual(['normal monastery', 'pass']);
    expect(offers(placeTile(before, ['CL-c1-garden', 0, -1, 2]).game)).toEqual(['normal city:S', 'pass']);
  });

  test('K-25 each module makes its own feature a place, and only that', () => {
    const on = (modules: string[]) => {
      const before = scene({ edition: 'classic', colors: 'red blue', modules });
      return offers(placeTile(before, ['CL-curve-garden', 1, 0, 0]).game);
    };
    expect(on(['farmers'])).toEqual(['normal field:Nw', 'normal field:Sw', 'normal road:S', 'pass']);
    expect(on(['abbot'])).toEqual(['abbot garden', 'normal road:S', 'pass']);
  });

  test('AB-2 where a tile may lie does not depend on farmers or abbot', () => {
    for (const tile of classicTiles.tiles.filter(({ start }) => start !== true)) {
      const on = [[], ['farmers'], ['abbot'], ['farmers', 'abbot']].map((modules) => {
        const before = scene({
          edition: 'classic',
          colors: 'red blue',
          modules,
          tiles: [['CL-monastery-road', -1, 0, 3]],
        });
        return placementsOf(draw(before, tile.id).game);
      });
      for (const found of on) expect(found).toEqual(on[0]);
    }
  });
});

test('RI-1 twelve river tiles, source and lake among them', () => {
  const { tiles } = riverTiles;
  expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  expect(tiles.filter(({ id }) => id === 'RI-source' || id === 'RI-lake')).toMatchObject([{ count: 1 }, { count: 1 }]);
  expect(tiles.every(({ features }) => features.some(({ type }) => type === 'river'))).toBe(true);
  expect(legal(unwrap(setup(['red', 'blue'], { modules: ['river'] }))).length).toBeGreaterThan(0);
});
