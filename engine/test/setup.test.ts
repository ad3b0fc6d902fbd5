import { starWarsTiles } from '@asteroute/tiles';
import { describe, expect, test } from 'vitest';
import { EDITIONS, factionOf } from '../editions/index.ts';
import { boardTiles, reserve, scores, stackCounts } from '../observe/observe.ts';
import { newGame } from '../play/game.ts';
import { unwrap } from '../vocabulary/result.ts';

const COLORS = ['red', 'green', 'black', 'white', 'orange'];

function setup(colors: readonly string[], rest: object = {}) {
  return newGame({ edition: 'star-wars', players: colors.map((color) => ({ name: color, color })), ...rest });
}

function refusal(value: unknown): string {
  const made = newGame(value);
  return made.ok ? 'accepted' : made.error.code;
}

describe('who plays', () => {
  test('SW-1 two to five players', () => {
    for (const n of [2, 3, 4, 5]) expect(unwrap(setup(COLORS.slice(0, n))).rules.players).toHaveLength(n);
    for (const n of [0, 1]) expect(setup(COLORS.slice(0, n))).toMatchObject({ error: { code: 'player-count' } });
    expect(setup([...COLORS, 'red'])).toMatchObject({ error: { code: 'player-count' } });
  });

  test('SW-2 a game asks for names and colours: nothing depends on an age', () => {
    const { rules } = unwrap(newGame({ edition: 'star-wars', players: [player('red', { age: 7 }), player('black')] }));
    expect(rules.players).toEqual([player('red'), player('black')]);
  });

  test('SW-9 a player may take any colour in any seat, but no colour twice', () => {
    for (const first of COLORS) {
      for (const second of COLORS) expect(setup([first, second]).ok).toBe(first !== second);
    }
    expect(refusal({ edition: 'star-wars', players: [player('red'), player('blue')] })).toBe('player-color');
  });

  test('SW-13 C-15 the first player of the list begins: who that is, is for the host', () => {
    for (const first of COLORS) {
      const colors = [first, ...COLORS.filter((color) => color !== first)];
      const { rules, position } = unwrap(setup(colors));
      expect(rules.players[position.seat].color).toBe(first);
    }
  });

  test('C-48 a number of players changes nothing but the colours in play', () => {
    const games = [2, 3, 4, 5].map((n) => unwrap(setup(COLORS.slice(0, n))));
    for (const game of games) {
      expect(stackCounts(game)).toEqual(stackCounts(games[0]));
      expect(reserve(game, 1)).toEqual(reserve(games[0], 0));
    }
    expect(setup(['black', 'white']).ok).toBe(true);
  });

  test('C-49 the faction of each colour', () => {
    expect(COLORS.map(factionOf)).toEqual(['rebels', 'rebels', 'empire', 'empire', 'hunters']);
  });

  function player(color: string, more: object = {}) {
    return { name: color, color, ...more };
  }
});

describe('material', () => {
  const game = unwrap(setup(COLORS));
  const { tiles } = starWarsTiles;
  const features = tiles.flatMap((tile) => tile.features.map((feature) => ({ ...feature, count: tile.count })));

  test('SW-3 the table has 76 tiles, the start tile included', () => {
    expect(tiles.reduce((sum, tile) => sum + tile.count, 0)).toBe(76);
    expect(new Set(features.map(({ type }) => type))).toEqual(new Set(['route', 'asteroid', 'planet']));
  });

  test('SW-4 the start tile is known from all others and is never in the stack', () => {
    expect(tiles.filter((tile) => tile.start)).toMatchObject([{ id: 'SW-start', count: 1 }]);
    expect(stackCounts(game)).not.toHaveProperty('SW-start');
  });

  test('SW-5 SW-6 five colours, each with a card that names its faction', () => {
    expect(EDITIONS[0].colors).toEqual(COLORS);
    expect(new Set(COLORS.map(factionOf))).toEqual(new Set(features.flatMap(({ symbol }) => symbol ?? [])));
  });

  test('SW-17 a planet is in the middle of its tile and touches no side', () => {
    const planets = tiles.filter((tile) => tile.features.some((feature) => feature.type === 'planet'));
    expect(planets.reduce((sum, tile) => sum + tile.count, 0)).toBe(12);
    for (const { features: own } of planets) {
      expect(own.filter(({ type }) => type === 'planet')).toMatchObject([{ symbol: expect.any(String) }]);
      expect(own.find(({ type }) => type === 'planet')).not.toHaveProperty('sides');
    }
  });

  test('SW-38 a symbol is data of its own: every faction has planets, routes and asteroid fields', () => {
    for (const symbol of ['rebels', 'empire', 'hunters']) {
      for (const type of ['route', 'asteroid', 'planet']) {
        const printed = features.filter((feature) => feature.type === type && feature.symbol === symbol);
        expect(printed.reduce((sum, { count }) => sum + count, 0)).toBe(4);
      }
    }
  });
});

