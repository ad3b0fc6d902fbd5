import { SIDES, starWarsTiles, type TileKind } from '@asteroute/tiles';
import { describe, expect, it } from 'vitest';
import { EMBLEMS, emblem } from './charted/emblems.ts';
import { PLANETS, planetOf } from './charted/planets.ts';
import { strew } from './charted/rocks.ts';
import { flatten, inside, turn } from './curve.ts';
import { hasPlanet, sidesOf } from './forms.ts';
import { featureCurve } from './geometry.ts';
import { allSymbols, copies, tileSvg, tileSymbolId, tileSymbols } from './index.ts';

const kinds = starWarsTiles.tiles;
const everything = allSymbols(starWarsTiles);

/** The complaint about markup that is not a tree of closed tags with quoted attributes; empty if it is. */
function malformed(markup: string): string {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
  for (let at = 0; at < markup.length; at = tag.lastIndex) {
    tag.lastIndex = at;
    const found = tag.exec(markup);
    if (found === null) return `no tag at "${markup.slice(at, at + 40)}"`;
    const [, closing, name, , empty] = found;
    if (closing && open.pop() !== name) return `</${name}> closes nothing`;
    if (!closing && !empty) open.push(name);
  }
  return open.join(' ');
}

const ids = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
const references = (markup: string): string[] => [...markup.matchAll(/(?:href="|url\()#([\w-]+)/g)].map((m) => m[1]);
const symbolOf = (id: string): string => everything.match(new RegExp(`<symbol id="${id}".*?</symbol>`))![0];

/** A drawing without what may differ between tiles of the same rules: stars, and which heap of stones it shows. */
const essence = (kind: TileKind): string =>
  symbolOf(tileSymbolId(kind))
    .replace(/ id="[^"]*"/, '')
    .replace(/<g stroke="[^"]*" stroke-linecap="round">.*?<\/g>/, '')
    .replace(/(#as-field-\w+)-\d/g, '$1')
    .replace(/as-world-\d+/, 'as-world');

describe('symbols', () => {
  it('are well formed, name each id once and refer to nothing that is missing', () => {
    expect(malformed(everything)).toBe('');
    const all = ids(everything);
    expect(new Set(all).size).toBe(all.length);
    expect(references(everything).filter((id) => !all.includes(id))).toEqual([]);
  });

  it('need no filter, no script and no inline style, which the content policy forbids', () => {
    expect(everything).not.toMatch(/<filter|<script|<style| style=|<image/);
  });

  it('are the same each time and lean enough for a board of 76 tiles', () => {
    expect(tileSymbols(starWarsTiles)).toBe(tileSymbols(starWarsTiles));
    expect(tileSymbols(starWarsTiles).length).toBeLessThan(220_000);
    for (const kind of kinds) expect(symbolOf(tileSymbolId(kind)).length, kind.id).toBeLessThan(6_000);
  });
});

describe('tiles', () => {
  it.each(kinds.map((k) => [k.id, k] as const))('%s is a picture of its own', (_, kind) => {
    for (let copy = 0; copy < copies(kind); copy++) {
      const svg = tileSvg(kind, copy);
      expect(malformed(svg)).toBe('');
      expect(references(svg).filter((id) => !ids(svg).includes(id))).toEqual([]);
    }
  });

  it('that differ in the rules differ in their drawing, and others do not', () => {
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
      const { stones, giants } = strew(featureCurve(kind, i), sidesOf(f).join(''), kind.id);
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
      const { stones } = strew(featureCurve(kind, i), sidesOf(f).join(''), kind.id);
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
