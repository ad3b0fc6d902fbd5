/** What the coach answers to drafted turns: nothing to good ones, and to clearly worse ones what speaks against them. */
import { advise, BOTS, margin, REASONS, type Reason } from '@asteroute/bots';
import { sideOf } from '@asteroute/engine';
import { EMPTY_DRAFT, withTile } from '@asteroute/page/match/draft.ts';
import { differentTurns } from '@asteroute/page/match/turns.ts';
import { playedTurns } from '@asteroute/page/testing/prepared.ts';
import { gameOf } from '@asteroute/page/testing/truth.ts';
import { expect, test } from 'vitest';
import { answerTo } from './coach-answer.ts';

/** The answers to all ways to play some turns of a seeded game. */
function* answers() {
  for (const { before: record, seed } of playedTurns({ players: 2, bot: BOTS[3] }, 1)) {
    if (record.turns.length < 20 || record.turns.length % 6 !== 0) continue;
    const before = gameOf({ record, seats: [], seed });
    const ways = differentTurns(before, advise(before, Number.POSITIVE_INFINITY));
    for (const own of ways) {
      const { place, action, margin } = own;
      if (place === null) continue;
      const laid = withTile(before, { ...EMPTY_DRAFT, cell: place.cell, rotation: place.rotation });
      const answer = answerTo({ before, laid, place, action }, ways);
      const undecided = answerTo({ before, laid, place, action: null }, ways);
      yield {
        answer,
        undecided,
        own,
        lost: ways[0].margin - margin,
        best: ways[0],
        side: sideOf(before, before.position.seat),
      };
    }
  }
}

test('only a clearly worse turn is answered, with the best one and what that has more of', () => {
  const all = [...answers()];
  const told = all.flatMap(({ answer, ...rest }) => (answer === null ? [] : [{ answer, ...rest }]));
  expect([told.length > 0, told.length < all.length]).toEqual([true, true]);
  for (const { answer, lost } of all) expect(answer !== null).toBe(lost >= 3);
  for (const { answer, best, own, side } of told) {
    const lead = (reason: Reason) => margin(best.reasons[reason], side) - margin(own.reasons[reason], side);
    expect(answer.better).toBe(best);
    const leads = REASONS.map((reason) => lead(reason));
    expect(lead(answer.reason)).toBe(Math.max(...leads));
  }
  // A tile whose meeple is undecided may still become a good turn.
  for (const { answer, undecided } of all) if (answer === null) expect(undecided).toBe(null);
  const harms = told.flatMap(({ answer: { tile }, side }) => (tile === null ? [] : [{ tile, side }]));
  expect(new Set(harms.map(({ tile }) => tile.type))).toEqual(new Set(['completes', 'blocks']));
  for (const { tile, side } of harms) expect(tile.realm.holders.includes(side)).toBe(tile.type === 'blocks');
});
