import { describe, expect, test } from 'vitest';
import { isExtra, legal, reserve, tokens } from '../../observe/observe.ts';
import { countUp, type Game, play } from '../../play/play.ts';
import {
  actOnly,
  draw,
  type Laid,
  offers,
  placeTile,
  type Scene,
  scene,
  story,
  takeTurn,
  totals,
} from '../../test/testing.ts';

function traders(of: Partial<Scene> = {}) {
  return scene({ edition: 'classic', colors: 'red blue', ...of, modules: ['traders', ...(of.modules ?? [])] });
}

/** Red has a meeple and a builder on the road of the start tile. */
const BUILDING: Partial<Scene> = {
  tiles: [['CL-straight', 1, 0, 0]],
  meeples: [
    ['red', 'normal', 'road:E', 0, 0],
    ['red', 'builder', 'road:E', 1, 0],
  ],
};
const EAST: Laid = ['CL-straight', 2, 0, 0];
const CITY_NORTH: Laid = ['CL-c1', 0, -1, 2];

const onTurn = (game: Game) => [game.position.seat, isExtra(game)];

describe('figures', () => {
  test('TB-2 each player has a builder and a pig', () => {
    expect([0, 1].map((seat) => reserve(traders({ modules: ['farmers'] }), seat))).toEqual([
      { normal: 7, builder: 1, pig: 1 },
      { normal: 7, builder: 1, pig: 1 },
    ]);
  });

  test('K-46 all figures are offered at once, and one of them is placed', () => {
    const before = traders({
      modules: ['inns', 'farmers'],
      meeples: [
        ['red', 'normal', 'road:E', 0, 0],
        ['red', 'normal', 'field:En', 0, 0],
      ],
    });
    const placed = placeTile(before, ['CL-junction4', 1, 0, 0]).game;
    expect(new Set(offers(placed).map((offer) => offer.split(' ')[0]))).toEqual(
      new Set(['normal', 'large', 'builder', 'pig', 'pass']),
    );
    const [builder] = legal(placed).filter(({ type }) => type === 'deploy');
    const after = play(placed, builder);
    expect(after.ok && play(after.value.game, builder)).toMatchObject({ error: { code: 'wrong-phase' } });
  });

  test('K-48 builder and pig need no meeple in the reserve', () => {
    const all: NonNullable<Scene['meeples']> = [
      ['red', 'normal', 'city:N', 0, 0],
      ['red', 'normal', 'road:E', 0, 0],
      ['red', 'normal', 'field:En', 0, 0],
      ['red', 'normal', 'field:Es', 0, 0],
      ['red', 'normal', 'road:E', 1, 0],
      ['red', 'normal', 'field:En', 1, 0],
      ['red', 'normal', 'field:Es', 1, 0],
    ];
    const before = traders({ modules: ['farmers'], tiles: [['CL-straight', 1, 0, 0]], meeples: all });
    expect(reserve(before, 0).normal).toBe(0);
    const offered = offers(placeTile(before, EAST).game);
    expect(offered).toEqual(['builder road:E', 'pass', 'pig field:Es', 'pig field:Nw']);
  });

  test('K-50 builders of two players on one road, and pigs of two players on one meadow', () => {
    const before = traders({
      modules: ['farmers'],
      tiles: [['CL-straight', 1, 0, 0]],
      meeples: [
        ['red', 'normal', 'road:E', 0, 0],
        ['red', 'normal', 'field:En', 0, 0],
        ['blue', 'normal', 'road:E', 1, 0],
        ['blue', 'normal', 'field:En', 1, 0],
        ['blue', 'builder', 'road:E', 1, 0],
        ['blue', 'pig', 'field:En', 1, 0],
      ],
    });
    expect(offers(placeTile(before, EAST).game)).toEqual(expect.arrayContaining(['builder road:E', 'pig field:Nw']));
  });

  test('TB-7 TB-5 the builder returns with the last meeple of its owner', () => {
    const before = traders({
      ...BUILDING,
      tiles: [
        ['CL-straight', 1, 0, 0],
        ['CL-junction3', -1, 0, 0],
      ],
      turn: 'blue',
    });
    const taken = takeTurn(before, { tile: ['CL-junction3', 2, 0, 0] });
    expect(story(taken)).toEqual(['road: red +4, back red normal, red builder']);
    expect(reserve(taken.game, 0)).toEqual({ normal: 7, builder: 1 });
  });
});

