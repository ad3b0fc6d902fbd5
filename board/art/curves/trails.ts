/** Computes the path along the lines of a realm, on which animated traffic travels. */
import type { Point } from '../../model/state.ts';
import { distance } from './curve.ts';

/** Two ends that are closer than this count as one point, because lines meet on the border of their tiles. */
const MEETS = 1;

const meet = (a: Point | undefined, b: Point): boolean => a !== undefined && distance(a, b) < MEETS;

const from = (pieces: readonly Point[][], at: Point): Point[][] =>
  pieces.flatMap((piece) => {
    if (meet(piece[0], at)) return [piece];
    return meet(piece.at(-1), at) ? [piece.toReversed()] : [];
  });

const isLoose = (pieces: readonly Point[][], at: Point): boolean => from(pieces, at).length === 1;

/** One path through all connected pieces, starting from a loose end if there is one. */
export function trail(pieces: readonly Point[][]): Point[] {
  const ends = pieces.flatMap((piece) => [piece[0], piece[piece.length - 1]]);
  const start = ends.find((end) => isLoose(pieces, end)) ?? ends[0];
  const way: Point[] = [];
  let left = [...pieces];
  for (let at: Point | undefined = start; at !== undefined; at = way.at(-1)) {
    const here: Point = at;
    const [next] = from(left, here);
    if (next === undefined) return way;
    left = left.filter((piece) => !from([piece], here).length || !sameWay(piece, next));
    way.push(...(way.length === 0 ? next : next.slice(1)));
  }
  return way;
}

const sameWay = (a: readonly Point[], b: readonly Point[]): boolean =>
  (a[0] === b[0] && a.at(-1) === b.at(-1)) || (a[0] === b.at(-1) && a.at(-1) === b[0]);
