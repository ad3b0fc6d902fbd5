import { clusteredMean, strengthAbove } from '@asteroute/club';
import {
  type DuelEstimate,
  type DuelFigures,
  type DuelResultView,
  type DuelView,
  ENOUGH_DUELS,
} from '@asteroute/protocol';
import type { Duel, DuelSums, SumsByPerson } from '../domain/duel-store.ts';
import { tablesOfDuel } from '../domain/duels/open-duel.ts';

/** A duel as everybody may see it. */
export function viewOfDuel(duel: Duel): DuelView {
  const { id, edition, bot, name, begun, until, counted, state } = duel;
  const tables = [...tablesOfDuel(id)];
  const result = state === 'finished' ? resultOf(duel) : null;
  return { duel: id, edition, bot, name, begun, until, counted, state, tables, result };
}

function resultOf({ games, won, margin, fair, error, accuracy }: Duel): DuelResultView {
  return {
    won: won > 0 ? 'won' : won < 0 ? 'lost' : 'drawn',
    games: games.map(([own, other]) => ({ own, other })),
    margin,
    fair: fair / 10,
    error: error / 10,
    accuracy: accuracy / 10,
  };
}

/** The public figures of duels that were added up. */
export function figuresOf(sums: DuelSums): DuelFigures {
  const { won, drawn, lost, people, finished } = sums;
  const duels = won + drawn + lost;
  return {
    duels,
    people,
    won,
    drawn,
    lost,
    finished,
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
