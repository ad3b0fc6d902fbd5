/** The standings and the crosstable of a league with the names of its players. */
import { ERASED_NAME } from '@asteroute/protocol';
import type { LeagueTable } from '@asteroute/protocol/leagues';
import { crosstableCsv, crosstableOf } from '../pairings/crosstable.ts';
import { tournamentOf } from './games.ts';
import type { League, LeaguePlayer } from './league.ts';

/** The name of a player; a bot has that of its level, and who removed the name a dash. */
export function leagueName({ name, bot }: LeaguePlayer): string {
  return name ?? bot ?? ERASED_NAME;
}

/** The standings with the crosstable. Of equal players the one who entered first comes first. */
export function leagueTableOf(league: League): LeagueTable {
  const { id, plan, players } = league;
  const rows = crosstableOf(
    players.map((_, player) => String(player)),
    tournamentOf(league),
  );
  const shown = rows.map(({ player, results, ...rest }) => {
    const number = Number(player);
    const { withdrawn } = players[number];
    return {
      ...rest,
      player: number,
      name: leagueName(players[number]),
      withdrawn,
      results: results.map((r) => [...r]),
    };
  });
  return { league: id, title: plan.title, rows: shown };
}

/** The crosstable as CSV. */
export function leagueCsv({ rows }: LeagueTable): string {
  return crosstableCsv(rows.map(({ name, ...row }) => ({ ...row, player: name })));
}
