/** The games of a contest as a tournament: who has won what, with what withdrawals decide. */
import { withoutPlayer } from '../pairings/round-robin.ts';
import type { TournamentGame, TournamentRound } from '../pairings/tournament.ts';
import type { ContestGame, ContestRound, ContestState, GamePlace } from './contest.ts';

const nameOf = (player: number): string => String(player);

/**
 * Who withdraws loses the games that are left; of a round robin of which less than half was played, all games of that
 * player are taken out. A bye counts in a Swiss tournament alone: in a round robin everybody has the same number.
 */
export function tournamentOf({ plan, rounds, players }: ContestState): readonly TournamentRound[] {
  const played = rounds.map((round): TournamentRound => {
    const byes = plan.format === 'swiss' ? round.byes.map(nameOf) : [];
    return { games: round.games.map((game) => tournamentGame(game)), byes };
  });
  const left = players.flatMap(({ withdrawn }, player) => (withdrawn ? [nameOf(player)] : []));
  if (plan.format === 'round-robin') return left.reduce<TournamentRound[]>(withoutPlayer, [...played]);
  return played.map((round) => ({ ...round, games: round.games.map((game) => givenUpBy(game, left)) }));
}

function tournamentGame({ first, second, result }: ContestGame): TournamentGame {
  const seats = { first: nameOf(first), second: nameOf(second) };
  return result?.lost == null
    ? { ...seats, points: result?.points ?? null }
    : { ...seats, points: result.points, lost: result.lost };
}

function givenUpBy(game: TournamentGame, left: readonly string[]): TournamentGame {
  if (game.points !== null || game.lost !== undefined) return game;
  const [first, second] = [left.includes(game.first), left.includes(game.second)];
  if (!first && !second) return game;
  return { ...game, lost: first && second ? 'both' : first ? 'first' : 'second' };
}

/** Whether a game waits for its result: it has none, and nobody of the two has withdrawn. */
export function isUndecided(
  { players }: Pick<ContestState, 'players'>,
  { first, second, result }: ContestGame,
): boolean {
  return result === null && !players[first].withdrawn && !players[second].withdrawn;
}

export interface PlacedGame extends GamePlace {
  readonly at: ContestGame;
  readonly until: number | null;
}

/** All games that wait for their results, in the order of the rounds. */
export function undecidedGames(league: ContestState): readonly PlacedGame[] {
  return league.rounds.flatMap(({ games, until }, round) =>
    games.flatMap((at, game) => (isUndecided(league, at) ? [{ round, game, at, until }] : [])),
  );
}

export function isRoundOver(league: ContestState, { games }: ContestRound): boolean {
  return !games.some((game) => isUndecided(league, game));
}

export function gamesLeftOf(league: ContestState, player: number): readonly PlacedGame[] {
  return undecidedGames(league).filter(({ at }) => at.first === player || at.second === player);
}

/** The other game of a duel; null if the game is none of a duel. */
export function twinOf({ plan, rounds }: ContestState, { round, game }: GamePlace): ContestGame | null {
  return plan.twin ? (rounds[round]?.games[1 - game] ?? null) : null;
}
