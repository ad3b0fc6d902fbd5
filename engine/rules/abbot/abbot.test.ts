import { describe, expect, test } from 'vitest';
import { GARDEN, GARDEN_RING, GARDEN_RING_END, ROAD_RING, ROAD_RING_END } from '../../../examples/printed.ts';
import { legal, reserve } from '../../observe/observe.ts';
import { play } from '../../play/play.ts';
import {
  actOnly,
  type Laid,
  offers,
  placeTile,
  type Scene,
  scene,
  standing,
  step,
  story,
  takeTurn,
  totals,
} from '../../test/testing.ts';

function abbots(of: Partial<Scene> = {}) {
  return scene({ edition: 'classic', colors: 'red blue', ...of, modules: ['abbot', ...(of.modules ?? [])] });
}

const ABBEY: Laid = ['CL-monastery', 0, 1, 0];
const EAST: Laid = ['CL-straight', 1, 0, 0];
const IN_GARDEN: Scene['meeples'] = [['red', 'abbot', 'garden', 1, 0]];

describe('where the abbot may stand', () => {
  test('AB-1 AB-3 AB-5 in a garden the abbot, and no normal meeple', () => {
    expect(offers(placeTile(abbots(), GARDEN).game)).toEqual(['abbot garden', 'normal road:E', 'pass']);
    const { game } = takeTurn(abbots(), { tile: GARDEN, deploy: ['abbot', 'garden'] });
    expect([standing(game), reserve(game, 0)]).toEqual([['red abbot garden 1,0'], { normal: 7, abbot: 0 }]);
  });

  test('AB-3 in an abbey the abbot or a normal meeple', () => {
    expect(offers(placeTile(abbots(), ABBEY).game)).toEqual(['abbot monastery', 'normal monastery', 'pass']);
  });

  test('K-21 not on a road, in a city or in a meadow', () => {
    const before = abbots({ modules: ['farmers'] });
    const placed = placeTile(before, ['CL-c1-junction', 1, 0, 0]).game;
    expect(offers(placed).filter((offer) => offer.startsWith('abbot'))).toEqual([]);
    const [deploy] = legal(placed).filter((move) => move.type === 'deploy');
    const abbot = before.rules.meeples.findIndex(({ name }) => name === 'abbot');
    expect(play(placed, { ...deploy, meeple: abbot as never })).toMatchObject({ error: { code: 'illegal-action' } });
  });

  test('K-21 not in an abbey or a garden of a tile that lay there before', () => {
    expect(offers(placeTile(abbots({ tiles: [ABBEY, GARDEN] }), ['CL-straight', -1, 0, 0]).game)).toEqual([
      'normal road:E',
      'pass',
    ]);
  });

  test('K-11 each player has one abbot only', () => {
    const before = abbots({ meeples: IN_GARDEN, tiles: [GARDEN] });
    expect(offers(placeTile(before, ABBEY).game)).toEqual(['normal monastery', 'pass', 'recall']);
    expect(offers(placeTile(abbots({ meeples: IN_GARDEN, tiles: [GARDEN], turn: 'blue' }), ABBEY).game)).toEqual([
      'abbot monastery',
      'normal monastery',
      'pass',
    ]);
  });
});

describe('scoring', () => {
  test('AB-4 a garden with eight tiles around: 9 points, the abbot returns', () => {
    const before = abbots({ tiles: [GARDEN, ...GARDEN_RING], meeples: IN_GARDEN, turn: 'blue' });
    const taken = takeTurn(before, { tile: GARDEN_RING_END });
    expect(story(taken)).toEqual(['garden: red +9, back red abbot']);
    expect(reserve(taken.game, 0)).toEqual({ normal: 7, abbot: 1 });
  });

  test('AB-4 not with seven', () => {
    const before = abbots({ tiles: [GARDEN, ...GARDEN_RING.slice(0, 5)], meeples: IN_GARDEN, turn: 'blue' });
    expect(story(takeTurn(before, { tile: GARDEN_RING[5] }))).toEqual([]);
  });

  test('CL-10 an abbot in an abbey scores it like a normal meeple', () => {
    const before = abbots({ tiles: [ABBEY, ...ROAD_RING], meeples: [['blue', 'abbot', 'monastery', 0, 1]] });
    expect(story(takeTurn(before, { tile: ROAD_RING_END }))).toEqual(['monastery: blue +9, back blue abbot']);
  });

  test('K-26 a garden has one abbot: nobody joins him there', () => {
    const before = abbots({ tiles: [GARDEN, ...GARDEN_RING], meeples: IN_GARDEN, turn: 'blue' });
    const all = offers(placeTile(before, GARDEN_RING_END).game);
    expect(all.filter((offer) => offer.startsWith('abbot'))).toEqual([]);
    const beside: Laid = ['CL-curve-garden', 2, 0, 0];
    const two = takeTurn(abbots({ tiles: [GARDEN], meeples: IN_GARDEN, turn: 'blue' }), {
      tile: beside,
      deploy: ['abbot', 'garden'],
    });
    expect(standing(two.game)).toEqual(['red abbot garden 1,0', 'blue abbot garden 2,0']);
  });
});

