import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { PLAYER_LOOKS } from '@asteroute/board/theme/players.ts';
import type { Game } from '@asteroute/engine';
import { factionOfSide, sideColor } from '../../present/appearance.ts';

/** The shape of the pips, which tells dice apart without colour. */
type Pips = 'round' | 'square' | 'ring' | 'frame';

export interface DiceLook {
  readonly color: PlayerColor;
  readonly pips: Pips;
  /** Whose dice they are, where they have the colour of a faction. */
  readonly owner?: PlayerColor;
}

/** The dice of each faction, in the colours of the printed ones. */
const OF_FACTION: Readonly<Record<string, DiceLook>> = {
  rebels: { color: 'red', pips: 'round' },
  empire: { color: 'green', pips: 'square' },
  hunters: { color: 'orange', pips: 'ring' },
};

/** The pips of rivals of one faction, in the order of the sides. */
const OF_RIVALS: readonly Pips[] = ['round', 'square', 'ring', 'frame'];

/** The dice of a side in a battle of `sides`: its faction's, or where rivals of one faction fight, all in their own colours (C-32). */
export function diceOf(game: Game, sides: readonly number[], side: number): DiceLook {
  const factions = sides.map((one) => factionOfSide(game, one));
  const look = OF_FACTION[factionOfSide(game, side)];
  const rivals = new Set(factions).size < sides.length;
  if (look !== undefined && !rivals) return { ...look, owner: sideColor(game, side) };
  return { color: sideColor(game, side), pips: OF_RIVALS[sides.indexOf(side) % OF_RIVALS.length] };
}

export function diceStyle({ color, pips, owner = color }: DiceLook) {
  const { fill, onFill } = PLAYER_LOOKS[color];
  // A black die is lighter than a black meeple, and a white one has a dark edge: both lie on a dark board.
  const die = color === 'black' ? `color-mix(in oklab, ${fill}, #8089b4 32%)` : fill;
  return {
    '--die': die,
    '--die-pip': onFill,
    '--die-edge': owner !== color ? PLAYER_LOOKS[owner].fill : color === 'white' ? '#8d8672' : '#fff',
    '--die-cap': pips === 'square' || pips === 'frame' ? 'square' : 'round',
    '--die-hole': pips === 'ring' || pips === 'frame' ? die : 'none',
  };
}
