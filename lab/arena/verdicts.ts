import { calmMargin, calmTest, type Luck, sequentialTest } from '@asteroute/cli/arena';
import { createRandom, mix } from '@asteroute/engine';
import type { Campaign } from '../campaign/campaign.ts';
import { KNOWN_PAIRS, type KnownPair, type MirrorRow, playKnown } from './known-pairs.ts';

/** Orders in which the games of a pair are drawn again, with repetition, for both tests. */
const ORDERS = 100;
/** Mirrors after which a test that has not decided is given up. */
const MOST = 6000;
/** Orders with the same decision, as a share, from which on a test is sure of a pair. */
const SURE = 0.75;
/** Of the games that the plain test needs, the test without luck may need this share. */
const SHARE = 0.6;

/** What one test did with a pair over all orders. */
interface TestRuns {
  readonly orders: number;
  /** How often it accepted H1, and H0. */
  readonly H1: number;
  readonly H0: number;
  /** Mirrors until its decision, as a mean. */
  readonly mirrors: number;
}

/** Both tests on the same mirrors in the same orders. */
export interface Verdicts {
  readonly plain: TestRuns;
  readonly calm: TestRuns;
}

/** Seed of the orders. */
const ORDERS_SEED = 1;

/**
 * A run plays one mirror of each of twenty known pairs. All of them are put to both sequential tests in a hundred orders:
 * they must decide alike where the plain one is sure, and the one without luck on at most 0.6 of the games.
 */
export const VERDICTS: Campaign<readonly MirrorRow[]> = {
  name: 'verdicts',
  count: 100,
  run: (seed) => Promise.all(KNOWN_PAIRS.map((pair, index) => playKnown(pair, index, seed))),
  sum: (rows) =>
    judged(
      KNOWN_PAIRS.map((pair, index) => {
        const own = rows.map((row) => row[index]);
        return [pair, verdictsOn(own, ORDERS_SEED)];
      }),
    ),
};

/** Sums up the verdicts on some pairs, and what is wrong with them. */
export function judged(found: readonly (readonly [KnownPair, Verdicts])[]): { faults: string[]; lines: string[] } {
  const different = found.filter(([, { plain, calm }]) => isSure(plain) && decision(plain) !== decision(calm));
  const share = shareOf(found);
  const editions = [...Map.groupBy(found, ([{ edition }]) => edition)];
  const shares = editions.map(([edition, own]) => `${edition} ${shareOf(own).toFixed(2)}`);
  const sure = found.filter(([, { plain }]) => isSure(plain)).length;
  const faults = different.map(([pair]) => `the tests differ on ${nameOf(pair)}`);
  if (share > SHARE) faults.push(`the test without luck needs ${share.toFixed(2)} of the games`);
  const lines = found.map(
    ([pair, { plain, calm }]) => `${nameOf(pair)}: ${textOf(plain)}; without luck ${textOf(calm)}`,
  );
  const end = `${sure} of ${found.length} pairs sure; without luck ${share.toFixed(2)} of the games (${shares.join(', ')})`;
  return { faults, lines: [...lines, end] };
}

/** The games of the test without luck as a share of the plain one's, over some pairs. */
function shareOf(found: readonly (readonly [KnownPair, Verdicts])[]): number {
  const sum = (test: keyof Verdicts) => found.reduce((total, [, verdicts]) => total + verdicts[test].mirrors, 0);
  return sum('calm') / sum('plain');
}

/**
 * Whether a test decides one way in most orders. Midway between both hypotheses no decision is right, and each test takes
 * either by chance.
 */
function isSure({ H0, H1, orders }: TestRuns): boolean {
  return Math.max(H0, H1) >= SURE * orders;
}

function decision({ H0, H1 }: TestRuns): string {
  return H1 > H0 ? 'H1' : 'H0';
}

function nameOf({ edition, a, b }: KnownPair): string {
  return `${edition}, ${a} against ${b}`;
}

function textOf(runs: TestRuns): string {
  const chosen = decision(runs);
  return `${chosen} in ${Math.max(runs.H0, runs.H1)} of ${runs.orders}, ${runs.mirrors.toFixed(0)} mirrors`;
}

/**
 * Puts mirrors to both tests in seeded orders. The luck of so few has a mean of its own, which all orders would share;
 * it is taken off luck and margins first, since the mean of luck is known to be 0.
 */
export function verdictsOn(rows: readonly MirrorRow[], seed: number, orders = ORDERS): Verdicts {
  const centred = centre(rows);
  const ends = Array.from({ length: orders }, (_, order) => {
    const random = createRandom(mix(seed, order));
    const drawn = Array.from({ length: MOST }, () => centred[random.below(centred.length)]);
    const margins = drawn.map(({ margin }) => margin);
    const lucks = drawn.map(({ luck }) => luck);
    return {
      plain: endOf((n) => sequentialTest(margins.slice(0, n)).accepted),
      calm: endOf((n) => calmTest(margins.slice(0, n), lucks.slice(0, n)).accepted),
    };
  });
  const runs = (test: 'plain' | 'calm'): TestRuns => ({
    orders,
    H1: ends.filter((end) => end[test].accepted === 'H1').length,
    H0: ends.filter((end) => end[test].accepted === 'H0').length,
    mirrors: ends.reduce((sum, end) => sum + end[test].mirrors, 0) / orders,
  });
  return { plain: runs('plain'), calm: runs('calm') };
}

function centre(rows: readonly MirrorRow[]): MirrorRow[] {
  const mean = (of: (luck: Luck) => number) => rows.reduce((sum, { luck }) => sum + of(luck), 0) / rows.length;
  const [tiles, dice] = [mean((luck) => luck.tiles), mean((luck) => luck.dice)];
  const lucks = rows.map(({ luck }) => luck);
  const { factors } = calmMargin(
    rows.map(({ margin }) => margin),
    lucks,
  );
  const shared = factors.tiles * tiles + factors.dice * dice;
  return rows.map(({ margin, luck }) => ({
    margin: margin - shared,
    luck: { tiles: luck.tiles - tiles, dice: luck.dice - dice },
  }));
}

/** When a test decides. It is asked after every mirror at first, then after every 3 % more. */
function endOf(verdict: (mirrors: number) => string | null): { accepted: string | null; mirrors: number } {
  for (let n = 16; n <= MOST; n += Math.ceil(n / 32)) {
    const accepted = verdict(n);
    if (accepted !== null) return { accepted, mirrors: n };
  }
  return { accepted: null, mirrors: MOST };
}
