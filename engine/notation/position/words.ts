import {
  boardFigures,
  boardTiles,
  drawnTile,
  isExtra,
  type PlacedTile,
  scores,
  stackCounts,
  tileId,
  tokens,
} from '../../observe/observe.ts';
import type { Game } from '../../play/play.ts';
import type { FigureRef, Tokens } from '../../ruleset/events.ts';
import type { Seat } from '../../vocabulary/types.ts';

/** A meeple on the board and the place it stands on. */
export type FigureWords = Pick<FigureRef, 'seat' | 'meeple' | 'at'>;

/**
 * A position between two turns or with a tile in hand, without how it came about. What is neither on the board nor in
 * hand nor removed is in the stack; meeples that are not on the board are in reserve.
 */
export interface PositionWords {
  /** In any order; the start tile is at 0, 0. */
  readonly tiles: readonly PlacedTile[];
  readonly figures: readonly FigureWords[];
  /** Points by side. */
  readonly scores: readonly number[];
  /** Whose turn it is. */
  readonly seat: Seat;
  /** The tile in hand; null if it is still to be drawn. */
  readonly drawn: string | null;
  /** Tiles that left the game (D-3), each as often as it did. */
  readonly removed?: readonly string[];
  /** By side, where a module gives tokens. */
  readonly tokens?: readonly Tokens[];
  /** Whether this is the second of two turns in a row. */
  readonly extra?: boolean;
}

/** Describes a game in phase `draw` or `place`; `positionFrom` makes the same game of it. Throws in other phases. */
export function positionWords(game: Game): PositionWords {
  const { rules, position } = game;
  if (position.phase !== 'draw' && position.phase !== 'place') throw new Error(`a game in phase ${position.phase}`);
  const sides = scores(game);
  const removed = removedTiles(game);
  return {
    tiles: boardTiles(game),
    figures: boardFigures(game).map(({ seat, meeple, at }) => ({ seat, meeple, at })),
    scores: sides,
    seat: position.seat,
    drawn: drawnTile(game),
    ...(removed.length > 0 && { removed }),
    ...(rules.collecting.length > 0 && { tokens: sides.map((_, side) => tokens(game, side)) }),
    ...(isExtra(game) && { extra: true }),
  };
}

function removedTiles(game: Game): string[] {
  const { stack } = game.rules.tables;
  const left = stackCounts(game);
  // The start tile is not one of the stack.
  const used = [
    ...boardTiles(game)
      .slice(1)
      .map(({ tile }) => tile),
    drawnTile(game),
  ];
  return Array.from(stack).flatMap((all, index) => {
    const id = tileId(game, index);
    const gone = all - (left[id] ?? 0) - used.filter((tile) => tile === id).length;
    return new Array<string>(gone).fill(id);
  });
}
