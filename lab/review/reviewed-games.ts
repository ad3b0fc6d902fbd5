import { createRandom, ERROR_CODES } from '@asteroute/engine';
import { parseRecord } from '@asteroute/record';
import { boardJudge, quickReview, REVIEW_FAULT_CODES, runToEnd, usualJudge } from '@asteroute/review';
import { gapOf, playedRecord, TABLES, tableName } from '@asteroute/review/testing';
import type { Campaign } from '../campaign/campaign.ts';
import { spoiled } from '../engine/garbage.ts';

/** The bots that play the games, chosen so that boards of every kind occur. */
const BOTS = [['random'], ['greedy', 'random'], ['projected'], ['steady', 'shrewd']] as const;
/** Tolerated rounding error, for the sum of a review's parts and for an error above 0. */
const ROUNDING = 1e-9;

/** Reviews at every table: the parts must add up to the margin, and no turn may be better than the best one. */
export const REVIEWED_GAMES: Campaign<null> = {
  name: 'review',
  count: 1000,
  run(seed) {
    const table = TABLES[seed % TABLES.length];
    const record = playedRecord(table, seed, BOTS[Math.floor(seed / TABLES.length) % BOTS.length]);
    const review = runToEnd(quickReview(record, seed % 2 === 0 ? usualJudge : boardJudge));
    if (!review.ok) throw new Error(`${tableName(table)}: ${review.error.message}`);
    const gap = gapOf(review.value);
    if (gap > ROUNDING) throw new Error(`${tableName(table)}: the parts are ${gap} points from the margin`);
    const better = review.value.turns.find(({ lost }) => lost < -ROUNDING);
    if (better !== undefined) throw new Error(`${tableName(table)}: turn ${better.n} is better than the best`);
    return null;
  },
  sum: () => ({ lines: [] }),
};

/** Turns in the unfinished records, which are refused sooner than whole ones. */
const BEGUN = 10;
let played: { readonly whole: readonly object[]; readonly begun: readonly object[] } | null = null;

function records() {
  const tables = TABLES.filter((_, index) => index % 3 === 1);
  const whole = tables.map((table, index) => playedRecord(table, index, ['random']));
  const begun = whole.map(({ turns, final: _, winners: __, ...rest }) => ({ ...rest, turns: turns.slice(0, BEGUN) }));
  return { whole, begun };
}

/** Records with faults: each is either reviewed or refused with a code. A row says whether it was reviewed. */
export const FAULTY_RECORDS: Campaign<boolean> = {
  name: 'review-fuzz',
  count: 10_000,
  run(seed) {
    played ??= records();
    const random = createRandom(seed);
    const list = random.below(8) === 0 ? played.whole : played.begun;
    const record = parseRecord(spoiled(list[random.below(list.length)], random, 2));
    if (!record.ok) return false;
    const review = runToEnd(quickReview(record.value, boardJudge));
    if (review.ok && gapOf(review.value) > ROUNDING) throw new Error('the parts do not add up to the margin');
    if (review.ok) return true;
    const { code, message } = review.error;
    if (![...REVIEW_FAULT_CODES, ...ERROR_CODES].includes(code) || message === '')
      throw new Error(`refused as ${code}: ${message}`);
    return false;
  },
  sum(rows) {
    const reviewed = rows.filter((isReviewed) => isReviewed).length;
    return { lines: [`${reviewed} reviewed, ${rows.length - reviewed} refused`] };
  },
};
