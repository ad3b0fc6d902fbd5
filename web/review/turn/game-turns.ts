import type { Thought, WeighedCandidate } from '@asteroute/bots';
import type { ActionMove, Game, PlaceMove, Turn } from '@asteroute/engine';
import { differentTurns, lookOfTurn } from '@asteroute/page/match/turns.ts';
import type { Ply } from '@asteroute/record';
import type { TurnReview } from '@asteroute/review';
import { turnIn } from '../worker/turn-in.ts';

export interface GameTurn {
  /** From 1. */
  readonly n: number;
  readonly hand: Game;
  readonly played: Turn;
  /** The number of plies up to the draw. */
  readonly ply: number;
}

/** The turns of a game, numbered as a review numbers them: each places one tile. */
export function turnsOf(steps: readonly Ply[]): GameTurn[] {
  const placed = steps.flatMap(({ move }, ply) => (move.type === 'place' ? [{ place: move as PlaceMove, ply }] : []));
  return placed.map(({ place, ply }, index) => {
    const action = steps[ply + 1].move as ActionMove;
    return { n: index + 1, hand: steps[ply - 1].game, played: { place, action }, ply };
  });
}

export interface Way {
  readonly turn: Turn;
  /** The rank from 1; null for the played turn if it is not among the best. */
  readonly rank: number | null;
  readonly played: boolean;
  /** The expected margin after it, in points; null if it was not weighed. */
  readonly value: number | null;
  /** What the search says that thinks on. */
  readonly weighed?: WeighedCandidate;
}

/** The best ways to play a turn and the played one, each once. */
export function waysOf({ hand, played }: GameTurn, review: TurnReview): Way[] {
  const { lost } = review;
  const own = lookOfTurn(hand, played);
  const ways = waysOfVerdict(hand, review).map((way) => ({ ...way, played: lookOfTurn(hand, way.turn) === own }));
  if (ways.some((way) => way.played)) return ways;
  return [...ways, { turn: played, rank: null, played: true, value: review.best[0].value - Math.max(0, lost) }];
}

/** The same of a search that thinks on; the played turn without a value if it is not among them. */
export function waysOfThought({ hand, played }: GameTurn, { ways }: Thought): Way[] {
  const own = lookOfTurn(hand, played);
  const ranked = differentTurns(hand, ways).flatMap((weighed, index): Way[] => {
    const { place, action, margin } = weighed;
    if (place === null) return [];
    const turn = { place, action };
    return [{ turn, rank: index + 1, played: lookOfTurn(hand, turn) === own, value: margin, weighed }];
  });
  if (ranked.some((way) => way.played)) return ranked;
  return [...ranked, { turn: played, rank: null, played: true, value: null }];
}

export function waysOfVerdict(hand: Game, { best }: Pick<TurnReview, 'best'>): Way[] {
  return best.flatMap((one, index) => {
    const turn = turnIn(hand, one);
    return turn === null ? [] : { turn, rank: index + 1, played: false, value: one.value };
  });
}
