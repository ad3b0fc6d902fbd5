import { turnOf } from '@asteroute/bots/search';
import { mixText, turnWords, unwrap } from '@asteroute/engine';
import { type GameRecord, replay, writeLink } from '@asteroute/record';
import { isSolvable } from '../endgame.ts';
import { themesAndReasons } from '../puzzles/explain/describe.ts';
import { rightTurns, twinsOf } from '../puzzles/follow-up.ts';
import { isRight } from '../puzzles/pack.ts';
import type { Puzzle, PuzzleKind } from '../puzzles/puzzle.ts';
import type { ReplayedTurn } from '../replay/replayed-game.ts';
import type { Alternative } from '../review.ts';
import type { SearchOptions, TurnReviewer, TurnVerdict } from '../verdict.ts';
import { turnFrom } from './turn-from.ts';

/** A rating that stands for no difficulty: puzzles of one's own games do not count for the rating. */
const UNKNOWN_RATING = 1500;
/** At most so many right turns: with more the question is too easy. */
const MOST_RIGHT = 8;

/** A turn of a player that was surely a mistake, with the search that found it. */
export interface Mistake {
  readonly record: GameRecord;
  readonly turn: ReplayedTurn;
  readonly verdict: TurnVerdict;
  readonly reviewer: TurnReviewer;
  /** The search that tells whether other turns are as good; of another seed than the one that found the best. */
  readonly search: SearchOptions;
}

/**
 * Right is every turn that search or solver cannot tell from the best. Null if the played one is, or too many. Yields
 * between playouts.
 */
export function* ownPuzzle(mistake: Mistake): Generator<void, Puzzle | null> {
  const { record, turn, verdict } = mistake;
  const { hand } = turn;
  const solved = isSolvable(hand);
  const answers = solved ? (yield* rightTurns(hand)).answers : yield* equals(mistake);
  const isRepeated = isRight({ answers }, hand, turnOf(turn));
  if (isRepeated || answers.length > MOST_RIGHT) return null;
  const game = linkBefore(record, turn.number);
  const id = `o${mixText(0, game).toString(36)}`;
  const kind: PuzzleKind = solved ? 'endgame' : 'turn';
  const tempting = turnWords(hand, turnOf(turn));
  return {
    id,
    edition: record.edition,
    game,
    kind,
    turns: 1,
    draws: [],
    ...themesAndReasons(hand, id, { kind, answers, tempting }),
    tempting,
    answers,
    gap: verdict.error,
    rating: UNKNOWN_RATING,
  };
}

/** The best turn, and those of the next best that are not surely worse; with every way to the same game. */
function* equals({ turn, verdict, reviewer, search }: Mistake): Generator<void, Puzzle['answers']> {
  const { hand } = turn;
  const right: Alternative[] = [];
  for (const [rank, way] of verdict.best.entries()) {
    const found = rank === 0 ? null : yield* reviewer.searched(hand, turnFrom(hand, way), search);
    if (found === null || found.error === 0) right.push(way);
  }
  return right.flatMap((way) => twinsOf(hand, way));
}

/** The game up to the tile in hand of a turn, from 1, as the text of a link; players are named after their colours. */
function linkBefore(record: GameRecord, turn: number): string {
  const { start, plies } = unwrap(replay(record));
  const placed = plies.flatMap(({ move }, index) => (move.type === 'place' ? [index] : []))[turn - 1];
  const { setup } = start.rules;
  const players = setup.players.map(({ color }) => ({ name: color, color }));
  return writeLink({ setup: { ...setup, players }, moves: plies.slice(0, placed).map(({ move }) => move) });
}
