import { type ContestState, seriesScore } from '@asteroute/club/contests';
import type { ContestFigures } from '@asteroute/protocol/contests';
import type { GameFigures, OfficialFigures, OfficialPoints, OfficialState } from '../stores/contest-store.ts';

export function officialState({ status, figures, rounds }: ContestState): OfficialState {
  if (status !== 'over') return 'open';
  if (figures !== undefined) return figures === null ? 'refused' : 'finished';
  const reasons = rounds.flatMap(({ games }) => games.map(({ result }) => result?.reason));
  return reasons.includes('timed-out') ? 'late' : 'given-up';
}

export function officialFigures(contest: ContestState): OfficialFigures | null {
  const { figures, rounds } = contest;
  if (figures == null) return null;
  const games = rounds[0].games.map(({ first, result }): OfficialPoints => {
    const [a, b] = result?.points ?? [0, 0];
    return first === 0 ? [a, b] : [b, a];
  });
  const [own, other] = seriesScore(contest);
  const { margin, fair, error, accuracy } = figures;
  const tenths = (points: number) => Math.round(points * 10);
  return {
    games,
    won: Math.sign(own - other),
    margin,
    fair: tenths(fair),
    error: tenths(error),
    accuracy: tenths(accuracy),
  };
}

export function together(games: readonly GameFigures[]): ContestFigures {
  const sum = (of: (one: GameFigures) => number) => games.reduce((total, one) => total + of(one), 0);
  return {
    margin: sum(({ margin }) => margin),
    fair: sum(({ fair }) => fair) / 10,
    error: Math.round(Math.hypot(...games.map(({ error }) => error))) / 10,
    accuracy: Math.round(sum(({ accuracy }) => accuracy) / games.length) / 10,
  };
}
