/** Inspects tiles and their markup, for tests: what meets at the border of a tile, and what a symbol consists of. */
import type { Side, TileKind } from '@asteroute/tiles';
import { SIDES } from '@asteroute/tiles';
import type { Point, QuarterTurn } from '../../model/state.ts';
import { type Curve, turn, turnCurve } from '../curves/curve.ts';
import { featureCurve } from './features.ts';
import { formOf } from './forms.ts';
import { meadowLoops } from './meadows.ts';

/** One place where a rim or a lane meets the border of a tile. */
export interface EdgePoint {
  /** The type of the feature, which must continue on the neighbouring tile. */
  readonly type: string;
  /** Position along the side, clockwise: 0..100. */
  readonly at: number;
  /** Angle in degrees between the side, clockwise, and the path as it goes into the tile: 0..180. */
  readonly angle: number;
}

/** Every crossing of one side, ordered along it, of the tile as it lies after `rotation`. */
export function edgePoints(kind: TileKind, rotation: QuarterTurn, side: Side): EdgePoint[] {
  // Rotates the tile further until the side is in the north.
  const toNorth = rotation + 4 - SIDES.indexOf(side);
  const found = kind.features.flatMap((f, i) => {
    if (formOf(f) === 'disc' || formOf(f) === 'rest') return [];
    const ends = northEnds(turnCurve(featureCurve(kind, i), toNorth));
    const touches = f.sides?.includes(SIDES[(SIDES.indexOf(side) + 4 - rotation) % 4]);
    return touches ? ends.map((e) => ({ type: f.type, ...e })) : [];
  });
  return found.sort((a, b) => a.at - b.at);
}

/** The ends of the curve's pieces that lie on the north side. Corners count only where the rim leaves the border. */
function northEnds(curve: Curve): Omit<EdgePoint, 'type'>[] {
  const starts = [curve.from, ...curve.pieces.map((p) => p.to)];
  const directed = curve.pieces.flatMap((p, i) => [
    { at: starts[i], towards: p.c1 },
    { at: p.to, towards: p.c2 },
  ]);
  const inward = directed.filter((d) => d.at.v === 0 && d.towards.v > 0 && isRim(curve, d));
  return inward.map(({ at, towards }) => ({ at: at.u, angle: degrees(towards.u - at.u, towards.v - at.v) }));
}

/** Whether a piece is a rim, and does not run along the tile's border. */
const isRim = (curve: Curve, d: { at: Point; towards: Point }): boolean =>
  !curve.closed || (d.at.u !== d.towards.u && d.at.v !== d.towards.v);

const degrees = (u: number, v: number): number => Math.round((Math.atan2(v, u) * 18000) / Math.PI) / 100;

/** A stretch of a side that a meadow covers: positions along the side, clockwise. */
export interface EdgeStretch {
  readonly feature: number;
  readonly from: number;
  readonly to: number;
}

/** Every stretch of meadow on one side, ordered along it, of the tile as it lies after `rotation`. */
export function edgeStretches(kind: TileKind, rotation: QuarterTurn, side: Side): EdgeStretch[] {
  const toNorth = rotation + 4 - SIDES.indexOf(side);
  const found = kind.features.flatMap((f, feature) =>
    formOf(f) === 'rest'
      ? meadowLoops(kind, feature).flatMap((loop) =>
          northStretches(
            loop.map((p) => turn(p, toNorth)),
            feature,
          ),
        )
      : [],
  );
  return found.sort((a, b) => a.from - b.from);
}

function northStretches(loop: readonly Point[], feature: number): EdgeStretch[] {
  return loop.flatMap((a, i) => {
    const b = loop[(i + 1) % loop.length];
    const along = Math.abs(a.v) < 1e-6 && Math.abs(b.v) < 1e-6;
    return along ? [{ feature, from: Math.min(a.u, b.u), to: Math.max(a.u, b.u) }] : [];
  });
}

/** The first error in markup that is not a tree of closed tags with quoted attributes; empty if there is none. */
export function malformed(markup: string): string {
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

export const ids = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);

/** Ids that the markup refers to but does not define. */
export function missingIds(markup: string): string[] {
  const defined = new Set(ids(markup));
  const named = new Set([...markup.matchAll(/(?:href="|url\()#([\w-]+)/g)].map((m) => m[1]));
  return [...named].filter((id) => !defined.has(id));
}

export const symbolMarkup = (markup: string, id: string): string =>
  markup.match(new RegExp(`<symbol id="${id}".*?</symbol>`))![0];
