import type { TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { COUNTRYSIDE as C } from '../../theme/countryside.ts';
import { distance, num, pt } from '../curves/curve.ts';
import { has, indexesOf } from '../shape/forms.ts';
import { GARDEN_RADIUS, gardenSpot } from '../shape/gardens.ts';
import { anchor } from '../shape/geometry.ts';
import { fromBorder, hasMeadows, obstacles } from '../shape/ground-plan.ts';
import { INN_RADIUS, innSpots } from '../shape/inns.ts';
import { type RandomSource, range, seeded, times } from '../shape/random.ts';
import { type PlacedSprite, type Sprite, stand } from './sprites.ts';

/** How many are tried, the radius that each takes up, and the probability of each try. */
const PLANTS: readonly { readonly sprite: Sprite; readonly many: number; readonly r: number; readonly odds: number }[] =
  [
    { sprite: 'mill', many: 1, r: 8, odds: 0.3 },
    { sprite: 'acre', many: 1, r: 12, odds: 0.55 },
    { sprite: 'grove', many: 2, r: 7.4, odds: 0.6 },
    { sprite: 'hedge', many: 1, r: 10, odds: 0.55 },
    { sprite: 'tree', many: 2, r: 4.4, odds: 0.7 },
    { sprite: 'fir', many: 2, r: 5, odds: 0.35 },
    { sprite: 'sheep', many: 1, r: 7, odds: 0.3 },
    { sprite: 'tuft', many: 8, r: 5.4, odds: 1 },
  ];

/** Whether a sprite of radius `r` fits: off drawings, border and gardens, and off farmers unless it is `low`. */
function roomOf(kind: TileKind): (p: Point, r: number, low: boolean) => boolean {
  const solid = obstacles(kind);
  const beds = has(kind, 'garden') ? [gardenSpot(kind)] : [];
  const inns = innSpots(kind);
  const farmers = indexesOf(kind, 'field').map((i) => anchor(kind, i, 0));
  return (p, r, low) =>
    solid(p) > r + 2.2 &&
    fromBorder(p) > r &&
    beds.every((b) => distance(p, b) > GARDEN_RADIUS + r) &&
    inns.every((i) => distance(p, i) > INN_RADIUS + r) &&
    (low || farmers.every((f) => distance(p, f) > 9 + r));
}

function plant(kind: TileKind, random: RandomSource): PlacedSprite[] {
  const room = roomOf(kind);
  const kept: PlacedSprite[] = [];
  for (const { sprite, many, r, odds } of PLANTS) {
    const low = sprite === 'tuft';
    for (let i = 0; i < many; i++) {
      if (random() > odds) continue;
      const places = times(40, () => pt(range(random, 2, 98), range(random, 2, 98)));
      const at = places.find((p) => room(p, r, low) && kept.every((k) => distance(k.at, p) > k.r + r));
      if (at) kept.push({ sprite, at, r });
    }
  }
  return kept.sort((a, b) => a.at.v - b.at.v);
}

/** Paler and darker grass in soft patches that end before the border, so that tiles join without a seam. */
function patches(random: RandomSource): string {
  return times(3, (i) => {
    const [rx, ry] = [range(random, 14, 24), range(random, 9, 15)];
    const [u, v] = [range(random, rx + 2, 98 - rx), range(random, rx + 2, 98 - rx)];
    const tilt = num(range(random, 0, 180), 0);
    return `<ellipse rx="${num(rx)}" ry="${num(ry)}" transform="translate(${num(u)} ${num(v)}) rotate(${tilt})" fill="${i === 0 ? C.meadowShade : C.meadowLight}" fill-opacity=".55"/>`;
  }).join('');
}

const seedOf = (kind: TileKind, copy: number): RandomSource => seeded(`${kind.id}/${copy}`);

export function drawGrass(kind: TileKind, copy: number): string {
  if (!hasMeadows(kind)) return '';
  return `<path d="M0 0h100v100H0Z" fill="${C.meadow}"/>${patches(seedOf(kind, copy))}`;
}

/** Draws trees and sheep away from the places of farmers, and tufts of grass. */
export function drawMeadows(kind: TileKind, copy: number): string {
  return plant(kind, seedOf(kind, copy))
    .map((p) => stand(p.sprite, p.at))
    .join('');
}
