import { randomTournament, type TournamentCounts } from '@asteroute/club/testing';
import type { Campaign } from '../campaign/campaign.ts';

export const TOURNAMENTS: Campaign<TournamentCounts> = {
  name: 'tournaments',
  count: 10_000,
  run: randomTournament,
  sum(rows) {
    const total = (of: (row: TournamentCounts) => number) => rows.reduce((sum, row) => sum + of(row), 0);
    return {
      lines: [
        `${total((row) => row.games)} games, ${total((row) => row.byes)} byes, ` +
          `${total((row) => row.rematches)} rematches and ${total((row) => row.surplusFirsts)} third first seats ` +
          'that could not be avoided',
      ],
    };
  },
};
