import type { ActionWords, PlayerSetup } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';

/** Formats of other programs, by the name that the command line gives them. */
export const FOREIGN_FORMATS = ['carcassonnelab', 'bga', 'jcz'] as const;
export type ForeignFormat = (typeof FOREIGN_FORMATS)[number];

const FOREIGN_FAULTS = [
  /** The text is not in the format, or not in any. */
  'not-this-format',
  /** A later version of the format. */
  'newer',
  /** A part that the format does not allow: letters, numbers or keys. */
  'damaged',
  'too-long',
  /** Too few or too many players, or a player out of turn. */
  'players',
  /** Tiles, meeples or rules that we do not have. */
  'expansion',
  /** A meeple where the tile has nothing to stand on. */
  'place',
  'rules',
  /** The final scores are not those that the rules give. The game is read all the same. */
  'scores',
  /** The last turn was not confirmed and is left out. The game is read all the same. */
  'open-turn',
  /** Who played is not told: two players are assumed. The game is read all the same. */
  'no-players',
] as const;
type ForeignFaultCode = (typeof FOREIGN_FAULTS)[number];

export interface ForeignFault {
  readonly code: ForeignFaultCode;
  /** The number of the move, notification or message in the source, from 1; null if it is none of them. */
  readonly entry: number | null;
  /** The number of the turn, from 1; null if it is in no turn. */
  readonly turn: number | null;
  /** What was found, in English, for logs and the command line. */
  readonly found: string;
}

/** Tile ids of which one is meant: they differ only in a garden. The first that is left in the stack is taken. */
export type TileChoice = readonly string[];

export interface ForeignTurn {
  readonly entry: number;
  readonly setAside: readonly TileChoice[];
  readonly tile: TileChoice;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly action: ActionWords;
}

/** A game as another program wrote it: what every format is read into and written from. */
export interface ForeignGame {
  readonly players: readonly PlayerSetup[];
  readonly modules: readonly string[];
  readonly turns: readonly ForeignTurn[];
  /** Tiles drawn after the last turn that fitted nowhere. */
  readonly setAside: readonly TileChoice[];
  /** Whether the source says that the game was played to its end. */
  readonly finished: boolean;
  /** Final scores by player, if the source has them. */
  readonly scores?: readonly number[];
  readonly resigned?: number;
}

export interface ForeignRead {
  readonly record: GameRecord | null;
  readonly faults: readonly ForeignFault[];
}

/** A game of a format, with what was left out of it or assumed; or the faults because of which there is none. */
export interface ForeignParsed {
  readonly game: ForeignGame | null;
  readonly faults: readonly ForeignFault[];
}

export function unreadable(code: ForeignFaultCode, found: string, entry: number | null = null): ForeignParsed {
  return { game: null, faults: [{ code, entry, turn: null, found }] };
}
