import { clusteredMean, strengthAbove } from '@asteroute/club';
import { type DuelEstimate, type DuelFigures, ENOUGH_DUELS } from '@asteroute/protocol/contests';
import type { DuelSums, SumsByPerson } from '../domain/stores/contest-store.ts';

export function figuresOf(sums: DuelSums): DuelFigures {
  const { won, drawn, lost, people, finished } = sums;
  const duels = won + drawn + lost;
  const counts = { duels, people, won, drawn, lost, finished };
  return {
    ...counts,
    margin: meanOf(sums, sums.margin, 1),
    fair: meanOf(sums, sums.fair, 10),
    strength: strengthOf(sums, duels),
  };
}

/** The mean of a value of finished duels; `unit` is how many of it make a point. */
function meanOf(sums: DuelSums, { sum, squares, products }: SumsByPerson, unit: number): DuelEstimate | null {
  const { finishers: people, finished: count, finishedSquares: countSquares } = sums;
  const found = clusteredMean({ people, count, countSquares, sum, sumSquares: squares, products });
  return found && { mean: found.mean / unit, error: found.error === null ? null : found.error / unit };
}

function strengthOf(sums: DuelSums, count: number): DuelFigures['strength'] {
  const { people, duelSquares: countSquares, score } = sums;
  if (count < ENOUGH_DUELS.duels || people < ENOUGH_DUELS.people) return null;
  const { sum, squares: sumSquares, products } = score;
  const found = clusteredMean({ people, count, countSquares, sum, sumSquares, products });
  // From -1 for a lost duel and 1 for one that was won to a score of 0 to 1.
  return found && strengthAbove({ mean: (found.mean + 1) / 2, error: found.error === null ? null : found.error / 2 });
}
