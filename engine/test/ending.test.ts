import { describe, expect, test } from 'vitest';
import { ahead, legal, projectedScores, scores } from '../observe/observe.ts';
import { play } from '../play/play.ts';
import { leaders } from '../play/score.ts';
import { type Laid, type Scene, scene, step, story, takeTurn, tileNamed, totals } from './testing.ts';

const LAST: Laid = ['SW-straight', 3, 0, 1];

/** Plays the last turn of a game whose start route is two tiles longer. */
function lastTurn(of: Partial<Scene>, tile: Laid = LAST) {
  const tiles: Laid[] = [['SW-straight-h', 1, 0, 1], ['SW-straight-e', 2, 0, 1], ...(of.tiles ?? [])];
  return takeTurn(scene({ colors: 'red white', ...of, tiles, stack: [tile[0]] }), { tile });
}

describe('the end', () => {
  test('SW-53 C-47 the turn of the last tile is played to its end: meeple, battle, scoring; then the final scoring', () => {
    const before = scene({
      colors: 'red black white',
      tiles: [
        ['SW-planet-h', 0, 1, 0],
        ['SW-junction3', -1, 0, 0],
      ],
      meeples: [
        ['white', 'small', 'planet', 0, 1],
        ['black', 'small', 'route:E', -1, 0],
      ],
      stack: ['SW-junction3'],
    });
    const tile: Laid = ['SW-junction3', 1, 0, 0];
    const taken = takeTurn(before, { tile, deploy: ['small', 'planet@0,1'], throws: [{ red: [6], white: [1] }] });
    expect(story(taken)).toEqual([
      'battle: red 1 white 1',
      'out: white +1, back white small',
      'won: red',
      'route: black +3, back black small',
      'final planet: red +6, back red small',
    ]);
    expect(taken.events.slice(-1)).toMatchObject([{ type: 'ended', scores: [6, 3, 1], winners: [0] }]);
  });

  test('SW-53 when the last tile fits nowhere the game ends without another placement', () => {
    const before = scene({
      colors: 'red white',
      tiles: [
        ['SW-curve', 1, 0, 0],
        ['SW-curve', -1, 0, 3],
        ['SW-a2-through', 0, -1, 0],
        ['SW-a1', 0, -2, 2],
      ],
      meeples: [['white', 'small', 'route:S', 1, 0]],
      stack: ['SW-a4-e'],
      turn: 'white',
    });
    const taken = step({ game: before, events: [] }, { type: 'draw', tile: tileNamed(before, 'SW-a4-e') });
    expect(story(taken)).toEqual(['SW-a4-e leaves the game', 'final route: white +3, back white small']);
    expect(taken.game.position.phase).toBe('over');
  });

  test('SW-53 nothing can be played in a game that is over', () => {
    const { game } = lastTurn({});
    expect(legal(game)).toEqual([]);
    expect(play(game, { type: 'pass' })).toMatchObject({ error: { code: 'wrong-phase' } });
    expect(play(game, { type: 'draw', tile: 0 as never })).toMatchObject({ error: { code: 'wrong-phase' } });
  });

  test('C-43 no dice in the final scoring', () => {
    const taken = lastTurn({ meeples: [['red', 'small', 'route:E', 1, 0]] });
    expect(taken.events.some(({ type }) => type === 'battle' || type === 'rolled')).toBe(false);
  });
});

describe('the final scoring', () => {
  test('SW-54 SW-57 a route: a point per tile and two per symbol', () => {
    expect(story(lastTurn({ meeples: [['red', 'small', 'route:E', 1, 0]] }))).toEqual([
      'final route: red +8, back red small',
    ]);
  });

  test('SW-55 SW-57 an asteroid field: half, a point per tile, and two per symbol', () => {
    const tiles: Laid[] = [
      ['SW-a2-through-r', 0, -1, 0],
      ['SW-a3-h', 0, -2, 2],
    ];
    expect(story(lastTurn({ tiles, meeples: [['white', 'large', 'asteroid:N', 0, -1]] }))).toEqual([
      'final asteroid: white +7, back white large',
    ]);
  });

  test('SW-56 SW-57 C-45 a planet: its tile, the tiles around, corners too, and its own symbol', () => {
    const tiles: Laid[] = [['SW-planet-r', 0, 1, 0]];
    expect(story(lastTurn({ tiles, meeples: [['red', 'small', 'planet', 0, 1]] }))).toEqual([
      'final planet: red +5, back red small',
    ]);
  });

  test('C-44 a realm that nobody holds scores nothing', () => {
    expect(story(lastTurn({ tiles: [['SW-planet-r', 0, 1, 0]] }))).toEqual([]);
  });

  test('the projected score of a running game is the final one if it ended now', () => {
    const tiles: Laid[] = [['SW-straight-h', 1, 0, 1]];
    const game = scene({ colors: 'red white', tiles, meeples: [['red', 'small', 'route:E', 1, 0]] });
    expect([scores(game), projectedScores(game)]).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });
});

describe('who wins', () => {
  test('SW-12 SW-58 the most points after the final scoring', () => {
    const { game, events } = lastTurn({ meeples: [['white', 'small', 'route:E', 1, 0]] });
    expect(totals(game)).toEqual({ red: 0, white: 8 });
    expect(events.at(-1)).toMatchObject({ type: 'ended', winners: [1] });
  });

  test('C-46 a tie is a shared victory', () => {
    const { game, events } = lastTurn({ colors: 'red white orange' });
    expect(events.at(-1)).toMatchObject({ winners: [0, 1, 2] });
    expect(ahead(game)).toEqual([0, 1, 2]);
    expect(leaders([7, 9, 3, 9])).toEqual([1, 3]);
  });

  test('points of a battle in the last turn count', () => {
    const before = scene({
      colors: 'red white',
      tiles: [['SW-planet-h', 0, 1, 0]],
      meeples: [['white', 'small', 'planet', 0, 1]],
      stack: ['SW-straight'],
    });
    const plan = { tile: ['SW-straight', 1, 1, 0], deploy: ['large', 'planet@0,1'] } as const;
    const { game } = takeTurn(before, { ...plan, throws: [{ red: [2, 2], white: [3] }] });
    expect(totals(game)).toEqual({ red: 2, white: 5 });
  });
});
