/** The standings and the crosstable of a league with the names of its players. */
import { ERASED_NAME } from '@asteroute/protocol';
import type { ContestTable } from '@asteroute/protocol/contests';
import { crosstableCsv, crosstableOf } from '../pairings/crosstable.ts';
import type { ContestPlayer, ContestState } from './contest.ts';
import { tournamentOf } from './games.ts';

/** Of a bot as `levelName` says it, with a number if several are alike; a dash for who removed the name. */
export function contestName(
  players: readonly ContestPlayer[],
  player: number,
  levelName: (bot: string) => string = (bot) => bot,
): string {
  const { name, bot } = players[player];
  if (bot === null) return name ?? ERASED_NAME;
  const alike = players.flatMap((other, number) => (other.bot === bot ? [number] : []));
  return alike.length === 1 ? levelName(bot) : `${levelName(bot)} ${alike.indexOf(player) + 1}`;
}

/** The standings with the crosstable. Of equal players the one who entered first comes first. */
export function contestTableOf(league: ContestState): ContestTable {
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
      name: contestName(players, number),
      withdrawn,
      results: results.map((r) => [...r]),
    };
  });
  return { contest: id, title: plan.title, rows: shown };
}

export function contestCsv({ rows }: ContestTable): string {
  return crosstableCsv(rows.map(({ name, ...row }) => ({ ...row, player: name })));
}
