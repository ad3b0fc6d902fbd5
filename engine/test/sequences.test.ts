import { expect, test } from 'vitest';
import { SEQUENCES } from '../../examples/vectors.ts';
import { reserve } from '../observe/observe.ts';
import { places, placeTile, scene, standing, story, takeTurn, totals } from './testing.ts';

test('X-attack-on-planet-completed-by-tile: the winner scores the planet at once (C-7, C-8)', () => {
  const { scene: start, turn } = SEQUENCES['X-attack-on-planet-completed-by-tile'];
  const before = scene(start);
  expect(places(placeTile(before, turn.tile).game)).toContain('planet@0,1');
  const taken = takeTurn(before, turn);
  expect(story(taken)).toEqual([
    'battle: white 2 red 1',
    'out: white +2, back white large',
    'won: red',
    'planet: red +11, back red small',
  ]);
  expect(totals(taken.game)).toEqual({ red: 11, white: 2 });
});

test('X-reinforced-planet: scored once, both meeples return (C-4, C-29)', () => {
  const { scene: start, turn } = SEQUENCES['X-reinforced-planet'];
  const before = scene(start);
  const taken = takeTurn(before, turn);
  expect(story(taken)).toEqual(['planet: red +11, back red small, red small']);
  expect(reserve(taken.game, 0)).toEqual({ small: 4, large: 1 });
});

test('X-active-not-involved: the owners fight over what another joins (C-19, SW-28)', () => {
  const { scene: start, turn } = SEQUENCES['X-active-not-involved'];
  const before = scene(start);
  const taken = takeTurn(before, turn);
  expect(story(taken)).toEqual(['battle: red 1 black 1', 'out: red +1, back red small', 'won: black']);
  expect(totals(taken.game)).toEqual({ red: 1, black: 0, green: 0 });
  expect(standing(taken.game)).toEqual(['black small route:N 1,1']);
});
