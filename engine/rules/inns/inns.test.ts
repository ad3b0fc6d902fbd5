import { describe, expect, test } from 'vitest';
import { reserve } from '../../observe/observe.ts';
import { countUp } from '../../play/play.ts';
import { actOnly, offers, placeTile, type Scene, scene, story, takeTurn, totals } from '../../test/testing.ts';

function inns(of: Partial<Scene> = {}) {
  return scene({ edition: 'classic', colors: 'red blue', ...of, modules: ['inns', ...(of.modules ?? [])] });
}

const ON_ROAD: Scene['meeples'] = [['red', 'normal', 'road:E', 0, 0]];
const INN = ['IC-straight-inn-garden', 1, 0, 0] as const;

describe('tiles', () => {
  test('IC-9 an inn may lengthen the road of a rival, who then has nothing of it while it is open', () => {
    const placed = placeTile(inns({ meeples: ON_ROAD, turn: 'blue' }), [...INN]).game;
    expect(offers(placed)).toEqual(['pass']);
    const after = actOnly(inns({ meeples: ON_ROAD, turn: 'blue' }), { tile: [...INN] }).game;
    expect(totals(countUp(after).game)).toEqual({ red: 0, blue: 0 });
  });

  test('IC-10 a monastery between two roads ends both', () => {
    const before = inns({ meeples: ON_ROAD, tiles: [['CL-junction3', -1, 0, 0]], turn: 'blue' });
    expect(story(takeTurn(before, { tile: ['IC-monastery-roads', 1, 0, 0] }))).toEqual([
      'road: red +3, back red normal',
    ]);
  });

  test('IC-10 a tile with four separate cities; two curves that do not touch; a crossing that ends both roads', () => {
    const four = placeTile(inns(), ['IC-c1c1c1c1-garden', 0, -1, 0]).game;
    expect(offers(four).filter((offer) => offer.startsWith('normal'))).toEqual(
      ['N', 'E', 'S', 'W'].map((side) => `normal city:${side}`).sort(),
    );
    const curves = placeTile(inns(), ['IC-curves', 1, 0, 0]).game;
    expect(offers(curves).filter((offer) => offer.startsWith('normal'))).toEqual(['normal road:E', 'normal road:N']);
    const crossing = placeTile(inns(), ['IC-c1c1-roads', 1, 0, 0]).game;
    expect(offers(crossing)).toEqual(expect.arrayContaining(['normal road:E', 'normal road:W']));
  });
});

describe('points', () => {
  test('K-49 an open road with an inn pays nothing, also where an open road pays 1 point in all', () => {
    const flat = inns({ meeples: ON_ROAD, options: { openRoad: 'flat' }, tiles: [[...INN]] });
    expect(totals(countUp(flat).game)).toEqual({ red: 0, blue: 0 });
    const plain = inns({ meeples: ON_ROAD, options: { openRoad: 'flat' } });
    expect(totals(countUp(plain).game)).toEqual({ red: 1, blue: 0 });
  });

  test('K-54 K-6 the smallest city with a cathedral has five tiles, so none has two', () => {
    const before = inns({
      meeples: [['red', 'normal', 'city:N', 0, 0]],
      tiles: [
        ['IC-c4-cathedral', 0, -1, 0],
        ['CL-c1', 1, -1, 3],
        ['CL-c1', -1, -1, 1],
      ],
      turn: 'blue',
    });
    expect(story(takeTurn(before, { tile: ['CL-c1', 0, -2, 2] }))).toEqual(['city: red +15, back red normal']);
  });
});

describe('the large meeple', () => {
  test('K-53 is not taken back as an abbot is', () => {
    const monastery: NonNullable<Scene['tiles']> = [['CL-monastery', 0, 1, 0]];
    const held = (meeple: string) =>
      inns({ modules: ['abbot'], tiles: monastery, meeples: [['red', meeple, 'monastery', 0, 1]] });
    const offered = (meeple: string) => offers(placeTile(held(meeple), ['CL-straight', 1, 0, 0]).game);
    expect(offered('abbot')).toContain('recall');
    expect(offered('large')).not.toContain('recall');
    expect(reserve(held('large'), 0)).toEqual({ normal: 7, large: 0, abbot: 1 });
  });
});
