import { describe, expect, test } from 'vitest';
import { boardTiles, legal, realmOf, scores, stackCounts, tileId } from '../../observe/observe.ts';
import { newGame } from '../../play/game.ts';
import { type Game, play } from '../../play/play.ts';
import {
  draw,
  type Laid,
  nodeNamed,
  offers,
  placementsOf,
  placeTile,
  type Scene,
  scene,
  step,
  story,
  takeTurn,
  tileNamed,
} from '../../test/testing.ts';
import { unwrap } from '../../vocabulary/result.ts';

/** A scene with the river: its source lies at (0, 0), and the river leaves it to the east. */
function river(of: Partial<Scene> = {}) {
  return scene({ edition: 'classic', colors: 'red blue', ...of, modules: ['river', ...(of.modules ?? [])] });
}

function start(options: object = {}, modules = ['river']): Game {
  const players = ['red', 'blue'].map((color) => ({ name: color, color }));
  return unwrap(newGame({ edition: 'classic', modules, options, players }));
}

/** Lists the kinds of tile that may be drawn next. */
function next(game: Game): string[] {
  return legal(game).flatMap((move) => (move.type === 'draw' ? [tileId(game, move.tile)] : []));
}

/** Plays each of these tiles at its first legal placement, without a meeple. */
function along(game: Game, tiles: readonly string[]): Game {
  return tiles.reduce((now, tile) => {
    const drawn = draw(now, tile);
    return step(step(drawn, legal(drawn.game)[0]), { type: 'pass' }).game;
  }, game);
}

/** The ten river tiles between source and lake. */
const TEN = [
  'straight',
  'straight',
  'curve',
  'curve-garden',
  'c1c1',
  'c1-road',
  'c2-curve',
  'monastery-road',
  'bridge',
];
const RIVER = [...TEN, 'curve-road'].map((name) => `RI-${name}`);

const RIGHT: Laid = ['RI-curve', 1, 0, 0];
const STRAIGHT: Laid = ['RI-straight', 1, 0, 0];

describe('the stack', () => {
  test('RI-2 the source is the start tile, and the ten come before the lake', () => {
    const game = start();
    expect(boardTiles(game)).toEqual([{ tile: 'RI-source', x: 0, y: 0, rotation: 0 }]);
    expect(next(game).sort()).toEqual([...new Set(RIVER)].sort());
    expect(stackCounts(game)['RI-lake']).toBe(1);
  });

  test('RI-3 K-18 all river tiles come before any other, the lake last of them', () => {
    const game = start();
    for (const tile of ['CL-curve', 'RI-lake', 'RI-source']) {
      expect(play(game, { type: 'draw', tile: tileNamed(game, tile) })).toMatchObject({
        error: { code: 'tile-not-in-stack' },
      });
    }
    expect(next(along(game, RIVER.slice(0, 9)))).toEqual(['RI-curve-road']);
    expect(next(along(game, RIVER))).toEqual(['RI-lake']);
  });

  test('RI-5 after the lake the base tiles, on any part of the board', () => {
    const game = along(start(), [...RIVER, 'RI-lake']);
    expect(next(game)).toContain('CL-monastery');
    expect(next(game).some((tile) => tile.startsWith('RI-'))).toBe(false);
    expect(Object.keys(placementsOf(draw(game, 'CL-monastery').game)).length).toBeGreaterThan(3);
  });

  test("K-15 the base start tile stays in the box, unless riverStartTile is 'stack'", () => {
    const total = (game: Game) => Object.values(stackCounts(game)).reduce((sum, n) => sum + n, 0);
    const [usual, box, stack] = [{}, { riverStartTile: 'box' }, { riverStartTile: 'stack' }].map((o) => start(o));
    for (const game of [usual, box]) expect([stackCounts(game)['CL-start'], total(game)]).toEqual([undefined, 82]);
    expect([stackCounts(stack)['CL-start'], total(stack)]).toEqual([1, 83]);
    const shuffled = along(stack, [...RIVER, 'RI-lake']);
    expect(next(shuffled)).toContain('CL-start');
    expect(next(along(box, [...RIVER, 'RI-lake']))).not.toContain('CL-start');
    expect(draw(shuffled, 'CL-start').game.position.phase).toBe('place');
  });

  test('K-15 without the river the option changes nothing', () => {
    const [plain, stack] = [start({}, []), start({ riverStartTile: 'stack' }, [])];
    expect(stackCounts(stack)).toEqual(stackCounts(plain));
    expect(boardTiles(stack)).toEqual(boardTiles(plain));
  });
});

