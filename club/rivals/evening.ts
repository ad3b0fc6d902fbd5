/** The standings of an evening: games one after another in one room, with people who come and go. */
import { nameKey } from './rivalry.ts';

export interface EveningGame {
  /** By seat; null for a bot, which has no place in the standings. */
  readonly players: readonly (string | null)[];
  /** The side of each seat. */
  readonly sides: readonly number[];
  /** By side. */
  readonly scores: readonly number[];
  /** The winning sides; none if the game was abandoned, which counts for nobody. */
  readonly winners: readonly number[];
  /** Whether it was played to its end: only then its points count. */
  readonly finished: boolean;
}

interface EveningRow {
  /** From 1; who is equal in games won and points shares it. */
  readonly rank: number;
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly points: number;
}

/** A best of three between two people: it ends when one of them has won two games. */
export interface BestOfThree {
  readonly names: readonly [string, string];
  readonly won: readonly [number, number];
  /** Who has won it; null while it lasts. */
  readonly winner: string | null;
}

/** The standings of an evening, and the best of three in which two people are. */
interface Evening {
  readonly games: number;
  readonly rows: readonly EveningRow[];
  readonly series: BestOfThree | null;
}

const SERIES_WINS = 2;

/** Adds up the games of an evening, in the order in which they were played. */
export function eveningOf(all: readonly EveningGame[]): Evening {
  const games = all.filter(({ winners }) => winners.length > 0);
  const lines = new Map<string, Omit<EveningRow, 'rank'>>();
  for (const game of games) {
    for (const [seat, name] of game.players.entries()) {
      if (name !== null) lines.set(nameKey(name), withGame(lines.get(nameKey(name)), game, seat));
    }
  }
  const sorted = [...lines.values()].sort((a, b) => compare(a, b) || (a.name < b.name ? -1 : 1));
  const rows = sorted.map((line) => ({ rank: 1 + sorted.findIndex((one) => compare(one, line) === 0), ...line }));
  return { games: games.length, rows, series: seriesOf(games) };
}

type Line = Omit<EveningRow, 'rank'>;

const compare = (a: Line, b: Line): number => b.won - a.won || b.points - a.points;

function withGame(before: Line | undefined, game: EveningGame, seat: number): Line {
  const side = game.sides[seat];
  return {
    name: game.players[seat] ?? '',
    games: (before?.games ?? 0) + 1,
    won: (before?.won ?? 0) + Number(game.winners.includes(side)),
    points: (before?.points ?? 0) + (game.finished ? game.scores[side] : 0),
  };
}

/** The newest best of three: the games since the two came together, or since the last one was decided. */
function seriesOf(games: readonly EveningGame[]): BestOfThree | null {
  return games.reduce<BestOfThree | null>(seriesAfter, null);
}

function seriesAfter(before: BestOfThree | null, { players, sides, winners }: EveningGame): BestOfThree | null {
  const [a, b, ...others] = players;
  if (a == null || b == null || others.length > 0) return null;
  const goesOn = before !== null && before.winner === null && samePair(before.names, [a, b]);
  const { names, won }: Pick<BestOfThree, 'names' | 'won'> = goesOn ? before : { names: [a, b], won: [0, 0] };
  const winner = winners.length === 1 ? nameKey(players[sides.indexOf(winners[0])] ?? '') : null;
  const [one, other] = names.map((name, at) => won[at] + Number(nameKey(name) === winner));
  const done = [one, other].findIndex((count) => count >= SERIES_WINS);
  return { names, won: [one, other], winner: done < 0 ? null : names[done] };
}

const samePair = (one: BestOfThree['names'], other: BestOfThree['names']): boolean =>
  one.map(nameKey).sort().join('\n') === other.map(nameKey).sort().join('\n');
