/** What a tournament of games between two is made of. Players are named by any text that is theirs alone. */

type Chair = 'first' | 'second';

export interface TournamentGame {
  readonly first: string;
  readonly second: string;
  /** Final points of the first and the second player; null before the game, and if it was not played to its end. */
  readonly points: readonly [number, number] | null;
  /** Who gave the game up or did not come, and lost it whatever the points are. */
  readonly lost?: Chair | 'both';
}

/** A round: its games, and who has none. A bye is worth a win. */
export interface TournamentRound {
  readonly games: readonly TournamentGame[];
  readonly byes: readonly string[];
}

export interface GameOfPlayer {
  readonly rival: string;
  readonly chair: Chair;
  /** 1 won, 0.5 drawn, 0 lost; null before it. */
  readonly score: number | null;
  /** Own points less those of the rival; 0 if the game was not played to its end. */
  readonly difference: number;
  readonly played: boolean;
}

/** The result for both: 1 won, 0.5 drawn, 0 lost; null before the game. */
function scoresOf({ points, lost }: TournamentGame): readonly [number, number] | null {
  if (lost !== undefined) return [Number(lost === 'second'), Number(lost === 'first')];
  if (points === null) return null;
  const first = (1 + Math.sign(points[0] - points[1])) / 2;
  return [first, 1 - first];
}

export function ownGame(game: TournamentGame, player: string): GameOfPlayer {
  const chair = game.first === player ? 'first' : 'second';
  const scores = scoresOf(game);
  const played = game.points !== null && game.lost === undefined;
  const difference = game.points === null || !played ? 0 : game.points[0] - game.points[1];
  return chair === 'first'
    ? { rival: game.second, chair, score: scores?.[0] ?? null, difference, played }
    : { rival: game.first, chair, score: scores?.[1] ?? null, difference: 0 - difference, played };
}

export function gamesOf(rounds: readonly TournamentRound[], player: string): GameOfPlayer[] {
  const all = rounds.flatMap(({ games }) => games);
  return all.filter(({ first, second }) => first === player || second === player).map((game) => ownGame(game, player));
}

/** Finds the games of any player, as `gamesOf` does, and reads the rounds once for all players. */
export function gamesOfEach(rounds: readonly TournamentRound[]): (player: string) => GameOfPlayer[] {
  const byPlayer = new Map<string, TournamentGame[]>();
  for (const { games } of rounds)
    for (const game of games)
      for (const player of new Set([game.first, game.second])) {
        const own = byPlayer.get(player);
        if (own === undefined) byPlayer.set(player, [game]);
        else own.push(game);
      }
  return (player) => (byPlayer.get(player) ?? []).map((game) => ownGame(game, player));
}

/** How many rounds a player had no game in. */
export function byesOf(rounds: readonly TournamentRound[], player: string): number {
  return rounds.filter(({ byes }) => byes.includes(player)).length;
}
