import type { JudgedTurn } from '@asteroute/bots/search';
import { clonePosition, type Game, tileId } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import { alternatives, isSame } from './alternatives.ts';
import { chancesOf, lossOf } from './measure/chances.ts';
import {
  type BagValue,
  boardJudge,
  type JudgeMaker,
  ReviewJudge,
  type TileValue,
  usualJudge,
} from './measure/judge.ts';
import { labelOf } from './measure/labels.ts';
import { marginsOf, subtract } from './measure/margins.ts';
import type { Reviewed } from './replay/fault.ts';
import { type ReplayedGame, type ReplayedTurn, replayedGame } from './replay/replayed-game.ts';
import type { Review, TileLuck, TurnReview } from './review.ts';
import { reviewOf } from './totals.ts';

/** The progress of a review, in turns. */
export interface ReviewProgress {
  readonly done: number;
  readonly count: number;
}

/**
 * Reviews a game by the judge alone. Yields its progress after each turn, so that it can be stopped and never blocks
 * for long. Refused if the record is not a whole game by the rules.
 */
export function* quickReview(
  record: GameRecord,
  make: JudgeMaker = usualJudge,
): Generator<ReviewProgress, Reviewed<Review>> {
  const played = replayedGame(record);
  return played.ok ? { ok: true, value: yield* new QuickReview(played.value, make).run() } : played;
}

/** Runs a generator to its end and returns its result. */
export function runToEnd<T>(steps: Generator<unknown, T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** A quick review in progress. */
class QuickReview {
  readonly #game: ReplayedGame;
  readonly #judge: ReviewJudge;
  readonly #board: ReviewJudge;
  /** The margins at the current point of the game; null before the first draw. */
  #margins: readonly number[] | null = null;
  /** The change of the judge's estimates since the previous turn, without a cause in the game. */
  #drift: readonly number[];

  constructor(game: ReplayedGame, make: JudgeMaker) {
    this.#game = game;
    this.#judge = new ReviewJudge(game.rules, make);
    this.#board = new ReviewJudge(game.rules, boardJudge);
    this.#drift = game.scores.map(() => 0);
  }

  *run(): Generator<ReviewProgress, Review> {
    const { turns, draws, scores } = this.#game;
    const reviewed: TurnReview[] = [];
    for (const turn of turns) {
      reviewed.push(this.#turn(turn));
      yield { done: reviewed.length, count: turns.length };
    }
    for (const game of draws) this.#bagOf(game);
    const margin = marginsOf(scores);
    this.#moveTo(margin);
    return reviewOf({ scores, margin, turns: reviewed, lastDrift: this.#drift });
  }

  /** Judges the position before a draw and continues from its margins. */
  #bagOf({ position }: Game): BagValue {
    const bag = this.#judge.bag(clonePosition(position));
    this.#moveTo(bag.margins);
    return bag;
  }

  /** Continues from new margins. The difference has no cause in the game, so it counts as drift of the judge. */
  #moveTo(margins: readonly number[]): void {
    const before = this.#margins;
    const drift = this.#drift;
    if (before !== null) this.#drift = drift.map((sum, side) => sum + margins[side] - before[side]);
    this.#margins = margins;
  }

  #turn(turn: ReplayedTurn): TurnReview {
    const [bag] = turn.draws.map((game) => this.#bagOf(game)).slice(-1);
    const { number, seat, side, hand } = turn;
    const { rules, position } = hand;
    const came = bag.tiles.find(({ tile }) => tile === position.drawn);
    if (came === undefined) throw new Error('a tile came into the hand that fits nowhere');
    const ways = this.#judge.all(clonePosition(position)).sort((a, b) => b.values[side] - a.values[side]);
    const played = ways.find((way) => isSame(way, turn));
    if (played === undefined) throw new Error('a turn was played that the rules do not allow');
    const after = this.#judge.settled(clonePosition(turn.after.position));
    const parts = {
      tiles: subtract(came.margins, bag.margins),
      dice: subtract(after, played.values),
      errors: subtract(played.values, came.margins),
      drift: this.#drift,
    };
    this.#margins = after;
    this.#drift = this.#drift.map(() => 0);
    const loss = lossOf(hand, side, came.margins, parts.errors);
    return {
      n: number,
      seat,
      side,
      tile: tileId(hand, position.drawn),
      before: bag.margins,
      chances: chancesOf(rules, bag.margins, position.stackSize + 1),
      value: came.margins,
      parts,
      lost: Math.max(0, -parts.errors[side]),
      se: 0,
      loss,
      label: labelOf(loss, -parts.errors[side]),
      choices: came.choices,
      hardness: Math.max(0, ways[0].values[side] - this.#boardValue(hand, ways, side)),
      best: alternatives(hand, ways, { side, faces: this.#judge.faces }),
      bag: extremes(hand, bag, side),
    };
  }

  /** Returns the value of the turn that is best by the board's current score alone. */
  #boardValue({ position }: Game, ways: readonly JudgedTurn[], side: number): number {
    const choice = this.#board.all(clonePosition(position)).reduce((a, b) => (b.values[side] > a.values[side] ? b : a));
    return ways.find((way) => isSame(way, choice))?.values[side] ?? 0;
  }
}

/** The best and the worst tile that could have been drawn. */
function extremes(game: Game, bag: BagValue, side: number): TurnReview['bag'] {
  const sorted = [...bag.tiles].sort((a, b) => b.margins[side] - a.margins[side]);
  const luckOf = ({ tile, margins }: TileValue): TileLuck => ({
    tile: tileId(game, tile),
    luck: margins[side] - bag.margins[side],
  });
  return { best: luckOf(sorted[0]), worst: luckOf(sorted[sorted.length - 1]) };
}
