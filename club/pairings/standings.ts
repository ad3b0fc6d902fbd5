/** The order of a tournament, with the tie-breaks of the world championship. */
import { byesOf, type GameOfPlayer, gamesOfEach, type TournamentRound } from './tournament.ts';

export interface StandingsRow {
  readonly player: string;
  /** From 1; equal in everything that counts is equal in rank. */
  readonly rank: number;
  /** 1 for a win or a bye, 0.5 for a draw. */
  readonly score: number;
  /** The sum of the rivals' scores without the lowest one. A bye counts as a rival without points. */
  readonly buchholz: number;
  /** Own points less those of the rivals, over all games. */
  readonly difference: number;
  readonly wins: number;
  readonly games: number;
}

/** By score, then Buchholz, then the difference of points. */
function compareStandings(a: StandingsRow, b: StandingsRow): number {
  return b.score - a.score || b.buchholz - a.buchholz || b.difference - a.difference;
}

/** The standings after some rounds. Players who are equal keep the order in which they are given. */
export function standingsOf(players: readonly string[], rounds: readonly TournamentRound[]): StandingsRow[] {
  const gamesOf = gamesOfEach(rounds);
  const scores = new Map(players.map((player) => [player, scoreOf(gamesOf(player)) + byesOf(rounds, player)]));
  const lines = players.map((player): StandingsRow => {
    const games = gamesOf(player).filter(({ score }) => score !== null);
    const byes = new Array<number>(byesOf(rounds, player)).fill(0);
    const rivals = [...games.map(({ rival }) => scores.get(rival) ?? 0), ...byes];
    return {
      player,
      rank: 0,
      score: scores.get(player) ?? 0,
      buchholz: rivals.length === 0 ? 0 : sum(rivals) - Math.min(...rivals),
      difference: sum(games.map(({ difference }) => difference)),
      wins: games.filter(({ score }) => score === 1).length,
      games: games.length,
    };
  });
  lines.sort(compareStandings);
  return lines.map((line) => ({ ...line, rank: 1 + lines.findIndex((other) => compareStandings(other, line) === 0) }));
}

const scoreOf = (games: readonly GameOfPlayer[]): number => sum(games.map(({ score }) => score ?? 0));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
