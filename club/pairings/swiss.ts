/** Swiss pairings: each round pairs players of about the same score who have not met. */
import { canPairAll } from './matching.ts';
import { type StandingsRow, standingsOf } from './standings.ts';
import { byesOf, gamesOf, type TournamentGame, type TournamentRound } from './tournament.ts';

/** First seats in a row after which a player may not sit first, and how many more first than second seats are allowed. */
const MAX_FIRSTS_IN_ROW = 2;
const MAX_MORE_FIRSTS = 2;

interface Entrant extends StandingsRow {
  readonly met: ReadonlySet<string>;
  readonly byes: number;
  /** First seats less second seats so far. */
  readonly moreFirsts: number;
  /** First seats without a second one since. */
  readonly firstsInRow: number;
}

type CanMeet = (a: Entrant, b: Entrant) => boolean;

/**
 * From strict to none: no second game of the same two and nobody first a third time in a row or three times more often
 * than second; the former alone; none. A round uses the first by which all can be paired.
 */
export const PAIRING_RULES: readonly CanMeet[] = [
  (a, b) => !a.met.has(b.player) && (maySitFirst(a) || maySitFirst(b)),
  (a, b) => !a.met.has(b.player),
  () => true,
];

/** Who has withdrawn is not among them, who is late has no games. Of equal players the earlier is the stronger one. */
export function swissRound(players: readonly string[], rounds: readonly TournamentRound[]): TournamentRound {
  const entrants = entrantsOf(players, rounds);
  for (const canMeet of PAIRING_RULES) {
    for (const bye of byeCandidates(entrants)) {
      const paired = entrants.filter((entrant) => entrant !== bye);
      if (!canPair(paired, canMeet)) continue;
      return { games: pairsOf(paired, canMeet).map(seated), byes: bye === null ? [] : [bye.player] };
    }
  }
  throw new Error('players without any condition cannot be paired');
}

/** The players of a round with all that pairing asks about them, strongest first. */
export function entrantsOf(players: readonly string[], rounds: readonly TournamentRound[]): Entrant[] {
  const everybody = new Set([...players, ...rounds.flatMap(playersIn)]);
  const standings = standingsOf([...everybody], rounds).filter(({ player }) => players.includes(player));
  return standings.map((standing) => entrantOf(standing, rounds));
}

function entrantOf(standing: StandingsRow, rounds: readonly TournamentRound[]): Entrant {
  const games = gamesOf(rounds, standing.player);
  const firsts = games.filter(({ chair }) => chair === 'first').length;
  return {
    ...standing,
    met: new Set(games.map(({ rival }) => rival)),
    byes: byesOf(rounds, standing.player),
    moreFirsts: 2 * firsts - games.length,
    firstsInRow: games.length - 1 - games.findLastIndex(({ chair }) => chair === 'second'),
  };
}

function playersIn({ games, byes }: TournamentRound): string[] {
  return [...games.flatMap(({ first, second }) => [first, second]), ...byes];
}

/** Who may have no game in this round, weakest first: those with the fewest byes; null if all can play. */
export function byeCandidates(entrants: readonly Entrant[]): readonly (Entrant | null)[] {
  if (entrants.length % 2 === 0) return [null];
  const fewest = Math.min(...entrants.map(({ byes }) => byes));
  return entrants.filter(({ byes }) => byes === fewest).toReversed();
}

export function canPair(entrants: readonly Entrant[], canMeet: CanMeet): boolean {
  return canPairAll(entrants.length, (a, b) => canMeet(entrants[a], entrants[b]));
}

/** Pairs from the strongest down, each with the best rival who leaves a pairing of the others possible. */
function pairsOf(entrants: readonly Entrant[], canMeet: CanMeet): (readonly [Entrant, Entrant])[] {
  const pairs: (readonly [Entrant, Entrant])[] = [];
  for (let left = entrants; left.length > 0; ) {
    const [strongest, ...others] = left;
    const without = (rival: Entrant) => others.filter((one) => one !== rival);
    const rival = rivalsOf(strongest, others).find((one) => canMeet(strongest, one) && canPair(without(one), canMeet));
    if (rival === undefined) throw new Error('a pairing that was possible is not');
    pairs.push([strongest, rival]);
    left = without(rival);
  }
  return pairs;
}

/** Rivals by the distance of their scores; among equals the strongest meets the middle one of the group. */
function rivalsOf({ score }: Entrant, others: readonly Entrant[]): Entrant[] {
  const group = others.filter((other) => other.score === score).length;
  const distance = (other: Entrant) => Math.abs(others.indexOf(other) - (group >> 1));
  return others.toSorted((a, b) => Math.abs(score - a.score) - Math.abs(score - b.score) || distance(a) - distance(b));
}

const maySitFirst = ({ firstsInRow, moreFirsts }: Entrant): boolean =>
  firstsInRow < MAX_FIRSTS_IN_ROW && moreFirsts < MAX_MORE_FIRSTS;

/** Gives the first seat to who may sit there, then to who had it less often, then less lately, then by turns. */
function seated([a, b]: readonly [Entrant, Entrant], table: number): TournamentGame {
  const order =
    Number(maySitFirst(b)) - Number(maySitFirst(a)) ||
    a.moreFirsts - b.moreFirsts ||
    a.firstsInRow - b.firstsInRow ||
    (table % 2 === 0 ? -1 : 1);
  const [first, second] = order < 0 ? [a, b] : [b, a];
  return { first: first.player, second: second.player, points: null };
}