describe('where a river tile may lie', () => {
  test('K-16 only where it continues the river, though other sides fit elsewhere', () => {
    expect(placementsOf(draw(start(), 'RI-straight').game)).toEqual({ '1,0': '02' });
    const cities = river({ tiles: [['RI-c1c1', 1, 0, 0]] });
    expect(placementsOf(draw(cities, 'RI-c1-road').game)).toEqual({ '2,0': '02' });
  });

  test('K-16 its other sides must fit too', () => {
    const beside: Laid[] = [
      ['RI-c1c1', 1, 0, 0],
      ['CL-c1', 1, -1, 2],
      ['CL-c1', 2, -1, 2],
    ];
    expect(placementsOf(draw(river({ tiles: beside }), 'RI-c1-road').game)).toEqual({ '2,0': '0' });
    expect(placementsOf(draw(river({ tiles: beside }), 'RI-straight').game)).toEqual({});
  });

  test('K-17 no curve after a curve the same way: no U-turn', () => {
    expect(placementsOf(draw(river({ tiles: [RIGHT] }), 'RI-curve-garden').game)).toEqual({ '1,1': '2' });
    expect(placementsOf(draw(river({ tiles: [['RI-curve', 1, 0, 1]] }), 'RI-curve-garden').game)).toEqual({
      '1,-1': '3',
    });
  });

  test('K-17 a curve after a curve the same way with riverTurns set to free, where it continues the river (K-16)', () => {
    const turns = (riverTurns: string, tile: string) =>
      placementsOf(draw(river({ tiles: [RIGHT], options: { riverTurns } }), tile).game);
    expect(turns('refused', 'RI-curve-garden')).toEqual({ '1,1': '2' });
    expect(turns('free', 'RI-curve-garden')).toEqual({ '1,1': '12' });
    expect(turns('free', 'RI-straight')).toEqual(turns('refused', 'RI-straight'));
  });

  test.each([
    ['right', 1, 0, 1, '3'],
    ['left', -1, 1, 0, '2'],
  ] as const)('K-17 nor where the river comes back to the west, turning %s', (_, down, first, second, allowed) => {
    const tiles: Laid[] = [
      ['RI-curve', 1, 0, first],
      ['RI-straight', 1, down, 1],
      ['RI-curve-road', 1, 2 * down, second],
    ];
    expect(placementsOf(draw(river({ tiles }), 'RI-curve-garden').game)).toEqual({ [`0,${2 * down}`]: allowed });
  });

  test('K-17 a straight tile in between allows it again', () => {
    const tiles: Laid[] = [RIGHT, ['RI-straight', 1, 1, 1]];
    expect(placementsOf(draw(river({ tiles }), 'RI-curve-garden').game)).toEqual({ '1,2': '12' });
  });

  test('K-17 the first curve after the source may bend either way, and the lake always ends the river', () => {
    expect(placementsOf(draw(start(), 'RI-curve').game)).toEqual({ '1,0': '01' });
    const tiles: Laid[] = [RIGHT];
    expect(placementsOf(draw(river({ tiles, stack: ['RI-lake'] }), 'RI-lake').game)).toEqual({ '1,1': '1' });
  });

  // The 12 river tiles alone can hardly block the river, so base tiles block it here.
  const BLOCKED: Laid[] = [RIGHT, ['CL-monastery', 2, 0, 0], ['CL-monastery', 2, 1, 0]];

  test('K-17 where only a U-turn is possible the rule is waived', () => {
    const stack = ['RI-curve-garden', 'RI-straight'];
    expect(placementsOf(draw(river({ tiles: BLOCKED, stack }), 'RI-curve-garden').game)).toEqual({ '1,1': '1' });
    expect(placementsOf(draw(river({ tiles: BLOCKED, stack }), 'RI-straight').game)).toEqual({ '1,1': '13' });
  });

  test('K-17 K-8 a river tile that fits nowhere leaves the game, and the same player draws again', () => {
    const tiles: Laid[] = [...BLOCKED, ['CL-monastery', 2, 2, 0], ['CL-monastery', 1, 2, 0]];
    const before = river({ tiles, stack: ['RI-straight', 'RI-curve-garden', 'RI-lake'], turn: 'blue' });
    const drawn = draw(before, 'RI-straight');
    expect(story(drawn)).toEqual(['RI-straight leaves the game']);
    expect(drawn.game.position).toMatchObject({ phase: 'draw', seat: 1, stackSize: 2 });
    expect(next(drawn.game)).toEqual(['RI-curve-garden']);
  });

  test('K-16 RI-5 no base tile continues the river, not even when the lake was set aside', () => {
    const tiles: Laid[] = [STRAIGHT, ['RI-straight', 2, 0, 0]];
    const before = river({ tiles, stack: ['CL-curve', 'CL-monastery'] });
    expect(Object.keys(placementsOf(draw(before, 'CL-monastery').game))).not.toContain('3,0');
  });
});

