import { type ArenaGame, type ByParty, type Forfeit, PARTIES } from './game.ts';
import type { Mirror } from './match.ts';
import type { Luck } from './statistics/luck.ts';

/** Points by which a game counts as lost that was lost by a fault: what a player gains early must not pay. */
export const FORFEIT_MARGIN = 50;

/** A forfeit with the game that it lost. */
export interface PairForfeit extends Forfeit {
  /** From 1. */
  readonly pair: number;
  /** The side that A played. */
  readonly side: number;
}

/** What is kept of the mirrors of a match: a number of each kind for every mirror. */
export interface MatchTally {
  games: number;
  readonly margins: number[];
  readonly shares: number[];
  readonly firsts: number[];
  /** Nothing but zeros where the luck of the games was not found. */
  readonly lucks: Luck[];
  /** Milliseconds of every turn. */
  readonly times: ByParty<number[]>;
  readonly forfeits: PairForfeit[];
}

/** An empty tally. */
export function createTally(): MatchTally {
  return { games: 0, margins: [], shares: [], firsts: [], lucks: [], times: { a: [], b: [] }, forfeits: [] };
}

/** Adds the games of a mirror to a tally. */
export function count(tally: MatchTally, mirror: Mirror): void {
  tally.games += mirror.games.length;
  tally.margins.push(marginOf(mirror));
  tally.shares.push(shareOf(mirror));
  tally.firsts.push(firstOf(mirror));
  tally.lucks.push(luckOfMirror(mirror));
  for (const party of PARTIES) for (const time of mirror.times[party]) tally.times[party].push(time);
  tally.forfeits.push(...forfeitsOf(mirror));
}

/**
 * The mean margin of a mirror's games. Against itself a bot plays one game `sides` times, once from each side, and the
 * margins of all sides of one game, each against the mean of the others, add up to nothing; whole numbers until the
 * last division keep that exact.
 */
function marginOf({ games }: Mirror): number {
  const rivals = games.length - 1;
  const total = games.reduce((sum, game) => sum + timesRivals(game), 0);
  return total / (rivals * games.length);

  function timesRivals({ scores, side, forfeit }: ArenaGame): number {
    if (forfeit !== null) return (forfeit.party === 'a' ? -FORFEIT_MARGIN : FORFEIT_MARGIN) * rivals;
    return scores.length * scores[side] - scores.reduce((sum, points) => sum + points, 0);
  }
}

/** The mean luck of a mirror's games; one that was lost by a fault counts as a fixed margin, which luck has no part in. */
function luckOfMirror({ games }: Mirror): Luck {
  const mean = (of: (luck: Luck) => number) =>
    games.reduce((sum, { luck }) => sum + (luck === null ? 0 : of(luck)), 0) / games.length;
  return { tiles: mean(({ tiles }) => tiles), dice: mean(({ dice }) => dice) };
}

/** The share of rivals that A was ahead of in a mirror, ties half; a half for a bot against itself. */
function shareOf({ games }: Mirror): number {
  const rivals = games.length - 1;
  const halves = games.flatMap(({ scores, side, forfeit }) => {
    if (forfeit !== null) return [forfeit.party === 'a' ? 0 : 2 * rivals];
    return scores.flatMap((points, one) => (one === side ? [] : [1 + Math.sign(scores[side] - points)]));
  });
  return halves.reduce((sum, half) => sum + half, 0) / (2 * rivals * games.length);
}

/** The share of first places that A took in a mirror. */
function firstOf({ games }: Mirror): number {
  const places = games.map(({ scores, side, forfeit }) => {
    if (forfeit !== null) return forfeit.party === 'a' ? 0 : 1;
    const best = Math.max(...scores);
    return scores[side] === best ? 1 / scores.filter((points) => points === best).length : 0;
  });
  return places.reduce((sum, place) => sum + place, 0) / games.length;
}

/** The forfeits among the games of a mirror. */
export function forfeitsOf({ number, games }: Mirror): PairForfeit[] {
  return games.flatMap(({ side, forfeit }) => (forfeit === null ? [] : [{ ...forfeit, pair: number + 1, side }]));
}
