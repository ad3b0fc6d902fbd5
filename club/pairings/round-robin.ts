/** Everybody meets everybody once, by the circle method. */
import { byesOf, gamesOf, type TournamentGame, type TournamentRound } from './tournament.ts';

/** First seats differ by one at most, and no one has three in a row. With an odd number each has one bye. */
export function roundRobin(players: readonly string[]): TournamentRound[] {
  const circle: (string | null)[] = players.length % 2 === 0 ? [...players] : [...players, null];
  const last = circle.length - 1;
  return Array.from({ length: Math.max(0, last) }, (_, round) => {
    const seated = (offset: number) => circle[(round + offset + last) % last];
    const centre = [circle[last], seated(0)];
    const pairs = Array.from({ length: (last - 1) / 2 }, (_, at) =>
      at % 2 === 0 ? [seated(at + 1), seated(-at - 1)] : [seated(-at - 1), seated(at + 1)],
    );
    return roundOf([round % 2 === 0 ? centre : centre.reverse(), ...pairs]);
  });
}

/** The rounds played once more with the seats exchanged. */
export function returnRounds(rounds: readonly TournamentRound[]): TournamentRound[] {
  return rounds.map(({ games, byes }) => ({
    games: games.map(({ first, second }) => ({ first: second, second: first, points: null })),
    byes,
  }));
}

/** Who played at least half of the games loses the others; of who played fewer all games are taken out. */
export function withoutPlayer(rounds: readonly TournamentRound[], player: string): TournamentRound[] {
  const own = gamesOf(rounds, player);
  const stays = own.filter(({ score }) => score !== null).length * 2 >= own.length;
  const isOwn = ({ first, second }: TournamentGame) => first === player || second === player;
  return rounds.map(({ games, byes }) => ({
    games: stays ? games.map((game) => (isOwn(game) ? givenUp(game, player) : game)) : games.filter((g) => !isOwn(g)),
    byes: stays || byesOf(rounds, player) === 0 ? byes : byes.filter((one) => one !== player),
  }));
}

function givenUp(game: TournamentGame, player: string): TournamentGame {
  if (game.points !== null || game.lost !== undefined) return game;
  return { ...game, lost: game.first === player ? 'first' : 'second' };
}

function roundOf(pairs: readonly (readonly (string | null)[])[]): TournamentRound {
  return {
    games: pairs.flatMap(([first, second]) =>
      first === null || second === null ? [] : [{ first, second, points: null }],
    ),
    byes: pairs.flatMap((pair) => (pair.includes(null) ? pair.filter((player) => player !== null) : [])),
  };
}
