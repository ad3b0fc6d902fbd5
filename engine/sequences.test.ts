import { expect, test } from 'vitest';
import { reserve } from './observe.ts';
import { RING, RING_END } from './printed-examples.ts';
import { places, placeTile, scene, standing, story, takeTurn, totals } from './testing.ts';

const PLANET = ['SW-planet-h', 0, 1, 0] as const;

test('X-attack-on-planet-completed-by-tile: the winner scores the planet at once (C-7, C-8)', () => {
  const before = scene({
    colors: 'white red',
    tiles: [PLANET, ...RING],
    meeples: [['white', 'large', 'planet', 0, 1]],
    turn: 'red',
  });
  expect(places(placeTile(before, RING_END).game)).toContain('planet@0,1');
  const taken = takeTurn(before, {
    tile: RING_END,
    deploy: ['small', 'planet@0,1'],
    throws: [{ red: [6], white: [5, 5] }],
  });
  expect(story(taken)).toEqual([
    'battle: white 2 red 1',
    'out: white +2, back white large',
    'won: red',
    'planet: red +11, back red small',
  ]);
  expect(totals(taken.game)).toEqual({ red: 11, white: 2 });
});

test('X-reinforced-planet: scored once, both meeples return (C-4, C-29)', () => {
  const before = scene({
    colors: 'red white',
    tiles: [PLANET, ...RING],
    meeples: [
      ['red', 'small', 'planet', 0, 1],
      ['red', 'small', 'planet', 0, 1],
    ],
    turn: 'white',
  });
  const taken = takeTurn(before, { tile: RING_END });
  expect(story(taken)).toEqual(['planet: red +11, back red small, red small']);
  expect(reserve(taken.game, 0)).toEqual({ small: 4, large: 1 });
});

test('X-active-not-involved: the owners fight over what another joins (C-19, SW-28)', () => {
  const before = scene({
    colors: 'red black green',
    tiles: [
      ['SW-straight', -1, 0, 1],
      ['SW-curve', 0, 1, 0],
      ['SW-straight', 1, 1, 0],
    ],
    meeples: [
      ['red', 'small', 'route:E', -1, 0],
      ['black', 'small', 'route:N', 1, 1],
    ],
    turn: 'green',
  });
  const taken = takeTurn(before, { tile: ['SW-curve', 1, 0, 0], throws: [{ red: [2], black: [5] }] });
  expect(story(taken)).toEqual(['battle: red 1 black 1', 'out: red +1, back red small', 'won: black']);
  expect(totals(taken.game)).toEqual({ red: 1, black: 0, green: 0 });
  expect(standing(taken.game)).toEqual(['black small route:N 1,1']);
});
