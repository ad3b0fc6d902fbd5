import { signal } from '@preact/signals';
import type { PlayerColor } from './player-color.ts';

/** The colour in which this viewer sees each colour of the game; those that are left out are seen as they are. */
export type Wear = Readonly<Partial<Record<PlayerColor, PlayerColor>>>;

/** This viewer's own colours: they change what is drawn here and nothing of the game. */
export const wear = signal<Wear>({});

/** A colour of the game as this viewer sees it. */
export const worn = (color: PlayerColor): PlayerColor => wear.value[color] ?? color;

/** Sees `color` as `shown`; whatever was seen so before takes the colour's old look, so that no two look alike. */
export function withWear(now: Wear, color: PlayerColor, shown: PlayerColor, palette: readonly PlayerColor[]): Wear {
  const look = (one: PlayerColor): PlayerColor => now[one] ?? one;
  const other = palette.find((one) => look(one) === shown);
  const next = { ...now, ...(other === undefined ? {} : { [other]: look(color) }), [color]: shown };
  return Object.fromEntries(Object.entries(next).filter(([from, to]) => from !== to));
}
