import { SIDES, type Side } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { type Curve, clearance, distance, flatten, inside, pt, turn } from '../curves/curve.ts';
import { type RandomSource, range, seeded, times } from '../shape/random.ts';

export interface Rock {
  readonly at: Point;
  readonly r: number;
  readonly outline: readonly Point[];
}

/** The stones of a field, from the bottom layer to the top. */
export interface Strewn {
  readonly dust: readonly Point[];
  readonly gravel: readonly Point[];
  readonly stones: readonly Rock[];
  readonly giants: readonly Rock[];
}

/** An irregular stone: six to nine corners, a little longer than wide. */
function stone(random: RandomSource, at: Point, r: number): Rock {
  const n = r < 2.6 ? 6 : 7 + Math.floor(random() * 2 + r / 9);
  const long = range(random, 0.78, 1);
  const tilt = random() * Math.PI;
  const corner = (i: number): Point => {
    const angle = ((i + range(random, -0.3, 0.3)) / n) * 2 * Math.PI;
    const reach = r * range(random, 0.82, 1.06);
    const [u, v] = [reach * Math.cos(angle), reach * long * Math.sin(angle)];
    return pt(at.u + u * Math.cos(tilt) - v * Math.sin(tilt), at.v + u * Math.sin(tilt) + v * Math.cos(tilt));
  };
  return { at, r, outline: times(n, corner) };
}

/** Stones on the border between two tiles of a field, on one half of a side: distance along it and radius. */
const BORDER_STONES = [
  { t: 30, r: 6.2 },
  { t: 17.5, r: 2 },
  { t: 43, r: 3 },
] as const;

/** Each tile holds half of every border stone, symmetric under a half turn, so that any two sides match. */
function borderRocks(side: number): Rock[] {
  const random = seeded('border');
  return BORDER_STONES.flatMap(({ t, r }) => {
    const rock = stone(random, pt(t, 0), r);
    const mirror = { at: pt(100 - t, 0), r, outline: rock.outline.map((p) => pt(100 - p.u, -p.v)) };
    return [rock, mirror].map((k) => turnRock(k, side));
  });
}

const turnRock = (rock: Rock, by: number): Rock => ({
  at: turn(rock.at, by),
  r: rock.r,
  outline: rock.outline.map((p) => turn(p, by)),
});

type Room = (at: Point, r: number) => boolean;

/** Whether a stone of radius `r` fits inside the outline. */
function roomInside(curve: Curve): Room {
  const outline = flatten(curve);
  const ring = [...outline, outline[0]];
  return (at, r) => inside(at, outline) && clearance(at, ring) > r * 1.06 + 2.4;
}

/** In the order of `sizes`; keeps the stones that fit without touching others. */
function throwStones(random: RandomSource, sizes: readonly number[], room: Room, lying: readonly Rock[]): Rock[] {
  const kept: Rock[] = [];
  const free = (at: Point, r: number): boolean => [...lying, ...kept].every((k) => distance(k.at, at) > k.r + r + 0.8);
  for (const size of sizes) {
    for (let i = 0; i < 60; i++) {
      const at = pt(random() * 100, random() * 100);
      const r = size * range(random, 0.9, 1.08);
      if (!room(at, r) || !free(at, r)) continue;
      kept.push(stone(random, at, r));
      break;
    }
  }
  return kept;
}

const scatter = (random: RandomSource, many: number, room: (p: Point) => boolean): Point[] =>
  times(many, () => pt(random() * 100, random() * 100)).filter(room);

/** Places the stones of a field inside its rim: the largest ones first, gravel in the gaps. */
export function strew(curve: Curve, sides: readonly Side[], seed: string): Strewn {
  const random = seeded(seed);
  const room = roomInside(curve);
  const border = sides.flatMap((side) => borderRocks(SIDES.indexOf(side)));
  const n = sides.length;
  const giants = throwStones(random, [12.5, 10.5, 9, 8.2].slice(0, n + 1), room, border);
  const middling = [
    ...times(n + 2, () => 6.2),
    ...times(n + 3, () => 4.8),
    ...times(2 * n + 3, () => 3.4),
    ...times(3 * n + 3, () => 2.2),
  ];
  const stones = throwStones(random, middling, room, [...border, ...giants]);
  const gravel = scatter(random, 48, (p) => room(p, 1));
  const dust = scatter(random, 9, (p) => room(p, 7)).slice(0, n + 1);
  return { dust, gravel, stones: [...border, ...stones], giants };
}

export const shrink = (rock: Rock, by: number): Point[] =>
  rock.outline.map((p) => pt(rock.at.u + (p.u - rock.at.u) * by, rock.at.v + (p.v - rock.at.v) * by));