describe('the table before the first turn', () => {
  const game = unwrap(setup(['red', 'white', 'orange']));

  test('SW-7 the start tile lies in the middle; of the others only the numbers are known, not the order', () => {
    expect(boardTiles(game)).toEqual([{ tile: 'SW-start', x: 0, y: 0, rotation: 0 }]);
    expect(Object.values(stackCounts(game)).reduce((sum, n) => sum + n, 0)).toBe(75);
    expect(stackCounts(game)['SW-a1']).toBe(5);
  });

  test('SW-8 four small meeples and a large one in each reserve', () => {
    for (const seat of [0, 1, 2]) expect(reserve(game, seat)).toEqual({ small: 4, large: 1 });
  });

  test('SW-10 the sixth meeple only marks the score, which begins at 0', () => {
    expect(scores(game)).toEqual([0, 0, 0]);
    expect(Object.values(reserve(game, 0)).reduce((sum, n) => sum + n, 0)).toBe(5);
  });

  test('SW-11 colours that nobody plays have no meeples in the game', () => {
    expect(game.position.figureNode).toHaveLength(15);
  });
});

describe('set-ups that are wrong', () => {
  const players = [
    { name: 'A', color: 'red' },
    { name: 'B', color: 'black' },
  ];
  const good = { edition: 'star-wars', players };

  test.each([
    ['malformed', null],
    ['malformed', [good]],
    ['unknown-edition', { ...good, edition: 'chess' }],
    ['unknown-edition', { players }],
    ['malformed', { ...good, modules: 'teams' }],
    ['malformed', { ...good, modules: ['teams', 'teams'] }],
    ['unknown-module', { ...good, modules: ['farmers'] }],
    ['unknown-module', { ...good, modules: [null] }],
    ['unknown-option', { ...good, options: { cheat: true } }],
    ['unknown-option', { ...good, options: JSON.parse('{"__proto__": true}') }],
    ['malformed', { ...good, options: { planetReinforce: 'yes' } }],
    ['malformed', { ...good, options: [] }],
    ['unknown-tile-set', { ...good, tileSet: 'classic-72' }],
    ['malformed', { ...good, players: { length: 2 } }],
    ['malformed', { ...good, players: [players[0], { color: 'black' }] }],
    ['malformed', { ...good, players: [players[0], { name: 'x'.repeat(41), color: 'black' }] }],
    ['player-color', { ...good, players: [players[0], { name: 'B', color: ['black'] }] }],
    ['module-conflict', { ...good, modules: ['teams'] }],
  ] as const)('are refused: %s', (code, value) => {
    expect(refusal(value)).toBe(code);
  });

  test('a hole or undefined in the modules is no module', () => {
    expect(refusal({ ...good, modules: [undefined] })).toBe('unknown-module');
    expect(refusal({ ...good, modules: new Array(1) })).toBe('unknown-module');
  });

  test('defaults stand for what is absent, and the given object is not kept', () => {
    const given = { edition: 'star-wars', players: players.map((p) => ({ ...p })) };
    const { rules } = unwrap(newGame(given));
    given.players[0].color = 'orange';
    expect(rules.setup).toEqual({ ...good, modules: [], options: {}, tileSet: 'star-wars-76' });
    expect(rules.options).toEqual({ planetReinforce: true, unplaceable: 'box' });
  });

  test('an option that is set to its default is left out of the set-up, another one is kept', () => {
    const { rules } = unwrap(newGame({ ...good, options: { planetReinforce: true, unplaceable: 'stack' } }));
    expect(rules.setup.options).toEqual({ unplaceable: 'stack' });
    expect(rules.options).toEqual({ planetReinforce: true, unplaceable: 'stack' });
  });
});
