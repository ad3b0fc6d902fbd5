import type { Realms } from './rule-names.ts';

/** An idea that every text of a language calls by the same word. */
type Idea =
  | Realms
  | 'tile'
  | 'stack'
  | 'draw'
  | 'board'
  | 'table'
  | 'cell'
  | 'orientation'
  | 'realm'
  | 'completed'
  | 'cosmos'
  | 'meeple'
  | 'reserve'
  | 'battle'
  | 'final scoring'
  | 'score track'
  | 'space of the track'
  | 'create a table'
  | 'undo'
  | 'back'
  | 'inn'
  | 'cathedral'
  | 'builder'
  | 'pig'
  | 'second turn'
  | 'goods'
  | 'wine'
  | 'grain'
  | 'cloth'
  | 'large meeple';

type Gender = 'm' | 'f' | 'n';

/** The word of a language for an idea. */
interface IdeaTerm {
  /** As texts say it; without its ending where that changes. */
  readonly word: string;
  readonly gender?: Gender;
  /** Words that no text may use for it, and why. */
  readonly not?: readonly (readonly [word: RegExp, why: string])[];
}

/** The terms of a language. They are for those who write texts and for the test; the page does not load them. */
export interface Terms {
  readonly ideas: Readonly<Record<Idea, IdeaTerm>>;
  /**
   * Matches the article of a realm by gender, as in "the battle for the city"; absent if the language does not show it.
   */
  readonly article?: Readonly<Partial<Record<Gender, RegExp>>>;
}
