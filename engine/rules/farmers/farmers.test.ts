import { describe, expect, test } from 'vitest';
import { realmOf, reserve } from '../../observe/observe.ts';
import {
  type Laid,
  nodeNamed,
  offers,
  placeTile,
  type Scene,
  scene,
  standing,
  story,
  takeTurn,
  totals,
} from '../../test/testing.ts';

function meadows(of: Partial<Scene> = {}) {
  return scene({ edition: 'classic', colors: 'red blue', modules: ['farmers'], ...of });
}

/** Ends the game with one more road in the far west; returns what happened. */
function atTheEnd(of: Partial<Scene>): string[] {
  return story(takeTurn(meadows({ ...of, stack: ['CL-straight'] }), { tile: ['CL-straight', -1, 0, 0] }));
}

/** Lists the places for a farmer after the tile `last` is placed. */
function farms(of: Partial<Scene>, last: Laid): string[] {
  const all = offers(placeTile(meadows(of), last).game);
  return all.filter((offer) => offer.startsWith('normal field:')).map((offer) => offer.slice('normal '.length));
}

const EAST: Laid = ['CL-straight', 1, 0, 0];
const WALLED: Laid = ['CL-c1', 0, -1, 2];

describe('meadows', () => {
  test('FA-1 a meeple may lie in any meadow of the tile just placed', () => {
    expect(offers(placeTile(meadows(), EAST).game)).toEqual([
      'normal field:Es',
      'normal field:Nw',
      'normal road:E',
      'pass',
    ]);
    const { game } = takeTurn(meadows(), { tile: EAST, deploy: ['normal', 'field:Wn'] });
    expect([standing(game), reserve(game, 0)]).toEqual([['red normal field:Nw 1,0'], { normal: 6 }]);
  });

  test('K-12 roads divide: a farmer north of the road leaves the south free', () => {
    const north: Scene['meeples'] = [['red', 'normal', 'field:Nw', 1, 0]];
    expect(farms({ tiles: [EAST], meeples: north }, ['CL-straight', 2, 0, 0])).toEqual(['field:Es']);
  });

  test('K-12 cities divide: the two sides of a city through a tile are two meadows', () => {
    expect(farms({}, ['CL-c2-through', 0, -1, 1])).toEqual(['field:En', 'field:Ws']);
  });

  test('K-12 gardens and abbeys do not divide', () => {
    expect(farms({}, ['CL-monastery', 0, 1, 0])).toEqual(['field:Nw']);
    expect(farms({}, ['CL-c1c1-opposite-garden', 0, -1, 0])).toEqual(['field:En']);
  });

  test('K-12 meadows join across the half edge that they share, turned tiles too', () => {
    const south: Scene['meeples'] = [['blue', 'normal', 'field:Ws', 1, 0]];
    const tiles: Laid[] = [['CL-junction3', 1, 0, 0]];
    // The southern meadows of the village lie west and east of its southern road.
    expect(farms({ tiles }, ['CL-straight', 1, 1, 1])).toEqual(['field:Ne', 'field:Nw']);
    expect(farms({ tiles, meeples: south }, ['CL-straight', 1, 1, 1])).toEqual(['field:Ne']);
    expect(farms({ tiles, meeples: south }, ['CL-straight', 2, 0, 2])).toEqual(['field:Es', 'field:Nw']);
  });

  test('K-12 an end of the board closes nothing: a meadow runs on when a tile is added', () => {
    const game = meadows({ tiles: [EAST] });
    const north = (at: number) => realmOf(game, nodeNamed(game, 'field:En', at, 0));
    expect(
      north(1)
        .places.map(({ x }) => x)
        .sort(),
    ).toEqual([0, 1]);
    expect(north(1)).toMatchObject({ complete: false, scoresComplete: false });
  });
});

