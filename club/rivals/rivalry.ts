/** The story of people who play each other again and again, told from their finished games alone. */
import type { BattleFeat, FinishedGame, RouteFeat } from './finished.ts';

/** A game in which all of some people sat, not all on one side. */
export interface Meeting {
  readonly game: FinishedGame;
  /** By name: the points of the side. */
  readonly points: readonly number[];
  /** Who of them was best: indexes of names, several if they were level. */
  readonly leaders: readonly number[];
}

/** Games in a row that one of the people was best in, alone. */
interface WinStreak {
  /** Index of the name. */
  readonly who: number;
  readonly games: number;
}

/** One person's part. Points are of all games that were played to their end. */
interface RivalLine {
  readonly name: string;
  /** Games in which nobody else of them was as good. */
  readonly won: number;
  readonly meanPoints: number;
  /** Luck with tiles and dice by the review, in points a game; null before a game is reviewed. */
  readonly luck: number | null;
}

type Remembered<Feat> = Feat & { readonly game: FinishedGame };

export interface Rivalry {
  readonly lines: readonly RivalLine[];
  readonly meetings: readonly Meeting[];
  readonly level: number;
  /** The streak that lasts, and the longest one; null if there is none. */
  readonly streak: WinStreak | null;
  readonly longest: WinStreak | null;
  readonly reviewed: number;
  /** The battle between them that won most, the longest route of one of them. */
  readonly battle: Remembered<BattleFeat> | null;
  readonly route: Remembered<RouteFeat> | null;
}

/** Luck in points of margin, by side, of a game's id. */
export type LuckByGame = ReadonlyMap<string, readonly number[]>;

/** Two spellings of a name that differ in capitals or spaces around it are one person. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

const peopleOf = ({ players }: FinishedGame): string[] => players.filter((name) => name !== null);

/** The seat of a person; -1 if the person was not there. */
const seatOf = ({ players }: FinishedGame, name: string): number =>
  players.findIndex((player) => player !== null && nameKey(player) === nameKey(name));

export interface RivalCount {
  /** As spelled in the newest game. */
  readonly name: string;
  readonly games: number;
}

/** Everybody who met all of some people, those with most games first; with no names everybody in the games. */
export function rivalsOf(games: readonly FinishedGame[], names: readonly string[]): RivalCount[] {
  const chosen = new Set(names.map(nameKey));
  const newestFirst = games.toSorted((a, b) => b.at - a.at);
  const found = new Map<string, { name: string; games: number }>();
  for (const game of newestFirst) {
    for (const name of new Map(peopleOf(game).map((one) => [nameKey(one), one])).values()) {
      if (chosen.has(nameKey(name)) || meetingOf(game, [...names, name]) === null) continue;
      const known = found.get(nameKey(name)) ?? { name, games: 0 };
      known.games++;
      found.set(nameKey(name), known);
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}

export function rivalryOf(
  games: readonly FinishedGame[],
  names: readonly string[],
  luckByGame: LuckByGame = new Map(),
): Rivalry {
  const meetings = games.flatMap((game) => meetingOf(game, names) ?? []).sort((a, b) => b.game.at - a.game.at);
  const streaks = streaksOf(meetings.toReversed());
  const last = streaks.at(-1) ?? null;
  return {
    lines: names.map((name, who) => lineOf(meetings, { name, who }, luckByGame)),
    meetings,
    level: meetings.filter(({ leaders }) => leaders.length > 1).length,
    streak: last !== null && meetings[0].leaders.length === 1 ? last : null,
    longest: streaks.toSorted((a, b) => b.games - a.games)[0] ?? null,
    reviewed: meetings.filter(({ game }) => luckByGame.has(game.id)).length,
    battle: bestBattle(meetings, names),
    route: longestRoute(meetings, names),
  };
}

/** A game as a meeting of these people; null if one was not there, or if all were on one side. */
function meetingOf(game: FinishedGame, names: readonly string[]): Meeting | null {
  const seats = names.map((name) => seatOf(game, name));
  if (seats.includes(-1)) return null;
  const sides = seats.map((seat) => game.sides[seat]);
  if (names.length > 1 && new Set(sides).size < 2) return null;
  const values = sides.map((side) => standingValue(game, side));
  const best = Math.max(...values);
  return {
    game,
    points: sides.map((side) => game.scores[side]),
    leaders: [...values.keys()].filter((who) => values[who] === best),
  };
}

/** Orders the sides of a game: winners first, by points, who gave up last. */
function standingValue({ winners, gaveUp, scores }: FinishedGame, side: number): number {
  if (side === gaveUp) return Number.NEGATIVE_INFINITY;
  return winners.includes(side) ? Number.POSITIVE_INFINITY : scores[side];
}

/** All streaks in the order of time; a game in which several were level ends one and begins none. */
function streaksOf(oldestFirst: readonly Meeting[]): WinStreak[] {
  const streaks: WinStreak[] = [];
  let last = null as WinStreak | null;
  for (const { leaders } of oldestFirst) {
    const [who] = leaders;
    const goesOn: boolean = last?.who === who && leaders.length === 1;
    if (goesOn) streaks.pop();
    last = leaders.length > 1 ? null : { who, games: 1 + (goesOn ? (last?.games ?? 0) : 0) };
    if (last !== null) streaks.push(last);
  }
  return streaks;
}

interface Person {
  readonly name: string;
  readonly who: number;
}

function lineOf(meetings: readonly Meeting[], { name, who }: Person, luckByGame: LuckByGame): RivalLine {
  const finished = meetings.filter(({ game }) => game.gaveUp === null);
  const sideOf = (game: FinishedGame) => game.sides[seatOf(game, name)];
  const luck = meetings.flatMap(({ game }) => luckByGame.get(game.id)?.[sideOf(game)] ?? []);
  return {
    name: meetings[0]?.game.players[seatOf(meetings[0].game, name)] ?? name,
    won: meetings.filter(({ leaders }) => leaders.length === 1 && leaders[0] === who).length,
    meanPoints: mean(finished.map(({ points }) => points[who])),
    luck: luck.length === 0 ? null : mean(luck),
  };
}

function bestBattle(meetings: readonly Meeting[], names: readonly string[]): Rivalry['battle'] {
  const isNamed = namedIn(names);
  const feats = meetings.flatMap(({ game }) =>
    game.battles
      .filter(({ players, rivals }) => players.some(isNamed) && rivals.some(isNamed))
      .map((battle) => ({ ...battle, game })),
  );
  const odds = ({ dice: [own, others] }: BattleFeat) => others - own;
  return feats.sort((a, b) => b.points - a.points || odds(b) - odds(a))[0] ?? null;
}

function longestRoute(meetings: readonly Meeting[], names: readonly string[]): Rivalry['route'] {
  const isNamed = namedIn(names);
  const feats = meetings.flatMap(({ game }) =>
    game.routes.filter(({ players }) => players.some(isNamed)).map((route) => ({ ...route, game })),
  );
  return feats.sort((a, b) => b.tiles - a.tiles || b.points - a.points)[0] ?? null;
}

function namedIn(names: readonly string[]): (player: string) => boolean {
  const keys = new Set(names.map(nameKey));
  return (player) => keys.has(nameKey(player));
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
