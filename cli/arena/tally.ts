import { type ArenaGame, type ByParty, type Forfeit, PARTIES } from './game.ts';
import type { Mirror } from './match.ts';
import type { Luck } from './statistics/luck.ts';
import { sum } from './statistics/statistics.ts';

/** In points, for a game lost by a fault: large, so that an early lead cannot pay off. */
export const FORFEIT_MARGIN = 50;

export interface PairForfeit extends Forfeit {
  /** Number of the pair, from 1. */
  readonly pair: number;
  readonly side: number;
}

/** Statistics of a match's mirrors: each list has one number per mirror, except for times and forfeits. */
export interface MatchTally {
  games: number;
  readonly margins: number[];
  readonly shares: number[];
  readonly firsts: number[];
  /** All zeros if the luck of the games was not calculated. */
  readonly lucks: Luck[];
  /** Milliseconds of every turn, by party. */
  readonly times: ByParty<number[]>;
  readonly forfeits: PairForfeit[];
}

export function createTally(): MatchTally {
  return { games: 0, margins: [], shares: [], firsts: [], lucks: [], times: { a: [], b: [] }, forfeits: [] };
}

export function count(tally: MatchTally, mirror: Mirror): void {
  tally.games += mirror.games.length;
  tally.margins.push(marginOf(mirror));
  tally.shares.push(shareOf(mirror));
  tally.firsts.push(firstOf(mirror));
  tally.lucks.push(luckOfMirror(mirror));
  for (const party of PARTIES) for (const time of mirror.times[party]) tally.times[party].push(time);
  tally.forfeits.push(...forfeitsOf(mirror));
}

/** The points of a game by side. A game that was lost by a fault has fixed points, no matter how far it was played. */
function pointsOf({ scores, side, forfeit }: ArenaGame): readonly number[] {
  if (forfeit === null) return scores;
  return scores.map((_, one) => (one !== side ? 0 : forfeit.party === 'a' ? -FORFEIT_MARGIN : FORFEIT_MARGIN));
}

/**
 * A bot against itself plays the same game from each side, so that margins sum to 0: exactly, because only the final
 * division leaves whole numbers.
 */
function marginOf({ games }: Mirror): number {
  const margins = games.map((game) => {
    const points = pointsOf(game);
    return points.length * points[game.side] - sum(points);
  });
  return sum(margins) / ((games.length - 1) * games.length);
}

/** A game that was lost by a fault counts as 0: its margin is fixed and does not depend on luck. */
function luckOfMirror({ games }: Mirror): Luck {
  const mean = (of: (luck: Luck) => number) =>
    sum(games.map(({ luck }) => (luck === null ? 0 : of(luck)))) / games.length;
  return { tiles: mean(({ tiles }) => tiles), dice: mean(({ dice }) => dice) };
}

/** The share of rivals that A beat in a mirror, counting ties as half. It is 0.5 for a bot against itself. */
function shareOf({ games }: Mirror): number {
  const halves = games.flatMap((game) => {
    const points = pointsOf(game);
    return points.flatMap((other, one) => (one === game.side ? [] : [1 + Math.sign(points[game.side] - other)]));
  });
  return sum(halves) / (2 * (games.length - 1) * games.length);
}

function firstOf({ games }: Mirror): number {
  const places = games.map((game) => {
    const points = pointsOf(game);
    const best = Math.max(...points);
    return points[game.side] === best ? 1 / points.filter((one) => one === best).length : 0;
  });
  return sum(places) / games.length;
}

export function forfeitsOf({ number, games }: Mirror): PairForfeit[] {
  return games.flatMap(({ side, forfeit }) => (forfeit === null ? [] : [{ ...forfeit, pair: number + 1, side }]));
}
