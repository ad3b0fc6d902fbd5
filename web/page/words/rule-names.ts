/** Names that the rules give, as sentences take them. */
import type { KindName, MeepleKindName } from '@asteroute/engine';

/** A kind of feature, by its name in the tile tables. Sentences bend the word, so they are given the name. */
export type RealmName = string;
/** A kind of meeple, by its name in the rules. */
export type MeepleName = string;
/** A faction as the rules name it. */
export type FactionName = string;

/** Every kind of realm that sentences know: those of the rules. */
export type Realms = KindName;
/** Every kind of meeple that sentences know: those of the rules. */
export type Meeples = MeepleKindName;
