/** Where the results of official contests are kept: tries at the decks of days and duels with the server's bot. */

/** What became of one: it is played, was played to its end, given up, not finished in time, or its logs prove nothing. */
export type OfficialState = 'open' | 'finished' | 'given-up' | 'late' | 'refused';

/** The person's and the bot's points in a game. */
export type OfficialPoints = readonly [own: number, other: number];

/** What a review at first sight says of games that were played to their end, for one seat. */
export interface GameFigures {
  /** Points ahead of the best other side. */
  readonly margin: number;
  /** The margin without the luck of tiles and dice, in tenths of a point. */
  readonly fair: number;
  /** The standard error of `fair`, in tenths of a point. */
  readonly error: number;
  /** 0 to 1000: tenths of a hundredth. */
  readonly accuracy: number;
}

/** The figures of an official contest that was played to its end. */
export interface OfficialFigures extends GameFigures {
  /** Of each game: one of a deck, two of a duel. */
  readonly games: readonly OfficialPoints[];
  /** 1 if the person won, -1 if the bot did, 0 for a draw. */
  readonly won: number;
}

/** An official contest that is opened with the first entry of its log, in the same transaction. */
export interface NewOfficial {
  readonly id: string;
  readonly format: 'series' | 'deck';
  readonly edition: string;
  readonly bot: string;
  /** The day or the month in UTC, such as 2026-11, among whose contests it counts. */
  readonly period: string;
  /** Empty for a guest. */
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

/** The contests of a format, an edition and a period. */
export type OfficialGroup = Pick<Official, 'format' | 'edition' | 'period'>;

/** A part of the list of a group. */
export interface RankedPart extends OfficialGroup {
  /** Only these accounts; null for all. */
  readonly accounts: readonly string[] | null;
  readonly offset: number;
  readonly limit: number;
}

/** Which contests of an account are meant: those of a format that began then or later, at most `limit`. */
interface OwnPart {
  readonly format: Official['format'];
  readonly since: number;
  readonly limit: number;
}

/** Which duels are added up: those that count, of an edition against a bot. */
export interface DuelQuery {
  readonly edition: string;
  readonly bot: string;
  /** Only those that began in this month; null for all. */
  readonly month: string | null;
}

/**
 * A value of each duel, added up by person and then over all, so that a standard error can take the duels of one person
 * together.
 */
export interface SumsByPerson {
  /** Sum of the values, of their squares by person, and of the products with the number of duels. */
  readonly sum: number;
  readonly squares: number;
  readonly products: number;
}

/** The duels that count, added up. */
export interface DuelSums {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly people: number;
  /** Squares of the numbers of duels by person. */
  readonly duelSquares: number;
  /** 1 for a duel that was won, -1 for a lost one. */
  readonly score: SumsByPerson;
  /** Duels that were played to their end, of how many people, and the squares of their numbers by person. */
  readonly finished: number;
  readonly finishers: number;
  readonly finishedSquares: number;
  readonly margin: SumsByPerson;
  /** In tenths of a point. */
  readonly fair: SumsByPerson;
}

/** The part of a store that keeps official contests; they are written with the entries of their logs. */
export interface ContestStore {
  officialAt(id: string): Promise<Official | null>;
  /** The official contests of an account, the newest first. */
  officialsOf(account: string, part: OwnPart): Promise<readonly Official[]>;
  /** How many of a format an account began in a period. */
  officialsIn(account: string, format: Official['format'], period: string): Promise<number>;
  /** Those of a group that count, and how many they are in all. */
  ranked(part: RankedPart): Promise<{ readonly rows: readonly RankedOfficial[]; readonly count: number }>;
  /** The place of one that counts in its group, and how many they are. */
  placeOf(own: Official): Promise<{ readonly place: number; readonly count: number }>;
  sumDuels(query: DuelQuery): Promise<DuelSums>;
  /** Deletes those that began before then and count for nothing; resolves with their number. */
  clearUncounted(before: number): Promise<number>;
}
