import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { signal } from '@preact/signals';

/** The colour in which this viewer sees each colour of the game; colours that are left out keep their look. */
export type ColourOverrides = Readonly<Partial<Record<PlayerColor, PlayerColor>>>;

/** This viewer's own colours. They change what is drawn on this page, and nothing in the game. */
export const colourOverrides = signal<ColourOverrides>({});

export const shownColour = (color: PlayerColor): PlayerColor => colourOverrides.value[color] ?? color;

/** Shows `color` as `shown`. The colour that had this look takes the old look of `color`, so that no two look alike. */
export function withOverride(
  now: ColourOverrides,
  color: PlayerColor,
  shown: PlayerColor,
  palette: readonly PlayerColor[],
): ColourOverrides {
  const look = (one: PlayerColor): PlayerColor => now[one] ?? one;
  const other = palette.find((one) => look(one) === shown);
  const next = { ...now, ...(other === undefined ? {} : { [other]: look(color) }), [color]: shown };
  return Object.fromEntries(Object.entries(next).filter(([from, to]) => from !== to));
}
