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

/** Why the right turn of a puzzle is better, in at most two words: what it does, and what its differences prove. */
export function puzzleCauses({ tags, why = [], tempting }: Pick<Puzzle, 'tags' | 'why' | 'tempting'>): PuzzleCause[] {
  const isHeldBack = tempting !== undefined && tempting.action.type !== 'pass';
  const proved = why.flatMap((reason) => provedBy(reason).find((cause) => tags.includes(cause)) ?? []);
  const seen: readonly PuzzleCause[] = ['trap', ...(isHeldBack ? (['patience'] as const) : []), 'last-meeple', 'farm'];
  const causes = new Set<PuzzleCause>(['planet-attack', 'recall', ...proved, ...seen]);
  return [...causes].filter((cause) => tags.includes(cause)).slice(0, MAX_CAUSES);
}
