import { SIDES, starWarsTiles, type TileKind } from '@asteroute/tiles';
import { describe, expect, it } from 'vitest';
import { flatten, inside, turn } from '../curves/curve.ts';
import { allSymbols, tileSymbolId } from '../index.ts';
import { hasPlanet, sidesOf } from '../shape/forms.ts';
import { featureCurve } from '../shape/geometry.ts';
import { malformed, symbolMarkup } from '../shape/testing.ts';
import { EMBLEMS, emblem } from './emblems.ts';
import { nebula } from './nebula.ts';
import { PLANETS, planetOf } from './planets.ts';
import { strew } from './rocks.ts';
import { SKY_CELLS, skyId } from './sky.ts';

const kinds = starWarsTiles.tiles;
const everything = allSymbols(starWarsTiles);

/**
 * The drawing of a tile without the parts that may differ between tiles with the same rules: stars and the variant of
 * the stones.
 */
const essence = (kind: TileKind): string =>
  symbolMarkup(everything, tileSymbolId(kind))
    .replace(/ id="[^"]*"/, '')
    .replace(/<g stroke="[^"]*" stroke-linecap="round">.*?<\/g>/, '')
    .replace(/(#as-field-\w+)-\d/g, '$1')
    .replace(/as-world-\d+/, 'as-world');

describe('tiles of Charted Space', () => {
  it('of the same rules differ in nothing but stars and stones', () => {
    const rules = (kind: TileKind): string => JSON.stringify(kind.features);
    for (const a of kinds) {
      for (const b of kinds) {
        if (a !== b) expect(essence(a) === essence(b), `${a.id} ${b.id}`).toBe(rules(a) === rules(b));
      }
    }
  });

  it('show twelve different worlds', () => {
    const worlds = kinds.filter(hasPlanet).flatMap((k) => Array.from({ length: k.count }, (_, i) => planetOf(k.id, i)));
    expect(worlds).toHaveLength(12);
    expect(new Set(worlds).size).toBe(12);
    expect(new Set(PLANETS.map((p) => p.face)).size).toBe(12);
  });
});

describe('the sky', () => {
  const drawn = nebula();
  const pieceAt = (x: number, y: number) => symbolMarkup(drawn, skyId({ x, y }));

  it('is one piece a cell with few clouds on each: what is painted is no larger than the tile', () => {
    expect(drawn).not.toContain('<pattern');
    for (let i = 0; i < SKY_CELLS ** 2; i++) {
      const clouds = pieceAt(i % SKY_CELLS, Math.floor(i / SKY_CELLS)).split('<ellipse').length - 1;
      expect(clouds).toBeLessThanOrEqual(9);
    }
  });

  it('goes on where it repeats, to every side', () => {
    expect(skyId({ x: -1, y: SKY_CELLS })).toBe(skyId({ x: SKY_CELLS - 1, y: 0 }));
    const atHeart = /translate\((\d\d?) (\d\d?)\)/;
    const hearts = Array.from({ length: SKY_CELLS ** 2 }, (_, i) =>
      pieceAt(i % SKY_CELLS, Math.floor(i / SKY_CELLS)),
    ).filter((piece) => atHeart.test(piece));
    expect(hearts.length).toBeGreaterThanOrEqual(15);
  });
});

describe('emblems', () => {
  it('have plates of different shapes', () => {
    const shapes = Object.values(EMBLEMS).map((e) => e.plate.replace(/[\d.\s-]/g, ''));
    expect(new Set(shapes).size).toBe(shapes.length);
    for (const name of ['rebels', 'empire', 'hunters']) expect(malformed(emblem(name))).toBe('');
  });
});

describe('stones', () => {
  const fields = kinds.flatMap((kind) =>
    kind.features.flatMap((f, i) => (f.type === 'asteroid' ? [{ kind, f, i }] : [])),
  );

  it('never cross the rim of their field', () => {
    for (const { kind, f, i } of fields) {
      const outline = flatten(featureCurve(kind, i));
      const { stones, giants } = strew(featureCurve(kind, i), sidesOf(f), kind.id);
      for (const rock of [...stones, ...giants]) {
        const shown = rock.outline.filter((p) => Math.min(p.u, p.v) > 0 && Math.max(p.u, p.v) < 100);
        expect(
          shown.every((p) => inside(p, outline)),
          `${kind.id} ${rock.at.u} ${rock.at.v}`,
        ).toBe(true);
      }
    }
  });

  it('on a border complete those of any neighbour', () => {
    const onNorth = fields.flatMap(({ kind, f, i }) => {
      const { stones } = strew(featureCurve(kind, i), sidesOf(f), kind.id);
      return sidesOf(f).map((side) => {
        const toNorth = ((4 - SIDES.indexOf(side)) % 4) as 0 | 1 | 2 | 3;
        const turned = stones.map((k) => k.outline.map((p) => turn(p, toNorth)));
        const across = turned.filter((o) => o.some((p) => p.v < -1e-9) && o.some((p) => p.v > 1e-9));
        return across.map((o) => o.map((p) => `${p.u.toFixed(6)} ${p.v.toFixed(6)}`).sort()).sort();
      });
    });
    for (const side of onNorth) expect(side).toEqual(onNorth[0]);
    const mirrored = onNorth[0]
      .map((o) =>
        o
          .map((p) => p.split(' ').map(Number))
          .map(([u, v]) => `${(100 - u).toFixed(6)} ${(-v).toFixed(6)}`)
          .sort(),
      )
      .sort();
    expect(mirrored).toEqual(onNorth[0]);
  });
});
