import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCORINGS, SHARED } from '../../../examples/classic-vectors.ts';
import { E11 } from '../../../examples/printed.ts';
import { counted, scene, story, takeTurn, totals } from '../testing.ts';

/**
 * A case of fixtures/scoring/vectors.json for the classic game, which says `abbey` and `meadow` where the engine says
 * monastery and field.
 */
interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly complete?: boolean;
  readonly tiles?: number;
  readonly neighbours?: number;
  readonly shields?: number;
  readonly completed_cities?: number;
  readonly points: number;
}

const KINDS: Readonly<Record<string, string>> = {
  road: 'road',
  city: 'city',
  abbey: 'monastery',
  garden: 'garden',
  meadow: 'field',
};
const file = new URL('../../../fixtures/scoring/vectors.json', import.meta.url);
const { scoring } = JSON.parse(readFileSync(file, 'utf8')) as { scoring: readonly Vector[] };
const VECTORS = scoring.filter(({ kind }) => Object.hasOwn(KINDS, kind));

describe('scoring (CL-8 to CL-10, CL-17 to CL-19, FA-4, AB-4, AB-6, K-6, K-7)', () => {
  test.each(VECTORS)('$id', (vector) => {
    const example = SCORINGS[vector.id];
    const { events } = takeTurn(scene(example.scene), example.turn);
    const scored = events.find((event) => event.type === 'scored' || event.type === 'recalled');
    if (scored?.type !== 'scored' && scored?.type !== 'recalled') throw new Error('nothing was scored');
    const { kind, tiles = 1 + (vector.neighbours ?? 0), shields = 0, completed_cities: cities, points } = vector;
    const at = scored.type === 'scored' ? scored.at : scored.figure.at;
    expect(at.kind).toBe(KINDS[kind]);
    if (scored.type === 'scored') expect(scored.complete).toBe(vector.complete ?? false);
    expect([counted(scored, 'tile'), counted(scored, 'shield'), counted(scored, 'city')]).toEqual(
      cities === undefined ? [tiles, shields, 0] : [0, 0, cities],
    );
    expect(scored.shares).toEqual([{ side: 0, points }]);
  });

  test('every vector of the classic game has its position', () => {
    expect(Object.keys(SCORINGS).sort()).toEqual(VECTORS.map(({ id }) => id).sort());
  });
});

test('V-E11 two players with a meeple each on a completed road both score the full road (CL-13)', () => {
  expect(story(takeTurn(scene(E11.scene), E11.turn))).toEqual(['road: red +3 blue +3, back red normal, blue normal']);
});

test('X-majority-tie: a road of 3 tiles with a meeple of blue and one of red (CL-13, K-1)', () => {
  const { game } = takeTurn(scene(E11.scene), E11.turn);
  expect(totals(game)).toEqual({ red: 3, blue: 3, green: 0 });
});

test('X-majority: a city of 4 tiles with two meeples of blue and one of red (CL-14, K-1, K-2)', () => {
  const { scene: before, turn } = SHARED['X-majority'];
  const taken = takeTurn(scene(before), turn);
  expect(story(taken)).toEqual(['city: blue +8, back red normal, blue normal, blue normal']);
  expect(totals(taken.game)).toEqual({ red: 0, blue: 8 });
});
