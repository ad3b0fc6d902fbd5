import { createRandom, type Random } from '@asteroute/engine';
import { type Estimate, quantile } from './statistics.ts';

/** The result of two bots of a ladder: the share of `first` in every independent unit of games. */
export interface Pairing {
  readonly first: number;
  readonly second: number;
  readonly shares: readonly number[];
}

const RESAMPLES = 1000;
const MAX_STEPS = 10_000;
const CLOSE = 1e-9;

/** Result of the drawn unit of games that is added to every pairing, so that a bot without wins gets a rating, too. */
const DRAWN = 0.5;

/**
 * In Elo by the Bradley-Terry model, mean 0; 95 % intervals by resampling each pairing's units. Same seed, same
 * intervals.
 */
export function rate(count: number, pairings: readonly Pairing[], seed: number): Estimate[] {
  const random = createRandom(seed);
  const samples = Array.from({ length: RESAMPLES }, () => {
    return ratings(
      count,
      pairings.map((pairing) => ({ ...pairing, shares: drawAgain(pairing.shares, random) })),
    );
  });
  return ratings(count, pairings).map((mean, bot) => {
    const sorted = samples.map((sample) => sample[bot]).sort((x, y) => x - y);
    return { mean, low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) };
  });
}

function drawAgain(shares: readonly number[], random: Random): number[] {
  const units = [...shares, DRAWN];
  return shares.map(() => units[random.below(units.length)]);
}

/** The maximum likelihood ratings, by Zermelo's iteration. */
export function ratings(count: number, pairings: readonly Pairing[]): number[] {
  const won = new Array<number>(count).fill(0);
  for (const { first, second, shares } of pairings) {
    const own = shares.reduce((sum, share) => sum + share, DRAWN);
    won[first] += own;
    won[second] += shares.length + 1 - own;
  }
  let strengths = new Array<number>(count).fill(1);
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = improved(strengths, won, pairings);
    const change = Math.max(...next.map((strength, bot) => Math.abs(Math.log(strength / strengths[bot]))));
    strengths = next;
    if (change < CLOSE) break;
  }
  return strengths.map((strength) => 400 * Math.log10(strength));
}

/** One step of the iteration. Strengths are scaled to a geometric mean of 1. */
function improved(strengths: readonly number[], won: readonly number[], pairings: readonly Pairing[]): number[] {
  const expected = new Array<number>(strengths.length).fill(0);
  for (const { first, second, shares } of pairings) {
    const each = (shares.length + 1) / (strengths[first] + strengths[second]);
    expected[first] += each;
    expected[second] += each;
  }
  const raw = won.map((wins, bot) => wins / expected[bot]);
  const mean = Math.exp(raw.reduce((sum, strength) => sum + Math.log(strength), 0) / raw.length);
  return raw.map((strength) => strength / mean);
}
