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
  /** Games that are not over. */
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

/**
 * Adds up a duel. Who won more games wins; after one each the points of both games decide, because both had the same
 * tiles and dice from both seats.
 */
export function duelResult(players: readonly [string, string], games: readonly TournamentGame[]): DuelResult {
  const own = players.map((player) => games.map((game) => ownGame(game, player)));
  const wins = own.map((list) => list.reduce((sum, { score }) => sum + (score ?? 0), 0));
  const pointsOf = ({ first, points, lost }: TournamentGame, player: string): number =>
    points === null || lost !== undefined ? 0 : points[first === player ? 0 : 1];
  const points = players.map((player) => games.reduce((sum, game) => sum + pointsOf(game, player), 0));
  const left = own[0].filter(({ score }) => score === null).length;
  const ahead = wins[0] - wins[1] || points[0] - points[1];
  return {
    games: [wins[0], wins[1]],
    points: [points[0], points[1]],
    winner: left > 0 || ahead === 0 ? null : players[ahead > 0 ? 0 : 1],
    left,
  };
}