describe('taking the abbot back', () => {
  const of: Partial<Scene> = { tiles: [GARDEN, ...GARDEN_RING.slice(0, 3)], meeples: IN_GARDEN };
  const FIFTH = GARDEN_RING[3];

  test('AB-6 K-22 scores his area at once as at the end, the tile just placed included', () => {
    const taken = takeTurn(abbots(of), { tile: FIFTH, recall: true });
    expect(story(taken)).toEqual(['back: red +6, red abbot']);
    expect([totals(taken.game), standing(taken.game)]).toEqual([{ red: 6, blue: 0 }, []]);
    expect(reserve(taken.game, 0)).toEqual({ normal: 7, abbot: 1 });
  });

  test('X-abbot-back-6: K-22 with six tiles around, 7 points', () => {
    const before = abbots({ tiles: [GARDEN, ...GARDEN_RING.slice(0, 4)], meeples: IN_GARDEN });
    const { game, events } = takeTurn(before, { tile: GARDEN_RING[4], recall: true });
    expect(events.find(({ type }) => type === 'recalled')).toMatchObject({
      formula: { terms: [{ what: 'tile', count: 7, each: 1 }], points: 7 },
      cells: { length: 7 },
      shares: [{ side: 0, points: 7 }],
      returned: [{ meeple: 'abbot', seat: 0, at: { kind: 'garden', x: 1, y: 0 } }],
    });
    expect(totals(game)).toEqual({ red: 7, blue: 0 });
  });

  test('AB-6 from an abbey too', () => {
    const before = abbots({ tiles: [ABBEY], meeples: [['red', 'abbot', 'monastery', 0, 1]] });
    expect(story(takeTurn(before, { tile: EAST, recall: true }))).toEqual(['back: red +3, red abbot']);
  });

  test('AB-6 K-22 is instead of placing any meeple, after the tile lies', () => {
    const before = abbots(of);
    expect(play(before, { type: 'recall' })).toMatchObject({ error: { code: 'wrong-phase' } });
    const placed = placeTile(before, FIFTH);
    expect(offers(placed.game)).toEqual(['normal road:E', 'pass', 'recall']);
    const back = step(placed, { type: 'recall' });
    expect(back.game.position).toMatchObject({ phase: 'draw', seat: 1 });
    const deployed = actOnly(before, { tile: FIFTH, deploy: ['normal', 'road:E'] });
    expect(standing(deployed.game)).toContain('red abbot garden 1,0');
  });

  test('K-22 not in the turn in which he was placed, and only by his owner', () => {
    const taken = actOnly(abbots(), { tile: GARDEN, deploy: ['abbot', 'garden'] });
    expect(taken.game.position.phase).toBe('draw');
    expect(offers(placeTile(taken.game, ABBEY).game)).not.toContain('recall');
    const own = takeTurn(taken.game, { tile: ABBEY });
    expect(offers(placeTile(own.game, ['CL-straight', -1, 0, 0]).game)).toContain('recall');
  });

  test('AB-6 no recall without an abbot on the board, nor of a normal meeple', () => {
    const before = abbots({ tiles: [ABBEY], meeples: [['red', 'normal', 'monastery', 0, 1]] });
    const placed = placeTile(before, EAST).game;
    expect(offers(placed)).not.toContain('recall');
    expect(play(placed, { type: 'recall' })).toMatchObject({ error: { code: 'illegal-action' } });
  });

  test('AB-6 the abbot who came back may go out again in a later turn', () => {
    const back = takeTurn(abbots(of), { tile: FIFTH, recall: true });
    const other = takeTurn(back.game, { tile: ['CL-straight', -1, 0, 0] });
    expect(offers(placeTile(other.game, ['CL-monastery', -1, 1, 0]).game)).toContain('abbot monastery');
  });

  test('K-23 is not offered when the tile just placed finished his own garden: it scores 9 as usual, once', () => {
    const before = abbots({ tiles: [GARDEN, ...GARDEN_RING], meeples: IN_GARDEN });
    const placed = placeTile(before, GARDEN_RING_END);
    expect(offers(placed.game)).not.toContain('recall');
    expect(play(placed.game, { type: 'recall' })).toMatchObject({ error: { code: 'illegal-action' } });
    const taken = takeTurn(before, { tile: GARDEN_RING_END });
    expect([story(taken), totals(taken.game)]).toEqual([['garden: red +9, back red abbot'], { red: 9, blue: 0 }]);
  });

  test('K-23 nor when it finished his own abbey', () => {
    const before = abbots({ tiles: [ABBEY, ...ROAD_RING], meeples: [['red', 'abbot', 'monastery', 0, 1]] });
    expect(offers(placeTile(before, ROAD_RING_END).game)).not.toContain('recall');
    expect(story(takeTurn(before, { tile: ROAD_RING_END }))).toEqual(['monastery: red +9, back red abbot']);
  });

  test('AB-6 other areas that the tile completes are scored after him', () => {
    const tiles: Laid[] = [['CL-junction3', -1, 0, 0], ABBEY];
    const meeples: Scene['meeples'] = [
      ['red', 'abbot', 'monastery', 0, 1],
      ['blue', 'normal', 'road:E', -1, 0],
    ];
    const taken = takeTurn(abbots({ tiles, meeples }), { tile: ['CL-junction3', 1, 0, 0], recall: true });
    expect(story(taken)).toEqual(['back: red +4, red abbot', 'road: blue +3, back blue normal']);
  });
});

test('K-25 without the module no abbot, no garden and no recall', () => {
  const before = scene({ edition: 'classic', colors: 'red blue' });
  expect(offers(placeTile(before, GARDEN).game)).toEqual(['normal road:E', 'pass']);
  expect(play(placeTile(before, GARDEN).game, { type: 'recall' })).toMatchObject({ error: { code: 'illegal-action' } });
});
