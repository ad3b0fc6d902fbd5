import { runToEnd } from '@asteroute/bots/search';
import { describe, expect, test } from 'vitest';
import { luckOf } from './luck.ts';
import { boardJudge, type JudgeMaker, usualJudge } from './measure/judge.ts';
import { quickReview } from './quick.ts';
import type { Review } from './review.ts';
import { gapOf, playedRecord, TABLES, tableName } from './test/games.ts';

function reviewed(record: Parameters<typeof quickReview>[0], judge: JudgeMaker = usualJudge): Review {
  const review = runToEnd(quickReview(record, judge));
  if (!review.ok) throw new Error(review.error.message);
  return review.value;
}

/** Only a few tables here; `npm run lab -- soak --only review` reviews a thousand games of all. */
const FEW = [TABLES[4], TABLES[11], TABLES[14]];

describe('the parts of a review', () => {
  test.each(FEW.map((table) => ({ table, name: tableName(table) })))('add up to the margin: $name', ({ table }) => {
    const record = playedRecord(table, 3, ['random']);
    const review = reviewed(record, boardJudge);
    expect(gapOf(review)).toBeLessThan(1e-9);
    expect(review.turns.length).toBeGreaterThan(50);
    for (const { error, se } of review.turns) expect([error >= 0, se]).toEqual([true, 0]);
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
    if (table !== FEW[0]) return;
    const luck = luckOf(record, boardJudge);
    expect(luck).toMatchObject({ ok: true, value: { dice: review.dice.points.map((one) => expect.closeTo(one, 9)) } });
  });
});
