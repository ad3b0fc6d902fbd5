import type { DuelView } from '@asteroute/protocol/contests';

/** What became of one: it is played, was played to its end, given up, not finished in time, or its logs prove nothing. */
export type OfficialState = DuelView['state'];

export type OfficialPoints = readonly [own: number, other: number];

export interface GameFigures {
  /** Points ahead of the best other side. */
  readonly margin: number;
  /** The margin without the luck of tiles and dice, in tenths of a point. */
  readonly fair: number;
  readonly error: number;
  /** 0 to 1000: tenths of a hundredth. */
  readonly accuracy: number;
}

export interface OfficialFigures extends GameFigures {
  readonly games: readonly OfficialPoints[];
  /** 1 if the person won, -1 if the bot did, 0 for a draw. */
  readonly won: number;
}

export interface NewOfficial {
  readonly id: string;
  readonly format: 'series' | 'deck';
  readonly edition: string;
  readonly bot: string;
  /** The day or the month in UTC, such as 2026-11, among whose contests it counts. */
  readonly period: string;
  readonly account: string;
  readonly name: string;
  /** When it began and until when it may be played, in milliseconds since 1970. */
  readonly begun: number;
  readonly until: number;
  /** How many contests of an account count in a period, the first ones; 0: none. */
  readonly counting: number;
}

/** An official contest with what became of it; the figures are 0 unless it is finished. */
export interface Official extends Omit<NewOfficial, 'counting'>, OfficialFigures {
  readonly counted: boolean;
  readonly state: OfficialState;
}

/** An official contest in a list of those that count, best first: those with the same margin share a place. */
interface RankedOfficial extends Official {
  readonly place: number;
}

export type OfficialGroup = Pick<Official, 'format' | 'edition' | 'period'>;

export interface RankedPart extends OfficialGroup {
  readonly accounts: readonly string[] | null;
  readonly offset: number;
  readonly limit: number;
}

interface OwnPart {
  readonly format: Official['format'];
  readonly since: number;
  readonly limit: number;
}

export interface DuelQuery {
  readonly edition: string;
  readonly bot: string;
  readonly month: string | null;
}

/** By person, then over all: a standard error takes the duels of one person together. */
export interface SumsByPerson {
  /** Sum of the values, of their squares by person, and of the products with the number of duels. */
  readonly sum: number;
  readonly squares: number;
  readonly products: number;
}

export interface DuelSums {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly people: number;
  readonly duelSquares: number;
  readonly score: SumsByPerson;
  /** Duels that were played to their end, of how many people, and the squares of their numbers by person. */
  readonly finished: number;
  readonly finishers: number;
  readonly finishedSquares: number;
  readonly margin: SumsByPerson;
  /** In tenths of a point. */
  readonly fair: SumsByPerson;
}

export interface ContestStore {
  officialAt(id: string): Promise<Official | null>;
  officialsOf(account: string, part: OwnPart): Promise<readonly Official[]>;
  officialsIn(account: string, format: Official['format'], period: string): Promise<number>;
  ranked(part: RankedPart): Promise<{ readonly rows: readonly RankedOfficial[]; readonly count: number }>;
  placeOf(own: Official): Promise<{ readonly place: number; readonly count: number }>;
  sumDuels(query: DuelQuery): Promise<DuelSums>;
  clearUncounted(before: number): Promise<number>;
}
