/** Asteroid fields differ a little from region to region, so that one brown does not rule the map. */

import type { BoardCell } from '../../model/state.ts';
import { BELTS } from '../../theme/belts.ts';

/** Slow waves over the map, mostly between 0 and 1. */
const wave = ({ x, y }: BoardCell): number =>
  0.5 + (Math.sin(x * 0.31 + 4) + Math.sin(y * 0.37 + 1) + Math.sin((x - y) * 0.21)) * 0.33;

/** The custom properties of the region that a cell lies in. */
export function beltOf(cell: BoardCell): Readonly<Record<string, string>> {
  const at = Math.floor(wave(cell) * BELTS.length);
  const { ground, dark, lit } = BELTS[Math.max(0, Math.min(BELTS.length - 1, at))];
  return { '--belt': ground, '--belt-dark': dark, '--belt-lit': lit };
}
