/** Duels of a person with the bot of the server: two games at once on one deck, and what came of them. */

/** What a review at first sight says of a game that was played to its end, for one seat. */
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
/**
 * What became of a duel: it is played, both games were played to their end, it was given up, it was not finished in time,
 * or its logs prove nothing.
 */
const DUEL_STATES = ['open', 'finished', 'given-up', 'late', 'refused'] as const;
/** One of `DUEL_STATES`. */
export type DuelState = (typeof DUEL_STATES)[number];

/** A duel that is opened with the first entries of its tables, in the same transaction. */
export interface NewDuel {
  /** From it follow both tables, the seed and the token of the seat. */
  readonly id: string;
  readonly edition: string;
  readonly bot: string;
  /** Empty for a guest. */
  readonly account: string;
  readonly name: string;
  /** When it began and until when it may be played, in milliseconds since 1970. */
  readonly begun: number;
  readonly until: number;
  /** In UTC, such as 2026-11. */
  readonly month: string;
  /** When the server looks at it, in milliseconds since 1970. */
  readonly due: number;
}

/** The person's and the bot's points in a game. */
export type DuelPoints = readonly [own: number, other: number];

/** The figures of a duel that was played to its end, as those of one game: in tenths but for the margin. */
export interface DuelFiguresRow extends GameFigures {
  /** The game in which the person has the first seat, then the other. */
  readonly games: readonly [DuelPoints, DuelPoints];
  /** 1 if the person won, -1 if the bot did, 0 for a draw. */
  readonly won: number;
}

/** A duel with what became of it; the figures are 0 unless it is finished. */
export interface Duel extends Omit<NewDuel, 'due'>, DuelFiguresRow {
  /** Whether it is one of the first duels of its account in the month, which count. */
  readonly counted: boolean;
  readonly state: DuelState;
}

/** A duel at which the server must look. */
export type DueDuel = Pick<NewDuel, 'id' | 'account' | 'begun' | 'until'>;

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

/** The part of a store that keeps duels. */
export interface DuelStore {
  duelAt(id: string): Promise<Duel | null>;
  /** The duels of an account, the newest first. */
  duelsOf(account: string, limit: number): Promise<readonly Duel[]>;
  /** How many duels of an account began in a month. */
  duelsIn(account: string, month: string): Promise<number>;
  /** Notes what became of a duel, unless that is noted already. */
  settleDuel(id: string, state: DuelState, figures: DuelFiguresRow | null): Promise<void>;
  sumDuels(query: DuelQuery): Promise<DuelSums>;
  /** Deletes duels that began before then and count for nothing; resolves with their number. */
  clearDuels(before: number): Promise<number>;
}
