import type { en } from './en.ts';

/**
 * Every word the page says. A language is a value of this type: a missing text is a compile error. Functions take what
 * the sentence is about: names of people and finished phrases as strings, all else by its name in the rules.
 */
export type Catalogue = typeof en;
