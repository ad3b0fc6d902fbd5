import { type JudgedTurn, Turns, winSpreadOf } from '@asteroute/bots/search';
import { clonePosition, type Game, tileId } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import { alternatives, isSame, type TurnCodes } from './alternatives.ts';
import { lossOf } from './measure/chances.ts';
import type { SideEstimate } from './measure/estimates.ts';
import {
  type BagValue,
  boardJudge,
  type JudgeMaker,
  ReviewJudge,
  type TileValue,
  usualJudge,
} from './measure/judge.ts';
import { labelOf } from './measure/labels.ts';
import { addTo, marginsOf, subtract } from './measure/margins.ts';
import type { Reviewed } from './replay/fault.ts';
import { type ReplayedGame, type ReplayedTurn, replayedGame } from './replay/replayed-game.ts';
import type { Review, TileLuck, TurnReview } from './review.ts';
import { reviewOf, type SingleTurn } from './totals.ts';

/** How far, in points, the judge is usually off at the start: it does not know what many sides do to each other. */
const START_SE = { two: 1, more: 8 };
/**
 * By edition: the judge likes what it would play itself. The share differs between players (0.3 to 1.3), so that the
 * error of a loss grows with it and, of all losses of a game, is about a third.
 */
export const CONFIRMED: Readonly<Record<string, number>> = { classic: 0.7, 'star-wars': 0.95 };
/** How far the judge is usually off, in points and as a multiple of what it says. */
const SIGHT_SE = { turn: { points: 1.5, multiple: 1.5 }, dice: { points: 1.5, multiple: 0 } };
/** Differences below this are rounding errors. */
const ROUNDING = 1e-9;

export interface ReviewProgress {
  readonly done: number;
  readonly count: number;
}

/** By the judge alone. Yields its progress after each turn. Refused if the record is not a whole game by the rules. */
export function* quickReview(
  record: GameRecord,
  make: JudgeMaker = usualJudge,
): Generator<ReviewProgress, Reviewed<Review>> {
  const played = replayedGame(record);
  return played.ok ? { ok: true, value: yield* new QuickReview(played.value, make).run() } : played;
}

/** A turn whose luck is not known yet, because the next draw is not judged, and the expected margins before it. */
type BegunTurn = Omit<SingleTurn, 'sight'> & { readonly expected: readonly number[] };

class QuickReview {
  readonly #game: ReplayedGame;
  readonly #judge: ReviewJudge;
  readonly #board: ReviewJudge;
  /** The turns that playouts play: the reference. */
  readonly #turns: Turns;

  constructor(game: ReplayedGame, make: JudgeMaker) {
    this.#game = game;
    this.#judge = new ReviewJudge(game.rules, make);
    this.#board = new ReviewJudge(game.rules, boardJudge);
    this.#turns = new Turns(game.rules, make(game.rules));
  }

  *run(): Generator<ReviewProgress, Review> {
    const { turns, scores, rules } = this.#game;
    const begun: BegunTurn[] = [];
    for (const turn of turns) {
      begun.push(this.#turn(turn));
      yield { done: begun.length, count: turns.length };
    }
    const margin = marginsOf(scores);
    const points = begun[0]?.expected ?? margin;
    const start = { points, se: points.map(() => (points.length > 2 ? START_SE.more : START_SE.two)) };
    const whole = begun.map(({ expected, ...turn }, index): SingleTurn => {
      const sight = subtract(begun[index + 1]?.expected ?? margin, expected);
      for (const { points } of Object.values(turn.parts)) addTo(sight, points, -1);
      return { ...turn, sight };
    });
    return reviewOf({ scores, margin, start, spread: winSpreadOf(rules), turns: whole });
  }

  #turn(turn: ReplayedTurn): BegunTurn {
    const { number, seat, side, hand, draws } = turn;
    const { rules, position } = hand;
    const ways = this.#judge.all(clonePosition(position));
    const came = this.#judge.handOf(position, ways);
    ways.sort((a, b) => b.values[side] - a.values[side]);
    const bag = this.#judge.bag(clonePosition(draws[draws.length - 1].position), [came]);
    const played = wayOf(ways, turn);
    const after = this.#judge.settled(clonePosition(turn.after.position));
    const errors = subtract(played.values, came.margins);
    const value = this.#judge.expectedAfter(clonePosition(position), ways[0]);
    const loss = lossOf(hand, side, value, errors);
    const behind = subtract(played.values, wayOf(ways, this.#turns.bestNow(clonePosition(position))).values);
    const error = Math.max(0, -errors[side]);
    return {
      n: number,
      seat,
      side,
      tile: tileId(hand, position.drawn),
      tilesLeft: position.stackSize + 1,
      expected: this.#judge.expected(clonePosition(draws[0].position)),
      parts: {
        turn: guess(
          behind.map((points) => points * (CONFIRMED[rules.setup.edition] ?? 1)),
          SIGHT_SE.turn,
        ),
        dice: guess(subtract(after, played.values), SIGHT_SE.dice),
      },
      seen: null,
      error,
      lost: 0 - errors[side],
      se: 0,
      loss,
      label: labelOf(loss, error),
      choices: came.choices,
      hardness: Math.max(0, ways[0].values[side] - this.#boardValue(hand, ways, side)),
      best: alternatives(hand, ways, { side, faces: this.#judge.faces, value }),
      bag: extremes(hand, bag, side),
    };
  }

  /** Returns the value of the turn that is best by the board's current score alone. */
  #boardValue({ position }: Game, ways: readonly JudgedTurn[], side: number): number {
    const choice = this.#board.all(clonePosition(position)).reduce((a, b) => (b.values[side] > a.values[side] ? b : a));
    return wayOf(ways, choice).values[side];
  }
}

function wayOf(ways: readonly JudgedTurn[], turn: TurnCodes): JudgedTurn {
  const found = ways.find((way) => isSame(way, turn));
  if (found === undefined) throw new Error('a turn was played that the rules do not allow');
  return found;
}

/** What the judge says at first sight, and how far it is usually off. */
function guess(points: readonly number[], error: (typeof SIGHT_SE)['turn']): SideEstimate {
  const se = (one: number) => Math.hypot(error.points, error.multiple * one);
  return { points, se: points.map((one) => (Math.abs(one) < ROUNDING ? 0 : se(one))) };
}

function extremes(game: Game, bag: BagValue, side: number): TurnReview['bag'] {
  const sorted = [...bag.tiles].sort((a, b) => b.margins[side] - a.margins[side]);
  const luckOf = ({ tile, margins }: TileValue): TileLuck => ({
    tile: tileId(game, tile),
    luck: margins[side] - bag.margins[side],
  });
  return { best: luckOf(sorted[0]), worst: luckOf(sorted[sorted.length - 1]) };
}
