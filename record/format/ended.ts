import type { EndedRecord, GameRecord } from './record.ts';

/** The best of the other sides: they win where one side gives the game up (RECORD: ended). */
export function winnersWithout(side: number, totals: readonly number[]): number[] {
  const best = Math.max(...totals.filter((_, other) => other !== side));
  return totals.flatMap((total, other) => (other !== side && total === best ? [other] : []));
}

/** The record of a game that was not played to its end, with the reason and the winners that follow from it. */
export function withEnd(record: GameRecord, ended: EndedRecord, totals: readonly number[]): GameRecord {
  return { ...record, winners: winnersWithout(ended.side, totals), ended };
}
