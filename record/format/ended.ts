import type { EndedRecord, GameRecord } from './record.ts';

/** Returns the best of the other sides, which win when one side gives the game up (RECORD: ended). */
export function winnersWithout(side: number, totals: readonly number[]): number[] {
  const best = Math.max(...totals.filter((_, other) => other !== side));
  return totals.flatMap((total, other) => (other !== side && total === best ? [other] : []));
}

/** Adds to the record of a game that was not played to its end the reason and the resulting winners. */
export function withEnd(record: GameRecord, ended: EndedRecord, totals: readonly number[]): GameRecord {
  return { ...record, winners: winnersWithout(ended.side, totals), ended };
}
