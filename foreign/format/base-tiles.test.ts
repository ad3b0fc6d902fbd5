import { classicTiles, HALF_EDGES, SIDES } from '@asteroute/tiles';
import { expect, test } from 'vitest';
import { numberedTile, START_TYPE, TYPES, tileOfNumber, typeOf } from './base-tiles.ts';
import { featureNamed } from './features.ts';

/** The sides of each kind in its rotation 0, from north clockwise, and how many there are. */
const KINDS =
  '1ccrc 2ccrc 3cffc 2cffc 3crrc 2crrc 1fcfc 2fcfc 2cffc 3cfcf 5cfff 3cfrr 3crrf 3crrr 4crfr 8rfrf 9ffrr 4frrr 1rrrr 4ffff 2ffrf 1cccc 3ccfc 1ccfc';
const TYPE_NUMBERS = Array.from({ length: TYPES }, (_, index) => index + 1);

const kindOf = (type: number) => {
  const kind = numberedTile(type);
  if (kind === undefined) throw new Error(`no kind ${type}`);
  return kind;
};

/** What a tile shows at a side in the kind's rotation 0. */
function sideOf(type: number, side: string): string {
  const { tiles, turned } = kindOf(type);
  const shown = ['city', 'road'].find((kind) => featureNamed(tiles[0], `${kind}:${side}`, turned) !== undefined);
  return shown?.[0] ?? 'f';
}

test('the kinds have the sides and counts that are printed', () => {
  const found = TYPE_NUMBERS.map((type) => kindOf(type).count + SIDES.map((side) => sideOf(type, side)).join(''));
  expect(found.join(' ')).toBe(KINDS);
});

test('every tile of ours is of one kind, as often as there are', () => {
  const counts = new Map(classicTiles.tiles.map(({ id, count }) => [id, count]));
  for (const type of TYPE_NUMBERS) {
    const { tiles, count } = kindOf(type);
    const own = tiles.reduce((sum, id) => sum + (counts.get(id) ?? 0), type === START_TYPE ? 1 : 0);
    expect([type, own]).toEqual([type, count]);
  }
  expect(classicTiles.tiles.filter(({ id }) => typeOf(id) === 0).map(({ id }) => id)).toEqual(['CL-start']);
});

test('the positions on a tile are all its features but a garden, each once', () => {
  for (const type of TYPE_NUMBERS) {
    const { tiles, turned, places } = kindOf(type);
    const named = places.flatMap((place) => (place === null ? [] : [featureNamed(tiles[0], place, turned)]));
    const { features } = classicTiles.tiles.find(({ id }) => id === tiles[0]) ?? { features: [] };
    expect(new Set(named), `type ${type}`).toEqual(new Set(features));
    expect(named.length, `type ${type}`).toBe(features.length);
  }
});

test('tiles numbered from 1 to 72 are those of the box', () => {
  const START_NUMBER = 36;
  const numbers = Array.from({ length: 72 }, (_, index) => index + 1).filter((number) => number !== START_NUMBER);
  const named = numbers.map((number) => tileOfNumber(number)?.tiles[0] ?? '');
  const box = classicTiles.tiles.filter(({ start }) => start !== true);
  const boxed = box.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  expect(named.sort()).toEqual(boxed.sort());
  for (const wrong of [0, -1, 73, 1e9]) expect(tileOfNumber(wrong)).toBeUndefined();
});

test('half edges and sides turn with the tile', () => {
  for (const [index, half] of HALF_EDGES.entries()) {
    expect(featureNamed('CL-junction4', `field:${half}`, 0)).toBe(
      featureNamed('CL-junction4', `field:${HALF_EDGES[(index + 2) % 8]}`, 1),
    );
  }
});
