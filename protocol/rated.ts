/** Rated games: which plans can be rated, who has agreed, and what a game that is over counts. */
import { countedEnd } from './of-contest.ts';
import type { Plan } from './parts/words.ts';
import type { Table } from './table.ts';

export type RatedFault = 'two-people' | 'clock' | 'takebacks' | 'tiles';

/** Returns why a game of this plan cannot be rated; null if it can. In a room seats may still be free. */
export function ratedFault({ seats, clock, takebacks, tiles, room }: Plan): RatedFault | null {
  const isForTwo = seats.length === 2 || (room === true && seats.length < 2);
  if (!isForTwo || seats.some(({ bot }) => bot !== null)) return 'two-people';
  if (clock.type !== 'live') return 'clock';
  if (takebacks) return 'takebacks';
  return tiles === undefined ? null : 'tiles';
}

export function isAgreed({ accounts }: Pick<Table, 'accounts'>): boolean {
  return accounts.length === 2 && accounts.every((account) => account !== null) && accounts[0] !== accounts[1];
}

export interface RatedResult {
  readonly table: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly edition: string;
  readonly accounts: readonly [string, string];
  /** Of the first seat: 1 won, 0.5 drawn, 0 lost. */
  readonly score: number;
  readonly reason: 'finished' | 'resigned' | 'timed-out';
  readonly turns: number;
}

/** The result of a table; null if it is not rated or not over, or if the operator closed it. */
export function ratedResultOf(table: Table, at: number): RatedResult | null {
  const { id, plan, accounts, ending, turns } = table;
  const [reason, [first, second]] = [countedEnd(table), accounts];
  if (plan.rated !== true || ending === null || reason === null || reason === 'abandoned') return null;
  if (first === null || second === null) return null;
  const { winners } = ending;
  const score = winners.length === 1 ? Number(winners[0] === 0) : 0.5;
  return { table: id, at, edition: plan.edition, accounts: [first, second], score, reason, turns };
}
