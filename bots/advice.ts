import { type ActionMove, clonePosition, type Game, type PlaceMove } from '@asteroute/engine';
import { act, mark, type Position, placeTile, type Ruleset, undo } from '@asteroute/engine/search';
import { Evaluator } from './judge/evaluate.ts';
import { type Judge, judgePoints, margin } from './judge/judge.ts';
import { HYPERPARAMETERS, type Weights } from './judge/terms.ts';
import { weightsFor } from './judge/weights.ts';
import type { LikelyReply, RankedTurn } from './search/bot.ts';
import type { CodedTurn } from './search/killers.ts';
import { analyzers } from './turns/analyzer.ts';
import { Battles } from './turns/battles.ts';
import { turnOf } from './turns/turns.ts';

/**
 * Points of this turn, final scoring of the present board, chances to complete, meeples kept in hand, meeples that may
 * never return, realms that rivals may attack or that may be joined, and what is left to the next player.
 */
export const REASONS = ['points', 'standing', 'prospects', 'hand', 'stuck', 'risk', 'joining', 'left'] as const;
/** A part of the judgement by which two turns can differ. */
export type Reason = (typeof REASONS)[number];

/** A way to play the turn, as the judge sees it. */
export interface Candidate {
  readonly place: PlaceMove | null;
  readonly action: ActionMove;
  readonly margin: number;
  /** In points, battles with exact odds. Over all reasons, `margin` is the change of the side's margin by one turn. */
  readonly reasons: Readonly<Record<Reason, readonly number[]>>;
  /** What the next player does most often in the playouts of a search; null if it was not searched. */
  readonly answer: LikelyReply | null;
}

/** The terms of the judge behind each reason, by the end of their names. */
const TERMS_OF: readonly (readonly [Reason, RegExp])[] = [
  ['prospects', /\.(gain|open|near|stands|lead)$|^again$/],
  ['hand', /^hand\d$|\.hand$/],
  ['stuck', /\.stuck$/],
  ['risk', /\.(risk|dice)$/],
  ['joining', /\.(reach|join)$/],
  ['left', /\.loose$/],
];

const analyzerOf = analyzers();

/** The best ways to play the turn, best first, with reasons. Turns that a search has ranked come first. */
export function advise(game: Game, count = 3, ranked: readonly RankedTurn[] = []): Candidate[] {
  const { rules } = game;
  const pos = clonePosition(game.position);
  const side = rules.figureTable.sideOf[pos.seat];
  const { turns } = analyzerOf(rules);
  const isPlaced = pos.phase === 'act';
  const all = isPlaced ? turns.actionsNow(pos) : turns.all(pos);
  const judged = all.map((turn) => ({ turn, worth: margin(turn.values, side) })).sort((a, b) => b.worth - a.worth);
  const isRanked = (one: CodedTurn) => ranked.some(({ turn }) => isSameTurn(turn, one));
  const others: readonly RankedTurn[] = judged.filter(({ turn }) => !isRanked(turn));
  const sorted = [...byMargin(ranked), ...others].slice(0, count);
  const judges = reasonJudges(rules, weightsFor(rules));
  return sorted.map(({ turn, worth, answer = null }) => ({
    place: isPlaced ? null : turnOf(turn).place,
    action: turnOf(turn).action,
    margin: worth,
    reasons: byReason((reason) => change(rules, pos, turn, judges[reason])),
    answer,
  }));
}

/** A search keeps the order in which it dropped turns, where an early estimate counts that its margins leave out. */
function byMargin(ranked: readonly RankedTurn[]): RankedTurn[] {
  return [...ranked.slice(0, 1), ...ranked.slice(1).toSorted((a, b) => b.worth - a.worth)];
}

const isSameTurn = (one: CodedTurn, other: CodedTurn): boolean =>
  one.placement === other.placement && one.action === other.action;

function byReason<T>(valueFor: (reason: Reason) => T): Record<Reason, T> {
  return Object.fromEntries(REASONS.map((reason) => [reason, valueFor(reason)])) as Record<Reason, T>;
}

/** Makes a judge for each reason that considers this reason alone. */
function reasonJudges(rules: Ruleset, weights: Weights): Record<Reason, Judge> {
  const bare = new Evaluator(rules, {});
  const judgeBare: Judge = (pos, values) => bare.judge(pos, values);
  const terms = new Map(TERMS_OF);
  return byReason((reason) => {
    if (reason === 'points') return judgePoints;
    if (reason === 'standing') return less(judgeBare, judgePoints);
    const own = Object.entries(weights).filter(([term]) => terms.get(reason)?.test(term) || term in HYPERPARAMETERS);
    const evaluator = new Evaluator(rules, Object.fromEntries(own));
    return less((pos, values) => evaluator.judge(pos, values), judgeBare);
  });
}

function less(judge: Judge, other: Judge): Judge {
  return (pos, values) => {
    const second = new Float64Array(values.length);
    judge(pos, values);
    other(pos, second);
    for (let side = 0; side < values.length; side++) values[side] -= second[side];
  };
}

/** The change that a turn makes to the values which a judge sees, by side. */
function change(rules: Ruleset, pos: Position, turn: CodedTurn, judge: Judge): number[] {
  const [before, after] = [0, 1].map(() => new Float64Array(rules.figureTable.sides));
  judge(pos, before);
  const since = mark(pos);
  if (pos.phase === 'place') placeTile(pos, turn.placement, null);
  act(rules, pos, turn.action, null);
  new Battles(rules).expect(pos, judge, after);
  undo(pos, since);
  return Array.from(after, (value, side) => value - before[side]);
}