describe('farmers', () => {
  const held: Scene['meeples'] = [['red', 'normal', 'field:Es', 1, 0]];

  test.each(['red', 'blue'])('FA-2 K-13 none where one lies anywhere in the meadow, here of %s', (turn) => {
    const of: Partial<Scene> = { tiles: [EAST, ['CL-straight', 2, 0, 0]], meeples: held, turn };
    expect(farms(of, ['CL-straight', 3, 0, 0])).toEqual(['field:Nw']);
  });

  test('FA-2 joining may bring several together', () => {
    const tiles: Laid[] = [EAST, ['CL-straight', 2, 0, 0], WALLED];
    const meeples: Scene['meeples'] = [
      ['red', 'normal', 'field:En', 1, 0],
      ['blue', 'normal', 'field:En', 0, -1],
    ];
    const { game } = takeTurn(meadows({ tiles, meeples }), { tile: ['CL-monastery', 1, -1, 0] });
    const meadow = realmOf(game, nodeNamed(game, 'field:Nw', 1, -1));
    expect(meadow).toMatchObject({ holders: [0, 1], now: { points: 3 } });
    expect(standing(game)).toHaveLength(2);
  });

  test('FA-3 stay to the end, also in a meadow that is closed all around', () => {
    const tiles: Laid[] = [
      ['CL-curve', 0, 1, 3],
      ['CL-curve', 1, 1, 0],
      ['CL-curve', 1, 2, 1],
    ];
    const before = meadows({ tiles, meeples: [['red', 'normal', 'field:Es', 0, 1]] });
    const taken = takeTurn(before, { tile: ['CL-curve', 0, 2, 2] });
    expect(realmOf(taken.game, nodeNamed(taken.game, 'field:Es', 0, 1))).toMatchObject({ open: 0, complete: false });
    expect([story(taken), standing(taken.game)]).toEqual([[], ['red normal field:Es 0,1']]);
  });

  test('FA-3 a city that is completed pays the farmer nothing yet', () => {
    const before = meadows({ tiles: [EAST], meeples: [['red', 'normal', 'field:Nw', 1, 0]] });
    expect(story(takeTurn(before, { tile: WALLED }))).toEqual([]);
  });
});

describe('the final scoring of meadows', () => {
  const FARMER: Scene['meeples'] = [['red', 'normal', 'field:Nw', 1, 0]];

  test('FA-4 K-14 three points for each completed city at the meadow, none for an open one', () => {
    expect(atTheEnd({ tiles: [EAST], meeples: FARMER })).toEqual(['final field: red +0, back red normal']);
    expect(atTheEnd({ tiles: [EAST, WALLED], meeples: FARMER })).toEqual(['final field: red +3, back red normal']);
    const two: Laid[] = [['CL-c1-straight', 1, 0, 0], WALLED, ['CL-c1', 1, -1, 2]];
    const meeples: Scene['meeples'] = [['red', 'normal', 'field:En', 1, 0]];
    expect(atTheEnd({ tiles: two, meeples })).toEqual(['final field: red +6, back red normal']);
  });

  test('FA-4 a city inside the meadow counts like one at its edge', () => {
    const tiles: Laid[] = [WALLED, EAST, ['CL-monastery', 1, -1, 0], ['CL-c1', 2, -1, 0], ['CL-c1', 2, -2, 2]];
    const meeples: Scene['meeples'] = [['blue', 'normal', 'field:Nw', 1, -1]];
    expect(atTheEnd({ tiles, meeples })).toEqual(['final field: blue +6, back blue normal']);
  });

  test('K-14 a city counts once for a meadow that touches it twice', () => {
    const tiles: Laid[] = [WALLED, EAST, ['CL-monastery', 1, -1, 0]];
    const game = meadows({ tiles });
    const meadow = realmOf(game, nodeNamed(game, 'field:Nw', 1, -1));
    expect(
      meadow.places
        .filter(({ x }) => x === 0)
        .map(({ y }) => y)
        .sort(),
    ).toEqual([-1, 0]);
    expect(meadow.now).toEqual({ terms: [{ what: 'city', count: 1, each: 3 }], points: 3 });
  });

  test('K-14 one city pays two meadows, to two players or twice to one', () => {
    const tiles: Laid[] = [WALLED, EAST];
    const other = (color: string): Scene['meeples'] => [...(FARMER ?? []), [color, 'normal', 'field:En', 0, -1]];
    expect(atTheEnd({ tiles, meeples: other('blue') })).toEqual([
      'final field: red +3, back red normal',
      'final field: blue +3, back blue normal',
    ]);
    expect(atTheEnd({ tiles, meeples: other('red') })).toEqual([
      'final field: red +3, back red normal',
      'final field: red +3, back red normal',
    ]);
  });

  test('FA-5 K-1 the majority in a meadow is paid, and in a tie everybody in full', () => {
    const tiles: Laid[] = [EAST, ['CL-straight', 2, 0, 0], WALLED, ['CL-monastery', 1, -1, 0]];
    const lying = (...colors: string[]): Partial<Scene> => ({
      tiles,
      meeples: colors.map((color, i) => [color, 'normal', 'field:Nw', 1, i === 0 ? -1 : 0] as const),
    });
    const end = (of: Partial<Scene>) => {
      const before = meadows({ ...of, stack: ['CL-straight'] });
      return totals(takeTurn(before, { tile: ['CL-straight', -1, 0, 0] }).game);
    };
    expect(end(lying('red', 'blue'))).toEqual({ red: 3, blue: 3 });
    expect(end(lying('red', 'blue', 'blue'))).toEqual({ red: 0, blue: 3 });
  });
});
