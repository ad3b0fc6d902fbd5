import type { ActionWords, Options, OwnTiles, PlayerSetup, Tokens } from '@asteroute/engine';

/** The game record, version 1 (RECORD). One game is one such object; a file of games has one per line. */
export interface GameRecord {
  readonly asteroute: 1;
  readonly edition: string;
  readonly modules: readonly string[];
  readonly options?: Options;
  readonly tileSet: string;
  readonly tiles?: OwnTiles;
  readonly players: readonly PlayerSetup[];
  readonly turns: readonly TurnRecord[];
  /** Tiles drawn after the last turn that fit nowhere. */
  readonly setAside?: readonly string[];
  /** Absent while the game runs. */
  readonly final?: FinalRecord;
  /** Absent while the game runs. */
  readonly winners?: readonly number[];
  /** Present only if the game was not played to its end. */
  readonly ended?: EndedRecord;
}

/** Why a game ended early, and the side that gave it up. */
export interface EndedRecord {
  readonly by: EndedBy;
  readonly side: number;
}

/** Somebody gave up, ran out of time, or stayed away. */
export const ENDED_BY = ['resignation', 'time', 'absence'] as const;
type EndedBy = (typeof ENDED_BY)[number];

/** A turn by its decision, and what the rules made of it: `points` in this turn, `scores` of all sides after it. */
export interface TurnRecord {
  readonly player: number;
  /** Tiles drawn before `tile` that fit nowhere. */
  readonly setAside?: readonly string[];
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly action: ActionWords;
  /** True in the second of two turns in a row of one player. */
  readonly second?: true;
  /** Tokens that the player took, by name. */
  readonly goods?: Tokens;
  readonly points: readonly PointsRecord[];
  readonly scores: readonly number[];
  readonly legal?: LegalCounts;
  readonly battles?: readonly BattleRecord[];
}

/** Points of one side: a `reason` is `tie`, `defeat`, the kind of the realm scored, or what was awarded at the end. */
export interface PointsRecord {
  readonly side: number;
  readonly points: number;
  readonly reason: string;
}

/** A battle: its place relative to the tile just placed, and for each round a map from side to dice. */
export interface BattleRecord {
  readonly on: string;
  readonly rounds: readonly Readonly<Record<string, readonly number[]>>[];
}

/** Between how many placements, and then actions, the player chose: a check of other engines. */
export interface LegalCounts {
  /** Absent if the record does not count placements. */
  readonly placements?: number;
  readonly actions: number;
}

interface FinalRecord {
  readonly points: readonly PointsRecord[];
  readonly scores: readonly number[];
  /** Tokens at the end, by side, where a module has any. */
  readonly goods?: readonly Tokens[];
}
