import { createRandom, ERROR_CODES } from '@asteroute/engine';
import { parseRecord } from '@asteroute/record';
import { boardJudge, quickReview, REVIEW_FAULT_CODES, type Review, runToEnd, usualJudge } from '@asteroute/review';
import { playedRecord, TABLES, tableName } from '@asteroute/review/testing';
import type { Findings, Progress, Range } from '../soak/campaign.ts';
import { mutated } from '../soak/garbage.ts';

/** After so many faults a campaign has made its point. */
const ENOUGH = 20;
/** Bots of the games, so that boards of every kind come up. */
const BOTS = [['random'], ['greedy', 'random'], ['projected'], ['steady', 'shrewd']] as const;
/** Turns of the records that are not whole: they are refused sooner. */
const BEGUN = 10;
/** How far the parts of a review may be from the margin they add up to, and an error above 0. */
const ROUNDING = 1e-9;

/** Reviews seeded games of every table: the parts add up to the margin, and no turn is better than the best. */
export function sumReviews({ seed, count }: Range, progress: Progress = () => {}): Findings {
  const faults: string[] = [];
  let done = 0;
  for (; done < count && faults.length < ENOUGH; done++) {
    const fault = sumReview(seed + done);
    if (fault !== null)
      faults.push(
        `review: seed ${seed + done}: ${fault}; npm run soak -- --only review --count 1 --seed ${seed + done}`,
      );
    progress(done + 1, faults.length);
  }
  return { done, faults };
}

function sumReview(seed: number): string | null {
  const table = TABLES[seed % TABLES.length];
  const record = playedRecord(table, seed, BOTS[Math.floor(seed / TABLES.length) % BOTS.length]);
  const review = runToEnd(quickReview(record, seed % 2 === 0 ? usualJudge : boardJudge));
  if (!review.ok) return `${tableName(table)}: ${review.error.message}`;
  const gap = gapOf(review.value);
  if (gap > ROUNDING) return `${tableName(table)}: the parts are ${gap} points from the margin`;
  const better = review.value.turns.find(({ parts, side }) => parts.errors[side] > ROUNDING);
  return better === undefined ? null : `${tableName(table)}: turn ${better.n} is better than the best`;
}

/** How far the parts of a review are from the margin they add up to. */
function gapOf({ margin, expected, tiles, dice, errors, drift }: Review): number {
  const gaps = margin.map((all, side) => all - expected[side] - tiles[side] - dice[side] - errors[side] - drift[side]);
  return Math.max(...gaps.map(Math.abs));
}

/** Reviews records with faults: each is reviewed or refused with a code, and none throws. */
export function fuzzReviews(
  { seed, count }: Range,
  progress: Progress = () => {},
): Findings & { readonly reviewed: number } {
  const tables = TABLES.filter((_, index) => index % 3 === 1);
  const whole = tables.map((table, index) => playedRecord(table, index, ['random']));
  const begun = whole.map(({ turns, final: _, winners: __, ...rest }) => ({ ...rest, turns: turns.slice(0, BEGUN) }));
  const faults: string[] = [];
  let [done, reviewed] = [0, 0];
  for (; done < count && faults.length < ENOUGH; done++) {
    const random = createRandom(seed + done);
    const list = random.below(8) === 0 ? whole : begun;
    let value: unknown = list[random.below(list.length)];
    for (let n = 1 + random.below(2); n > 0; n--) value = mutated(value, random);
    try {
      if (reviewAnything(value)) reviewed++;
    } catch (error) {
      faults.push(
        `review-fuzz: seed ${seed + done}: ${(error as Error).message}; npm run soak -- --only review-fuzz --count 1 --seed ${seed + done}`,
      );
    }
    progress(done + 1, faults.length);
  }
  return { done, faults, reviewed };
}

/** Whether a value from outside could be reviewed. Throws when it is refused without a known code. */
function reviewAnything(value: unknown): boolean {
  const record = parseRecord(value);
  if (!record.ok) return false;
  const review = runToEnd(quickReview(record.value, boardJudge));
  if (review.ok) {
    const gap = gapOf(review.value);
    if (gap > ROUNDING) throw new Error(`the parts are ${gap} points from the margin`);
    return true;
  }
  const { code, message } = review.error;
  if (![...REVIEW_FAULT_CODES, ...ERROR_CODES].includes(code) || message === '')
    throw new Error(`refused as ${code}: ${message}`);
  return false;
}
