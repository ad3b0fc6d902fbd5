import { describe, expect, test } from 'vitest';
import type { Example } from '../../examples/example.ts';
import { E1, E2, E3, E4, E5, E6, E7, E8 } from '../../examples/printed.ts';
import { drawBoard } from '../observe/debug.ts';
import { dueBySide, places, placeTile, scene, standing, story, takeTurn, totals } from './testing.ts';

/** Draws the board of an example after the last tile is placed, before anything else happens. */
function board({ scene: before, turn }: Example): string[] {
  return drawBoard(placeTile(scene(before), turn.tile).game).split('\n');
}

function played({ scene: before, turn }: Example) {
  const taken = takeTurn(scene(before), turn);
  return { story: story(taken), standing: standing(taken.game), totals: totals(taken.game) };
}

describe('printed examples', () => {
  test('V-E1 a completed route of 3 tiles; the other meeple stays (SW-43, SW-45, SW-51)', () => {
    expect(board(E1)).toEqual([
      '. ..a..a.', //
      'r+rrrrr+r',
      '.r.. ..r.',
    ]);
    expect(played(E1)).toEqual({
      story: ['route: red +3, back red small'],
      standing: ['white small asteroid:N 1,0'],
      totals: { red: 3, white: 0 },
    });
  });

  test('V-E1a the same route is taken, the rest of the tile is free (SW-20)', () => {
    const { game } = placeTile(scene(E1.scene), E1.turn.tile);
    expect(places(game)).toEqual(['asteroid:N', 'route:E', 'route:S']);
  });

  test('V-E2 a completed asteroid field of 3 tiles with a symbol (SW-47, SW-50)', () => {
    expect(board(E2)).toEqual([
      '. .. .', //
      ' .aaa',
      '. ..r.',
      '   .a.',
      '   rrr',
      '   . .',
    ]);
    expect(played(E2)).toEqual({
      story: ['asteroid: red +8, back red small'],
      standing: [],
      totals: { red: 8, white: 0 },
    });
  });

  test('V-E3 a completed planet with its own symbol (SW-48, SW-49)', () => {
    expect(board(E3)).toEqual([
      '. ..a.. .',
      ' rrrrrrr',
      '.r.. ..r.',
      '.r.. ..r.',
      ' r  R  r',
      '.r.. ..r.',
      '.r.. ..r.',
      ' rrrrrrr',
      '. .. .. .',
    ]);
    expect(played(E3)).toEqual({
      story: ['planet: red +11, back red large'],
      standing: [],
      totals: { red: 11, white: 0 },
    });
  });

  test('V-E4 a battle on a route, which is then scored (SW-29, SW-35, SW-39)', () => {
    expect(board(E4)).toEqual([
      '. ..a.. .. .',
      ' *rrrrrrrw*',
      '. .. .. .. .',
      '   . .. .. .',
      '   rrrrrrrrr',
      '   . .. .. .',
    ]);
    expect(played(E4)).toEqual({
      story: ['battle: red 1 white 1', 'out: white +1, back white small', 'won: red', 'route: red +4, back red small'],
      standing: [],
      totals: { red: 4, white: 1 },
    });
  });

  test('V-E5 a battle of three colours in an asteroid field (SW-30, SW-33, SW-34, SW-36)', () => {
    expect(board(E5)).toEqual([
      '.r.. .. .',
      ' rwaaaB.',
      '.r..a.. .',
      '.r..r.. .',
      ' r  a  rr',
      '.r..a..r.',
      '   .a.',
      '   rrr',
      '   . .',
    ]);
    expect(played(E5)).toEqual({
      story: [
        'battle: red 2 black 2 white 1',
        'out: white +1, back white small',
        'tie: red +1 black +1',
        'out: red +2, back red small',
        'won: black',
        'asteroid: black +12, back black large',
      ],
      standing: [],
      totals: { red: 3, black: 13, white: 1 },
    });
  });

  test('V-E6 an attack on a planet that stays open (SW-23, SW-40, SW-41)', () => {
    expect(board(E6)).toEqual([
      '   .a.', //
      '   rrr',
      '   . .',
      '.r.. ..r.',
      ' r  W  r',
      '.r.. ..r.',
    ]);
    expect(played(E6)).toEqual({
      story: ['battle: red 2 white 2', 'tie: red +1 white +1', 'out: white +2, back white large', 'won: red'],
      standing: ['red small planet 0,1'],
      totals: { red: 1, white: 3 },
    });
  });

  test('V-E7 the final scoring (SW-54 to SW-57)', () => {
    expect(board(E7)).toEqual([
      '      .a.',
      '       a',
      '      .a.',
      '      .g.',
      '       a',
      '      .a.',
      '. .. ..a.',
      'rrrrrrrrr',
      '. .. .. .',
      '      . .',
      '       O',
      '      . .',
      '      . .',
      '       .',
      '      .w.',
      '      .a.. .',
      '      aa  .a',
      '      . .. .',
    ]);
    expect(played(E7).totals).toEqual({ green: 5, black: 1, orange: 6, white: 2, red: 3 });
    expect(played(E7).story).toEqual([
      'final route: red +3, back red small',
      'final asteroid: green +5, back green small',
      'final asteroid: black +1, back black small',
      'final asteroid: white +2, back white small',
      'final planet: orange +6, back orange large',
    ]);
  });

  test('E8 a score goes on past 50: one lap and a point (SW-52, C-33)', () => {
    expect(played(E8).totals).toEqual({ red: 51, white: 0 });
  });
});

describe('the events of the printed battle on a route', () => {
  const { events, game } = takeTurn(scene(E4.scene), E4.turn);

  test('V-E4 each side says why it throws its dice', () => {
    const battle = events.find((event) => event.type === 'battle');
    expect(battle?.sides.map(({ side, seat, meeples, symbol }) => ({ side, seat, meeples, symbol }))).toEqual([
      { side: 0, seat: 0, meeples: [{ meeple: 'small', count: 1, dice: 1 }], symbol: 0 },
      { side: 1, seat: 1, meeples: [{ meeple: 'small', count: 1, dice: 1 }], symbol: 0 },
    ]);
    expect(dueBySide(game)).toEqual({});
  });

  test('V-E4 the scoring says which tiles counted and how', () => {
    const scored = events.find((event) => event.type === 'scored');
    expect(scored?.formula).toEqual({ terms: [{ what: 'tile', count: 4, each: 1 }], points: 4 });
    expect(scored?.cells.map(({ x, y }) => `${x},${y}`).sort()).toEqual(['-1,0', '0,0', '1,0', '2,0']);
  });
});
