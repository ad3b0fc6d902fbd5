import type { DuelResultView, DuelView } from '@asteroute/protocol/contests';
import type { Official } from '../stores/contest-store.ts';
import { contestTableId } from './tables.ts';

export function viewOfDuel(duel: Official): DuelView {
  const { id, edition, bot, name, begun, until, counted, state } = duel;
  const tables = [0, 1].map((game) => contestTableId(id, 0, game));
  const result = state === 'finished' ? resultOf(duel) : null;
  return { duel: id, edition, bot, name, begun, until, counted, state, tables, result };
}

function resultOf({ games, won, margin, fair, error, accuracy }: Official): DuelResultView {
  return {
    won: won > 0 ? 'won' : won < 0 ? 'lost' : 'drawn',
    games: games.map(([own, other]) => ({ own, other })),
    margin,
    fair: fair / 10,
    error: error / 10,
    accuracy: accuracy / 10,
  };
}
