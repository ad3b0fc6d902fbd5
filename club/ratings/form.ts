/** What margins are worth without luck, in points. Needs far fewer games than a rating, which knows only who won. */

interface MarginPlayer {
  readonly player: string;
  /** The final margin over the best rival less the luck of tiles and dice, as a review measures both. */
  readonly margin: number;
}

/** A game: its players, in any order. */
export type MarginGame = readonly MarginPlayer[];

interface PlayerForm {
  /** Points that the player is ahead of an average rival. */
  readonly points: number;
  /** Its standard error, in points. */
  readonly se: number;
  readonly games: number;
}

/** How far margins without luck scatter from game to game, and how far players differ, in points. */
interface FormScale {
  readonly game: number;
  readonly players: number;
}

/** The usual scale: a quick review knows the luck of a game up to some points, and play varies too. */
const USUAL_SCALE: FormScale = { game: 14, players: 12 };

/** Enough for the strengths of rivals to settle: each round takes what is left of the error at least in half. */
const ROUNDS = 40;

/** Compared with the form of the rivals met; few games are drawn towards the mean (a ridge regression). */
export function playerForms(
  games: readonly MarginGame[],
  scale: FormScale = USUAL_SCALE,
): ReadonlyMap<string, PlayerForm> {
  const played = gamesByPlayer(games);
  let points = new Map([...played.keys()].map((player) => [player, 0]));
  const pull = (scale.game / scale.players) ** 2;
  for (let round = 0; round < ROUNDS; round++) points = nextPoints(played, points, pull);
  const formOf = (player: string, games: number): PlayerForm => ({
    points: points.get(player) ?? 0,
    se: scale.game / Math.sqrt(games + pull),
    games,
  });
  return new Map([...played].map(([player, { length }]) => [player, formOf(player, length)]));
}

interface OwnGame {
  readonly margin: number;
  readonly rivals: readonly string[];
}

function gamesByPlayer(games: readonly MarginGame[]): Map<string, OwnGame[]> {
  const played = new Map<string, OwnGame[]>();
  for (const game of games) {
    for (const { player, margin } of game) {
      const rivals = game.filter((other) => other.player !== player).map((other) => other.player);
      const own = played.get(player) ?? [];
      own.push({ margin, rivals });
      played.set(player, own);
    }
  }
  return played;
}

/** One round: everybody's points from those of the rivals, halfway from the old ones so that rounds do not oscillate. */
function nextPoints(
  played: ReadonlyMap<string, readonly OwnGame[]>,
  points: ReadonlyMap<string, number>,
  pull: number,
): Map<string, number> {
  const next = [...played].map(([player, own]): [string, number] => {
    const performances = own.map(({ margin, rivals }) => margin + mean(rivals.map((rival) => points.get(rival) ?? 0)));
    const value = sum(performances) / (own.length + pull);
    return [player, ((points.get(player) ?? 0) + value) / 2];
  });
  const centre = mean(next.map(([, value]) => value));
  return new Map(next.map(([player, value]) => [player, value - centre]));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);
