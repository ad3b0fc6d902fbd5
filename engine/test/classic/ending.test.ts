import { describe, expect, test } from 'vitest';
import { GARDEN, GARDEN_RING, ROAD_RING } from '../../../examples/printed.ts';
import { ahead, legal, projectedScores } from '../../observe/observe.ts';
import { draw, type Laid, type Scene, scene, story, takeTurn, totals } from '../testing.ts';

const LAST: Laid = ['CL-straight', 1, 0, 0];

/** Plays the last turn of a game: Red places the last tile, and all held realms are scored. */
function lastTurn(of: Partial<Scene>, tile: Laid = LAST) {
  return takeTurn(scene({ edition: 'classic', colors: 'red blue', ...of, stack: [tile[0]] }), { tile });
}

describe('the end', () => {
  test('CL-16 with the turn of the last tile, which is played to its end', () => {
    const tiles: Laid[] = [['CL-junction3', -1, 0, 0]];
    const before = scene({ edition: 'classic', colors: 'red blue', tiles, stack: ['CL-junction3'] });
    const taken = takeTurn(before, { tile: ['CL-junction3', 1, 0, 0], deploy: ['normal', 'road:W'] });
    expect(story(taken)).toEqual(['road: red +3, back red normal']);
    expect(taken.events.at(-1)).toEqual({ type: 'ended', scores: [3, 0], winners: [0] });
    expect(legal(taken.game)).toEqual([]);
  });

  test('CL-16 when the last tile fits nowhere, without another placement', () => {
    const before = scene({
      edition: 'classic',
      colors: 'red blue',
      tiles: [['CL-c1', 0, -1, 2], LAST],
      meeples: [['blue', 'normal', 'road:E', 1, 0]],
      stack: ['CL-c4-shield'],
    });
    expect(story(draw(before, 'CL-c4-shield'))).toEqual([
      'CL-c4-shield leaves the game',
      'final road: blue +2, back blue normal',
    ]);
  });
});

describe('the final scoring', () => {
  test('CL-17 K-7 an open road: a point per tile, and not one alone', () => {
    const tiles: Laid[] = [-1, -2, -3].map((x) => ['CL-straight', x, 0, 0]);
    expect(story(lastTurn({ tiles, meeples: [['red', 'normal', 'road:E', -1, 0]] }))).toEqual([
      'final road: red +5, back red normal',
    ]);
  });

  test('CL-18 an open city: a point per tile and one per coat of arms', () => {
    const tiles: Laid[] = [
      ['CL-c2-through-shield', 0, -1, 1],
      ['CL-c2-through-shield', 0, -2, 1],
    ];
    expect(story(lastTurn({ tiles, meeples: [['blue', 'normal', 'city:S', 0, -1]] }))).toEqual([
      'final city: blue +5, back blue normal',
    ]);
  });

  test('CL-19 an open abbey: a point, and one per tile around, corners too', () => {
    const tiles: Laid[] = [['CL-monastery', 0, 1, 0], ...ROAD_RING.slice(0, 2)];
    expect(story(lastTurn({ tiles, meeples: [['red', 'normal', 'monastery', 0, 1]] }, ['CL-curve', 1, 2, 1]))).toEqual([
      'final monastery: red +5, back red normal',
    ]);
  });

  test('K-24 an abbot in a garden or an abbey that is open: the same', () => {
    const garden: Partial<Scene> = {
      modules: ['abbot'],
      tiles: [GARDEN, ...GARDEN_RING.slice(0, 3)],
      meeples: [['red', 'abbot', 'garden', 1, 0]],
    };
    expect(story(lastTurn(garden, ['CL-curve', 0, 1, 3]))).toEqual(['final garden: red +6, back red abbot']);
    const abbey: Partial<Scene> = {
      modules: ['abbot'],
      tiles: [['CL-monastery', 0, 1, 0]],
      meeples: [['blue', 'abbot', 'monastery', 0, 1]],
    };
    expect(story(lastTurn(abbey))).toEqual(['final monastery: blue +3, back blue abbot']);
  });

  test('K-1 CL-13 the majority counts at the end too, and ties score in full', () => {
    const tiles: Laid[] = [
      ['CL-straight', 1, 0, 0],
      ['CL-c1-straight', 2, 0, 0],
      ['CL-c1', 1, -1, 1],
    ];
    const meeples: Scene['meeples'] = [
      ['red', 'normal', 'city:N', 2, 0],
      ['blue', 'normal', 'city:E', 1, -1],
    ];
    const open: Laid = ['CL-c3', 2, -1, 2];
    expect(totals(lastTurn({ tiles, meeples }, open).game)).toEqual({ red: 3, blue: 3 });
    const third: Scene['meeples'] = [...meeples, ['blue', 'normal', 'city:W', 3, -1]];
    const gap: Laid[] = [...tiles, ['CL-straight', 3, 0, 0], ['CL-c2-through', 3, -1, 0]];
    expect(totals(lastTurn({ tiles: gap, meeples: third }, open).game)).toEqual({ red: 0, blue: 4 });
  });

  test('what the game would come to if it ended now is what the final scoring makes of it', () => {
    const tiles: Laid[] = [LAST, ['CL-monastery', 0, 1, 0]];
    const meeples: Scene['meeples'] = [
      ['red', 'normal', 'road:E', 1, 0],
      ['blue', 'normal', 'monastery', 0, 1],
    ];
    expect(projectedScores(scene({ edition: 'classic', colors: 'red blue', tiles, meeples }))).toEqual([2, 3]);
  });
});

describe('who wins', () => {
  test('CL-1 CL-20 the most points after the final scoring', () => {
    const before: Partial<Scene> = { tiles: [LAST], meeples: [['blue', 'normal', 'road:E', 1, 0]] };
    const { game, events } = lastTurn(before, ['CL-straight', 2, 0, 0]);
    expect([totals(game), ahead(game)]).toEqual([{ red: 0, blue: 3 }, [1]]);
    expect(events.at(-1)).toMatchObject({ type: 'ended', winners: [1] });
  });

  test('K-10 a tie is a shared victory', () => {
    expect(lastTurn({ colors: 'red blue black' }).events.at(-1)).toMatchObject({ winners: [0, 1, 2] });
  });
});