describe('meeples at the river', () => {
  test('RI-4 K-19 on any area as usual, never on the river', () => {
    const on = (tile: Laid, modules: string[] = []) => offers(placeTile(river({ modules }), tile).game);
    expect(on(['RI-monastery-road', 1, 0, 0])).toEqual(['normal monastery', 'normal road:S', 'pass']);
    expect(on(['RI-c1c1', 1, 0, 0])).toEqual(['normal city:N', 'normal city:S', 'pass']);
    expect(on(['RI-curve-garden', 1, 0, 0])).toEqual(['pass']);
    expect(on(['RI-curve-garden', 1, 0, 0], ['abbot'])).toEqual(['abbot garden', 'pass']);
    expect(on(STRAIGHT)).toEqual(['pass']);
  });

  test('RI-4 with the farmers also on the bank, which the source joins round its end (K-20)', () => {
    const first = placeTile(river({ modules: ['farmers'] }), STRAIGHT);
    expect(offers(first.game)).toEqual(['normal field:Es', 'normal field:Nw', 'pass']);
    const { game } = takeTurn(river({ modules: ['farmers'] }), { tile: STRAIGHT, deploy: ['normal', 'field:Nw'] });
    expect(offers(placeTile(game, ['RI-straight', 2, 0, 0]).game)).toEqual(['pass']);
  });

  test('K-12 K-20 the river divides meadows, until the lake joins them round its end', () => {
    // The road over the bridge cuts both banks, so that the source joins no meadows beyond it.
    const tiles: Laid[] = [
      ['RI-bridge', 1, 0, 1],
      ['RI-straight', 2, 0, 0],
    ];
    const meeples: Scene['meeples'] = [['red', 'normal', 'field:Nw', 2, 0]];
    const before = river({ modules: ['farmers'], tiles, meeples, stack: ['RI-curve', 'RI-lake', 'CL-curve'] });
    expect(offers(placeTile(before, ['RI-curve', 3, 0, 0]).game)).toEqual(['normal field:Sw', 'pass']);
    const lake = river({ modules: ['farmers'], tiles, meeples, stack: ['RI-lake', 'CL-curve'] });
    const { game } = placeTile(lake, ['RI-lake', 3, 0, 0]);
    expect(offers(game)).toEqual(['pass']);
    expect(realmOf(game, nodeNamed(game, 'field:Es', 2, 0))).toMatchObject({ holders: [0] });
  });

  test('K-19 the river scores nothing, though it is complete with the lake', () => {
    const before = river({ tiles: [STRAIGHT], stack: ['RI-lake'] });
    const taken = takeTurn(before, { tile: ['RI-lake', 2, 0, 0] });
    expect([story(taken), scores(taken.game)]).toEqual([[], [0, 0]]);
    expect(realmOf(taken.game, nodeNamed(taken.game, 'river:E', 1, 0))).toMatchObject({ open: 0, now: { points: 0 } });
  });

  test('K-18 the lake is a turn of its own for whoever draws it, with a meeple and scoring', () => {
    const tiles: Laid[] = [
      ['RI-monastery-road', 1, 0, 0],
      ['CL-c1', 1, -1, 0],
      ['CL-monastery-road', 1, 1, 2],
    ];
    const of: Partial<Scene> = {
      modules: ['farmers', 'abbot'],
      colors: 'red blue green',
      tiles: [
        ...tiles,
        ['CL-c1', 2, -1, 0],
        ['CL-monastery', 0, -1, 0],
        ['CL-monastery', 0, 1, 0],
        ['CL-curve', 2, 1, 3],
      ],
      meeples: [['blue', 'abbot', 'monastery', 1, 0]],
      stack: ['RI-lake', 'CL-curve'],
      turn: 'green',
    };
    const taken = takeTurn(river(of), { tile: ['RI-lake', 2, 0, 0], deploy: ['normal', 'field:Nw'] });
    expect(story(taken)).toEqual(['monastery: blue +9, back blue abbot']);
    expect(taken.game.position).toMatchObject({ phase: 'draw', seat: 0 });
  });

  test('K-18 nobody places the source: the first player lays the first river tile beside it', () => {
    const game = start({}, ['river', 'farmers', 'abbot']);
    expect(game.position).toMatchObject({ phase: 'draw', seat: 0, placed: 1 });
    expect([...game.position.figureNode].every((node) => node < 0)).toBe(true);
  });
});
