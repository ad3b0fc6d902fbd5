/** Names and sizes of the drawn pieces, for pages that place them. */

import type { MeeplePose } from '../model/state.ts';
import type { PlayerColor } from '../theme/player-color.ts';

/** Width and height of a piece with its edges, in board units; draw the symbol centred on the anchor. */
export const MEEPLE_BOX = 54;
/** Width and height of a large meeple's symbol in board units. */
const LARGE_MEEPLE_BOX = 70;

export const isLarge = (pose: MeeplePose): boolean => pose === 'large' || pose === 'large-lying';

export const pieceBox = (pose: MeeplePose): number => (isLarge(pose) ? LARGE_MEEPLE_BOX : MEEPLE_BOX);

export const meepleId = (color: PlayerColor, pose: MeeplePose): string =>
  `meeple-${color}${pose === 'plain' ? '' : `-${pose}`}`;
