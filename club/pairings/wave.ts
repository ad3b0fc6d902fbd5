import { maximumMatching } from './matching.ts';

/** Somebody who waits for a live game. */
export interface WavePlayer {
  readonly account: string;
  readonly edition: string;
  readonly rated: boolean;
  /** The time to think of each player: seconds for the game, and seconds that each turn adds. */
  readonly clock: { readonly seconds: number; readonly increment: number };
  readonly rating: number;
  /** How many waves have left this person over. */
  readonly waves: number;
  /** Accounts that this person is not paired with: those who were met just now, and where one has blocked the other. */
  readonly avoids: ReadonlySet<string>;
}

/** Turns of a player in an average game, by which clocks are compared. */
const TURNS = 36;
/** Points of distance for a clock that is twice as long. */
const POINTS_PER_DOUBLING = 200;
/** How far apart two people may be when they come, and how much more with each wave that has left them over. */
const [FIRST_REACH, MORE_REACH] = [200, 150];
/** Nobody plays with a clock that is more than this many times the own one. */
const MAX_CLOCK_RATIO = 2.5;

const minutesOf = ({ clock: { seconds, increment } }: WavePlayer): number => (seconds + TURNS * increment) / 60;

/** How far apart two people are, in points of rating; Infinity if they are not to play. */
function distance(a: WavePlayer, b: WavePlayer): number {
  if (a.edition !== b.edition || a.rated !== b.rated) return Infinity;
  if (a.account === b.account || a.avoids.has(b.account) || b.avoids.has(a.account)) return Infinity;
  const ratio = minutesOf(a) / minutesOf(b);
  if (Math.max(ratio, 1 / ratio) > MAX_CLOCK_RATIO) return Infinity;
  return Math.abs(a.rating - b.rating) + POINTS_PER_DOUBLING * Math.abs(Math.log2(ratio));
}

/** Both accept the distance: who has been left over longest decides how far is not too far. */
const reachOf = (a: WavePlayer, b: WavePlayer): number => FIRST_REACH + MORE_REACH * Math.max(a.waves, b.waves);

/**
 * Pairs people who wait, closest first: as many pairs as there can be of those at most 50 points apart, then of the rest
 * at most 100, and so on up to what each pair accepts. Returns pairs of indexes; the same people give the same pairs.
 */
export function pairWave(people: readonly WavePlayer[]): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let left = people.map((_, index) => index);
  const widest = FIRST_REACH + MORE_REACH * Math.max(0, ...people.map(({ waves }) => waves));
  for (let step = STEP; left.length > 1; step *= 2) {
    const mates = maximumMatching(left.length, (a, b) => isWithin(people[left[a]], people[left[b]], step));
    for (const [a, b] of mates.entries()) if (a < b) pairs.push([left[a], left[b]]);
    left = left.filter((_, at) => mates[at] < 0);
    if (step >= widest) break;
  }
  return pairs;
}

/** Points of the first step; each further one is twice as wide. */
const STEP = 50;

function isWithin(a: WavePlayer, b: WavePlayer, step: number): boolean {
  const apart = distance(a, b);
  return apart <= step && apart <= reachOf(a, b);
}

/** The clock of a pair: the shorter one, so that nobody waits longer than they wanted to. */
export function clockOfPair(a: WavePlayer, b: WavePlayer): WavePlayer['clock'] {
  return minutesOf(a) <= minutesOf(b) ? a.clock : b.clock;
}
