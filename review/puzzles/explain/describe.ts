/** Writes a proved turn as a puzzle: its themes, the reasons by realm, and its starting rating. */
import { analyzers, type EndSolver } from '@asteroute/bots/search';
import { clonePosition, type Game, mixText, type TurnWords } from '@asteroute/engine';
import { solverFor } from '../../endgame.ts';
import type { Puzzle, PuzzleKind, PuzzleReason } from '../puzzle.ts';
import { type Account, accountOf, type RealmDifference } from './account.ts';
import { codesIn } from './codes.ts';
import type { Lead } from './lead.ts';
import { judgedContinuation, solvedContinuation } from './play-on.ts';
import { ratingOf } from './rating.ts';
import { tagsOf } from './tags.ts';

export interface Proved {
  readonly kind: PuzzleKind;
  readonly answers: readonly TurnWords[];
  /** A standard error of 0 stands for a proof by full expansion. */
  readonly gap: Lead;
  readonly swing: number;
  readonly tempting: TurnWords;
  readonly choices: number;
  readonly turns: number;
  readonly draws: readonly string[];
}

export interface PuzzleName {
  readonly id: string;
  readonly game: string;
}

/** The number of games that are played on after each of two turns to find what differs; fewer while a person waits. */
const [ACCOUNT_ROUNDS, QUICK_ROUNDS] = [64, 16];
/** The maximum number of reasons, and by how many points and standard errors a realm must differ to be one. */
const MAX_REASONS = 3;
const REASON_POINTS = 1;
const REASON_ERRORS = 2;
/** The largest part of the whole difference that the reasons may leave untold, or tell too much. */
const UNTOLD = 0.4;

/** Null if no few realms tell why its answer is better than the tempting turn, or if it has no theme. */
export function puzzleOf(hand: Game, { id, game }: PuzzleName, proved: Proved, solver: EndSolver): Puzzle | null {
  const { kind, answers, gap, swing, tempting, choices, turns, draws } = proved;
  const account = accountFor(hand, id, { ...proved, rounds: ACCOUNT_ROUNDS }, solver);
  const reasons = reasonsIn(account);
  const tags = tagsOf(hand, { words: answers[0], tempting, account: account.realms });
  if (reasons === null || tags.length === 0) return null;
  const puzzle = {
    id,
    edition: hand.rules.setup.edition,
    game,
    kind,
    turns,
    draws,
    tags,
    answers,
    gap: hundredths(gap.points),
    ...(gap.se === 0 ? {} : { se: hundredths(gap.se) }),
    swing: hundredths(swing),
    tempting,
    why: reasons.map(reasonOf),
  };
  return { ...puzzle, rating: ratingOf(hand, puzzle, choices) };
}

/** What a right turn does, and why it beats the tempting one. */
export type ThemesAndReasons = Pick<Puzzle, 'tags'> & {
  /** The realms that tell it; empty if no few of them do. */
  readonly why: readonly PuzzleReason[];
};

/** Tells what the right turn does and why it is better, for a puzzle that may also be without reasons. */
export function themesAndReasons(hand: Game, id: string, compared: Compared): ThemesAndReasons {
  const { realms, total } = accountFor(hand, id, { ...compared, rounds: QUICK_ROUNDS }, null);
  const { answers, tempting } = compared;
  return {
    tags: tagsOf(hand, { words: answers[0], tempting, account: realms }),
    why: (reasonsIn({ realms, total }) ?? []).map(reasonOf),
  };
}

type Compared = Pick<Proved, 'kind' | 'answers' | 'tempting'>;

/** The same, and the number of games that are played on after each turn that was searched. */
type Accounted = Compared & { readonly rounds: number };

/** Of an endgame the whole difference is the exact one, since the dice of its rounds are only a sample. */
function accountFor(hand: Game, id: string, compared: Accounted, given: EndSolver | null): Account {
  const { kind, answers, tempting, rounds } = compared;
  const seed = mixText(0, id);
  const turns = { best: codesIn(hand, answers[0]), other: codesIn(hand, tempting) };
  if (kind === 'turn') {
    return accountOf(hand, turns, judgedContinuation(hand, analyzers()(hand.rules), { rounds, seed }));
  }
  const solver = given ?? solverFor(hand.rules);
  const pos = clonePosition(hand.position);
  const points = solver.valueOf(pos, turns.best) - solver.valueOf(pos, turns.other);
  const { realms } = accountOf(hand, turns, solvedContinuation(hand, solver, seed));
  return { total: { points, se: 0 }, realms };
}

/** The few realms that make up most of a difference, or null if they do not. */
function reasonsIn({ total, realms }: Account): readonly RealmDifference[] | null {
  const reasons = realms.filter(isReason).slice(0, MAX_REASONS);
  const told = reasons.reduce((sum, { net }) => sum + net.points, 0);
  return Math.abs(told - total.points) > UNTOLD * total.points ? null : reasons;
}

function isReason({ net }: RealmDifference): boolean {
  return Math.abs(net.points) >= REASON_POINTS && Math.abs(net.points) > REASON_ERRORS * net.se;
}

function reasonOf({ at, holder, own, rivals }: RealmDifference): PuzzleReason {
  const { kind, x, y, side } = at;
  return { kind, x, y, side, holder, own: tenths(own.points), rivals: tenths(rivals.points) };
}

const tenths = (points: number): number => Math.round(10 * points) / 10;
const hundredths = (value: number): number => Math.round(100 * value) / 100;
