/** Names and sizes of the drawn pieces, for pages that place them. */

import type { MeeplePose } from '../model/state.ts';
import type { PlayerColor } from '../theme/player-color.ts';

/** Width and height of a piece with its edges, in board units; draw the symbol centred on the anchor. */
export const MEEPLE_BOX = 54;
/** Width and height of the large meeple's symbol in board units. */
export const LARGE_MEEPLE_BOX = 60;

/** The id of a piece's symbol: `meeple-red`, `meeple-red-knight`. */
export const meepleId = (color: PlayerColor, pose: MeeplePose): string =>
  `meeple-${color}${pose === 'plain' ? '' : `-${pose}`}`;
