import { describe, expect, test } from 'vitest';
import { projectedScores, realmOf } from '../../observe/observe.ts';
import { counted, type Laid, nodeNamed, type Scene, scene, story, takeTurn } from '../../test/testing.ts';

const ROAD: Laid[] = [-1, -2, -3].map((x) => ['CL-straight', x, 0, 0]);
const HELD: Scene['meeples'] = [['red', 'normal', 'road:E', -1, 0]];

/** A scene with an open road of four tiles held by Red, with this value of the `openRoad` option. */
function road(openRoad: string, of: Partial<Scene> = {}) {
  const options = { openRoad };
  return scene({ edition: 'classic', colors: 'red blue', tiles: ROAD, meeples: HELD, options, ...of });
}

describe('an open road at the end', () => {
  test.each([
    ['tile', 5],
    ['flat', 1],
  ])('D-20 K-7 with openRoad set to %s: %i points', (openRoad, points) => {
    const taken = takeTurn(road(openRoad, { stack: ['CL-straight'] }), { tile: ['CL-straight', 1, 0, 0] });
    expect(story(taken)).toEqual([`final road: red +${points}, back red normal`]);
  });

  test('D-20 a flat one is told as one road, and is what the game comes to if it ended now', () => {
    const game = road('flat');
    expect(projectedScores(game)).toEqual([1, 0]);
    expect(realmOf(game, nodeNamed(game, 'road:E', -1, 0)).now).toEqual({
      terms: [{ what: 'road', each: 1, count: 1 }],
      points: 1,
    });
  });

  test('D-20 K-1 a flat one is 1 point for each of those who have most meeples on it', () => {
    const meeples: Scene['meeples'] = [...(HELD ?? []), ['blue', 'normal', 'road:E', -3, 0]];
    expect(projectedScores(road('flat', { meeples }))).toEqual([1, 1]);
  });
});

test.each(['tile', 'flat'])('CL-8 a completed road is a point a tile with openRoad set to %s', (openRoad) => {
  const tiles: Laid[] = [...ROAD, ['CL-junction3', 1, 0, 0]];
  const taken = takeTurn(road(openRoad, { tiles }), { tile: ['CL-junction3', -4, 0, 0] });
  expect(story(taken)).toEqual(['road: red +6, back red normal']);
  const scored = taken.events.find((event) => event.type === 'scored');
  expect(scored?.type === 'scored' && counted(scored, 'tile')).toBe(6);
});
