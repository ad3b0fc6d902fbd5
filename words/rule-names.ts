/** Types of the names that sentences receive from the rules and the page. */
import type { KindName, MeepleKindName, PrintName, TokenName, Why } from '@asteroute/engine';

/** A kind of feature, by its name in the tile tables. Sentences inflect the word, so they receive the name. */
export type RealmName = string;
/** A kind of meeple, by its name in the rules. */
export type MeepleName = string;
export type FactionName = string;

/** The kinds of realm for which sentences have words: those of the rules. */
export type Realms = KindName;
/** The kinds of meeple for which sentences have words: those of the rules. */
export type Meeples = MeepleKindName;

/** Every kind of token that sentences know. */
export type TokenNames = TokenName;
/** Every print of an expansion that sentences know. */
export type Prints = PrintName;

/** Meeples that are called the same wherever they stand, and of which a player has one: "the abbot". */
export const OWN_NAMES: ReadonlySet<MeepleName> = new Set<Meeples>(['abbot', 'builder', 'pig']);

/** So many meeples of a kind. */
export interface MeepleCount {
  readonly meeple: MeepleName;
  readonly count: number;
}

/** The reason why a key does nothing now. */
export type Notice = 'nothing-yet' | 'too-late' | 'looking-back' | 'not-your-turn' | 'cell-first' | 'no-hints';

/**
 * Why the rules forbid a move, for reasons whose sentence needs no arguments. The others are functions of `refusal`.
 */
export type PlainWhy = Exclude<Why, 'sides-differ' | 'not-reached' | 'realm-held' | 'may-not-stand'>;

/** Typed commands, by their English word. */
export type Commands =
  | 'tile'
  | 'legal'
  | 'meeples'
  | 'realm'
  | 'bag'
  | 'odds'
  | 'last'
  | 'score'
  | 'places'
  | 'again'
  | 'mine'
  | 'row'
  | 'free'
  | 'undo'
  | 'next'
  | 'all'
  | 'help';
