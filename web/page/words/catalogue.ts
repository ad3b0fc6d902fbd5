import type { en } from './en-later.ts';

/**
 * Every text of the page. A language is a value of this type: a missing text is a compile error. Functions receive the
 * contents of a sentence: names of people and finished phrases as text, all else by its name in the rules.
 */
export type Catalogue = typeof en;
