import { SEARCHES } from '@asteroute/bots';
import { type Analyzer, analyzers, type JudgedTurn } from '@asteroute/bots/search';
import { clonePosition } from '@asteroute/engine';
import { act, mark, type Position, placeTile, undo } from '@asteroute/engine/core';
import type { GameRecord } from '@asteroute/record';
import { alternatives, isPlayed } from './alternatives.ts';
import type { Reviewed } from './fault.ts';
import { lossOf } from './measure/chances.ts';
import { ReviewJudge } from './measure/judge.ts';
import { type Label, labelOf } from './measure/labels.ts';
import { difference } from './measure/margins.ts';
import { type PlayedGame, type PlayedTurn, playedGame } from './played-game.ts';
import type { Alternative } from './review.ts';
import { type Compared, TurnSearch } from './turn-search.ts';

/** The bots whose search a deep review can use. */
export type Searcher = keyof typeof SEARCHES;
export const SEARCHERS = Object.keys(SEARCHES) as readonly Searcher[];

/** How deep a review looks. */
export interface DeepOptions {
  /** `master` without it. */
  readonly bot?: Searcher;
  /** The same seed gives the same answers. */
  readonly seed?: number;
}

/** What search found about a turn. */
export interface DeepTurn {
  /** The turn, from 1. */
  readonly n: number;
  /** What it lost against the best turn found, in points by side; 0 where that is within the errors of sampling. */
  readonly errors: readonly number[];
  /** The loss of the side on turn, however uncertain (`TurnReview.lost`). */
  readonly lost: number;
  /** The standard error of that loss for the side on turn, in points; 0 where nothing was left to chance. */
  readonly se: number;
  /** Loss of winning chance by the error, 0 to 1. */
  readonly loss: number;
  readonly label: Label | null;
  /** The best ways to play it, best first; values count from what the judge says about the best turn. */
  readonly best: readonly Alternative[];
}

/** With so many tiles in the stack a turn is judged exactly: every tile, turn and battle that may follow. */
const EXACT_TILES = 1;

/** Opens a game for a deep review. Refused where the record is not of a whole game by the rules. */
export function openDeepReview(record: GameRecord, options: DeepOptions = {}): Reviewed<DeepReviewer> {
  const played = playedGame(record);
  return played.ok ? { ok: true, value: new DeepReviewer(played.value, options) } : played;
}

/** Looks into the turns of one game by search, each by itself, so that several threads can share a game. */
export class DeepReviewer {
  private readonly game: PlayedGame;
  private readonly options: Required<DeepOptions>;
  private readonly analyzer: Analyzer;
  private readonly judge: ReviewJudge;

  constructor(game: PlayedGame, { bot = 'master', seed = 1 }: DeepOptions) {
    this.game = game;
    this.options = { bot, seed };
    this.analyzer = analyzers()(game.rules);
    this.judge = new ReviewJudge(game.rules);
  }

  /** How many turns there are. */
  get count(): number {
    return this.game.turns.length;
  }

  /** Looks into a turn, from 1. Pauses after each round of playouts, so that it can be stopped. */
  *turn(n: number): Generator<void, DeepTurn> {
    const turn = this.game.turns[n - 1];
    const { hand, side } = turn;
    const exact = hand.position.stackSize <= EXACT_TILES;
    const { errors, lost, se, sorted } = exact ? this.exact(turn) : yield* this.search(turn);
    const value = bestOf(this.judge.all(clonePosition(hand.position)), side).values;
    const loss = lossOf(hand, side, value, errors);
    const best = sorted.map((way) => ({ ...way, values: difference(way.values, sorted[0].values) }));
    return {
      n,
      errors,
      lost,
      se,
      loss,
      label: labelOf(loss, -errors[side]),
      best: alternatives(hand, best, { side, faces: this.judge.faces }).map((one) => ({
        ...one,
        value: one.value + value[side],
      })),
    };
  }

  private search(turn: PlayedTurn): Generator<void, Compared> {
    const { analyzer, judge } = this;
    const { bot, seed } = this.options;
    return new TurnSearch({ analyzer, faces: judge.faces, shape: SEARCHES[bot], seed }, turn).run();
  }

  /** Every way to play the turn with all that may follow. */
  private exact(turn: PlayedTurn): Compared {
    const pos = clonePosition(turn.hand.position);
    const { side } = turn;
    const ways = this.judge.all(pos).map((way) => ({ ...way, values: Float64Array.from(this.after(pos, way)) }));
    const sorted = ways.sort((a, b) => b.values[side] - a.values[side]);
    const played = sorted.find((way) => isPlayed(way, turn)) ?? sorted[0];
    const errors = difference(played.values, sorted[0].values);
    return { errors, lost: -errors[side], se: 0, sorted };
  }

  private after(pos: Position, way: JudgedTurn): number[] {
    const since = mark(pos);
    placeTile(pos, way.placement, null);
    act(this.game.rules, pos, way.action, null);
    const margins = this.judge.ahead(pos);
    undo(pos, since);
    return margins;
  }
}

function bestOf(ways: readonly JudgedTurn[], side: number): JudgedTurn {
  return ways.reduce((best, way) => (way.values[side] > best.values[side] ? way : best));
}
