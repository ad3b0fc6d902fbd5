import {
  type ActionWords,
  actionWords,
  coordinates,
  dueDice,
  type Game,
  lastPlaced,
  type Move,
  type PlacementWords,
  parseAction,
  parsePlacement,
  placeName,
  type Result,
  refuse,
  tileId,
} from '@asteroute/engine';

/** A ply in the notation of a record (RECORD), which external programs read and write. */
export type PlyWords =
  | ActionWords
  | { readonly type: 'draw'; readonly tile: string }
  | { readonly type: 'place'; readonly x: number; readonly y: number; readonly rotation: number }
  | { readonly type: 'roll'; readonly on: string; readonly dice: Readonly<Record<string, readonly number[]>> };

export function plyWords(game: Game, move: Move): PlyWords {
  if (move.type === 'draw') return { type: 'draw', tile: tileId(game, move.tile) };
  if (move.type === 'place') return { type: 'place', ...coordinates(move.cell), rotation: move.rotation };
  if (move.type !== 'roll') return actionWords(game, move);
  const due = dueDice(game);
  const dice = move.dice.flatMap((own, side) => (own === null ? [] : [[side, own]]));
  return { type: 'roll', on: due === null ? '' : placeName(due.at, lastPlaced(game)), dice: Object.fromEntries(dice) };
}

/** Reads a placement or an action from a program's answer. It is not checked against the rules yet. */
export function parseMoveWords(game: Game, words: unknown): Result<Move> {
  if (typeof words !== 'object' || words === null) return refuse('malformed', 'a move is an object');
  if (!('type' in words) || words.type !== 'place') return parseAction(game, words as ActionWords);
  return parsePlacement(words as Partial<PlacementWords>);
}
