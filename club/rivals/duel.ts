/** A duel: two games of two people on one deck and the same dice, with the seats exchanged. */
import { ownGame, type TournamentGame } from '../pairings/tournament.ts';

/** How far a duel is. Lists are in the order of the players. */
export interface DuelResult {
  /** Games won; a drawn one is half a game for both. */
  readonly games: readonly [number, number];
  /** Points of the games that were played to their end. */
  readonly points: readonly [number, number];
  /** Who has won, once both games are over; null before, and if all is equal. */
  readonly winner: string | null;
  readonly left: number;
}

/** The two games of a duel, which are to be dealt from one seed. */
export function duelGames(players: readonly [string, string]): [TournamentGame, TournamentGame] {
  const [a, b] = players;
  return [
    { first: a, second: b, points: null },
    { first: b, second: a, points: null },
  ];
}

/** After one game each, the points decide: both had the same tiles and dice from both seats. */
export function duelResult(players: readonly [string, string], games: readonly TournamentGame[]): DuelResult {
  const [a, b] = players;
  const won = (player: string) => sum(games.map((game) => ownGame(game, player).score ?? 0));
  const scored = (player: string) => sum(games.map((game) => pointsOf(game, player)));
  const wins: DuelResult['games'] = [won(a), won(b)];
  const points: DuelResult['points'] = [scored(a), scored(b)];
  const left = games.filter((game) => ownGame(game, a).score === null).length;
  const ahead = wins[0] - wins[1] || points[0] - points[1];
  return { games: wins, points, left, winner: left > 0 || ahead === 0 ? null : ahead > 0 ? a : b };
}

function pointsOf({ first, points, lost }: TournamentGame, player: string): number {
  return points === null || lost !== undefined ? 0 : points[first === player ? 0 : 1];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