describe('the second turn', () => {
  test('K-40 a tile that fits nowhere leaves the game, and the next is drawn for the same turn', () => {
    const before = traders({
      ...BUILDING,
      tiles: [...(BUILDING.tiles ?? []), CITY_NORTH],
      stack: [EAST[0], 'CL-c4-shield', 'CL-curve'],
    });
    const first = actOnly(before, { tile: EAST }).game;
    expect(onTurn(first)).toEqual([0, true]);
    const drawn = draw(first, 'CL-c4-shield');
    expect(story(drawn)).toEqual(['CL-c4-shield leaves the game']);
    expect(onTurn(drawn.game)).toEqual([0, true]);
  });

  test('K-40 D-10 it lapses when no tile is left, or none that fits', () => {
    const last = actOnly(traders({ ...BUILDING, stack: [EAST[0]] }), { tile: EAST }).game;
    expect(last.position.phase).toBe('over');
    const of = { ...BUILDING, tiles: [...(BUILDING.tiles ?? []), CITY_NORTH], stack: [EAST[0], 'CL-c4-shield'] };
    const first = actOnly(traders(of), { tile: EAST }).game;
    expect(onTurn(first)).toEqual([0, true]);
    expect(draw(first, 'CL-c4-shield').game.position.phase).toBe('over');
  });

  test('K-41 K-42 a tile that closes the ring of the builder brings one second turn, though the builder is gone', () => {
    const before = traders({
      tiles: [
        ['CL-curve', 1, 0, 0],
        ['CL-curve', 1, 1, 1],
        ['CL-curve', -1, 0, 3],
        ['CL-curve', -1, 1, 2],
      ],
      meeples: [
        ['red', 'normal', 'road:E', 0, 0],
        ['red', 'builder', 'road:S', 1, 0],
      ],
    });
    const ring = actOnly(before, { tile: ['CL-straight', 0, 1, 0] });
    expect(story(ring)).toEqual(['road: red +6, back red normal, red builder']);
    expect(onTurn(ring.game)).toEqual([0, true]);
    expect(onTurn(actOnly(ring.game, { tile: CITY_NORTH }).game)).toEqual([1, false]);
  });
});

describe('goods', () => {
  /** A wine city and a grain city that one tile at 1,-1 completes. */
  const TWO_CITIES: NonNullable<Scene['tiles']> = [
    ['TB-c2-corner-wine', 0, -1, 2],
    ['CL-monastery', 0, -2, 0],
    ['TB-c2-corner-grain', 1, -2, 2],
    ['CL-c1', 2, -2, 3],
  ];
  const BOTH: Laid = ['CL-c1c1-adjacent', 1, -1, 0];

  test('K-43 one tile completes two cities: the tokens of both', () => {
    const { game } = takeTurn(traders({ tiles: TWO_CITIES }), { tile: BOTH });
    expect([0, 1].map((side) => tokens(game, side))).toEqual([{ wine: 1, grain: 1 }, {}]);
  });

  test('TB-9 a set of one’s own may bring more tokens than the box has', () => {
    const wines = Array.from({ length: 33 }, (_, i): Laid => ['TB-c2-through-wine', 0, -1 - i, 1]);
    const { game } = takeTurn(traders({ tiles: wines, counts: { 'TB-c2-through-wine': 33 } }), {
      tile: ['CL-c1', 0, -34, 2],
    });
    expect(tokens(game, 0)).toEqual({ wine: 33 });
  });

  test('K-44 nobody gets the points of goods of which nobody has a token', () => {
    const { game } = takeTurn(traders({ tiles: TWO_CITIES }), { tile: BOTH });
    expect(countUp(game).events.flatMap((event) => (event.type === 'awarded' ? [event.what] : []))).toEqual([
      'wine',
      'grain',
    ]);
    expect(totals(countUp(game).game)).toEqual({ red: 20, blue: 0 });
  });

  test('K-51 the points of realms are announced before tokens, and goods after all realms', () => {
    const meeples: Scene['meeples'] = [
      ['blue', 'normal', 'city:N', 0, 0],
      ['blue', 'normal', 'road:E', 0, 0],
    ];
    const taken = takeTurn(traders({ tiles: TWO_CITIES, meeples, stack: [BOTH[0]] }), { tile: BOTH });
    const types = taken.events.map(({ type }) => type);
    expect(types.filter((type) => ['scored', 'took', 'awarded'].includes(type))).toEqual([
      'scored',
      'took',
      'took',
      'scored',
      'awarded',
      'awarded',
    ]);
  });
});

describe('tiles', () => {
  test('TB-14 roads that cross by a bridge both run on, with four meadows between them', () => {
    const before = traders({ modules: ['farmers'], meeples: [['blue', 'normal', 'road:E', 0, 0]] });
    const placed = placeTile(before, ['TB-bridge', 1, 0, 0]).game;
    expect(offers(placed)).toEqual([
      'normal field:Es',
      'normal field:Ne',
      'normal field:Nw',
      'normal field:Sw',
      'normal road:N',
      'pass',
    ]);
  });

  test('TB-14 a monastery ends three roads', () => {
    const placed = placeTile(traders(), ['TB-monastery-roads3', 1, 0, 0]).game;
    expect(offers(placed)).toEqual(['normal monastery', 'normal road:E', 'normal road:S', 'normal road:W', 'pass']);
  });

  test('K-52 K-15 with the river, the tiles of both boxes come after it, and the start tile stays in the box', () => {
    const start = traders({ modules: ['inns', 'river'] });
    const draws = legal(start).map((move) =>
      move.type === 'draw' ? start.rules.tables.tiles[move.tile].id : move.type,
    );
    expect(draws.every((id) => id.startsWith('RI-'))).toBe(true);
    const { stack, tables } = start.position;
    const counted = (id: string) => stack[tables.indexOf.get(id) ?? -1];
    expect(['CL-start', 'IC-c4-cathedral', 'TB-bridge'].map(counted)).toEqual([0, 2, 1]);
  });
});
