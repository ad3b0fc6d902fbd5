/** A tournament as a table of who played whom. */
import { type StandingsRow, standingsOf } from './standings.ts';
import { gamesOfEach, type TournamentRound } from './tournament.ts';

/** A player's line: the place in the standings, and the results against each player in the order of the lines. */
export interface CrosstableRow extends StandingsRow {
  /** By the rank order of the rivals: the results of all games against them, 1, 0.5 or 0; empty if they never met. */
  readonly results: readonly (readonly number[])[];
}

/** The crosstable, in the order of the standings; plain data that can be written as JSON. */
export function crosstableOf(players: readonly string[], rounds: readonly TournamentRound[]): CrosstableRow[] {
  const standings = standingsOf(players, rounds);
  const gamesOf = gamesOfEach(rounds);
  return standings.map((standing) => {
    const met = Map.groupBy(gamesOf(standing.player), ({ rival }) => rival);
    const against = (rival: string) => (met.get(rival) ?? []).flatMap(({ score }) => score ?? []);
    return { ...standing, results: standings.map(({ player }) => against(player)) };
  });
}

/** The crosstable as CSV (RFC 4180), with a heading; several games against one rival are added up. */
export function crosstableCsv(rows: readonly CrosstableRow[]): string {
  const heading = ['rank', 'player', 'score', 'buchholz', 'difference', ...rows.map((_, at) => String(at + 1))];
  const lines = rows.map(({ rank, player, score, buchholz, difference, results }, at) => [
    rank,
    player,
    score,
    buchholz,
    difference,
    ...results.map((own, rival) =>
      rival === at ? 'x' : own.length === 0 ? '' : own.reduce((sum, one) => sum + one, 0),
    ),
  ]);
  return [heading, ...lines].map((line) => `${line.map(csvField).join()}\r\n`).join('');
}

/** A name that begins like a formula gets an apostrophe, so that a spreadsheet does not compute it. */
function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
