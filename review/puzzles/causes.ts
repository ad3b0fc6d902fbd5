import type { TurnWords } from '@asteroute/engine';
import type { Puzzle, PuzzleReason, PuzzleTag } from './puzzle.ts';

/** What may make a turn better: the river is where it happens. */
export type PuzzleCause = Exclude<PuzzleTag, 'river'>;

const MAX_CAUSES = 2;

/** The theme that a difference in a realm proves: the first of these that the turn has. */
function provedBy({ holder, own, rivals }: PuzzleReason): readonly PuzzleCause[] {
  const isOwn = holder === 'own' || holder === 'shared';
  const isGain = own >= -rivals;
  if (isOwn) return isGain ? ['completion', 'team', 'extend'] : ['defend'];
  if (holder === 'rival') return isGain ? ['steal'] : ['block'];
  return isGain && (holder === 'free' || holder === 'new') ? ['completion'] : [];
}

/** Whether two turns differ only in which meeple goes to the same place. */
export function differInMeeple(one: TurnWords, other: TurnWords): boolean {
  const placeIn = ({ x, y, rotation, action }: TurnWords) =>
    action.type === 'deploy' && [x, y, rotation, action.on].join();
  return placeIn(one) !== false && placeIn(one) === placeIn(other);
}

/**
 * Why the right turn of a puzzle is better, in at most two words: what it does, and what its differences prove. None if
 * the tempting turn does the same with another meeple.
 */
export function puzzleCauses(puzzle: Pick<Puzzle, 'answers' | 'tags' | 'why' | 'tempting'>): PuzzleCause[] {
  const { answers, tags, why = [], tempting } = puzzle;
  if (tempting !== undefined && answers.some((answer) => differInMeeple(answer, tempting))) return [];
  const isHeldBack = tempting?.action.type === 'deploy';
  const proved = why.flatMap((reason) => provedBy(reason).find((cause) => tags.includes(cause)) ?? []);
  const seen: readonly PuzzleCause[] = ['trap', ...(isHeldBack ? (['patience'] as const) : []), 'last-meeple', 'farm'];
  const causes = new Set<PuzzleCause>(['planet-attack', 'recall', ...proved, ...seen]);
  return [...causes].filter((cause) => tags.includes(cause)).slice(0, MAX_CAUSES);
}
