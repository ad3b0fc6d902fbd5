/** The look of asteroid fields: it varies from region to region, so that no two clusters are alike. */

import type { BoardCell } from '../../model/state.ts';
import { BELTS } from '../../theme/belts.ts';

/** A smooth wave over the map: returns values mostly between 0 and 1. */
const wave = ({ x, y }: BoardCell): number =>
  0.5 + (Math.sin(x * 0.31 + 4) + Math.sin(y * 0.37 + 1) + Math.sin((x - y) * 0.21)) * 0.33;

/** The CSS custom properties of asteroid fields in the region of a cell. */
export function beltOf(cell: BoardCell): Readonly<Record<string, string>> {
  const at = Math.floor(wave(cell) * BELTS.length);
  const { ground, dark, lit, ore, haze, ice } = BELTS[Math.max(0, Math.min(BELTS.length - 1, at))];
  const between = { '--belt-ore': `${ore}`, '--belt-haze': `${haze}`, '--belt-ice': `${ice}` };
  return { '--belt': ground, '--belt-dark': dark, '--belt-lit': lit, ...between };
}
