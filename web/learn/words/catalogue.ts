import type { FigureId } from '../content/figures.ts';
import type { Lesson } from '../content/lessons.ts';
import type { PageId } from '../content/pages.ts';

/** A page's words. Each paragraph ends with the numbers of its rules in brackets: "Text. [SW-15 D-2]". */
interface PageWords {
  readonly title: string;
  readonly text: readonly string[];
}

/** The texts of the rulebook and the coach, in the same lazy chunk. */
export interface LearnWords {
  readonly tag: string;
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly contents: string;
  readonly previous: string;
  readonly next: string;
  readonly search: string;
  readonly found: (hits: number) => string;
  readonly rule: (number: string) => string;
  readonly figure: (title: string) => string;
  readonly cell: (where: string) => string;
  readonly practice: string;
  readonly practiceLead: string;
  readonly exercise: (index: number, count: number) => string;

  readonly ask: {
    readonly place: (name: string) => string;
    readonly act: (name: string) => string;
    readonly dice: (name: string) => string;
    readonly points: (name: string) => string;
    readonly field: (name: string) => string;
    readonly throw: string;
    readonly end: string;
  };
  readonly button: {
    readonly place: string;
    readonly turn: string;
    readonly none: string;
    readonly recall: string;
    readonly throw: string;
    readonly show: string;
    readonly again: string;
  };
  readonly answer: {
    readonly right: string;
    readonly other: string;
    readonly number: string;
  };

  readonly pages: Readonly<Record<PageId, PageWords>>;
  readonly figures: Readonly<Record<FigureId, { readonly title: string; readonly story: string }>>;

  readonly coach: {
    readonly name: string;
    readonly leave: string;
    /** Counts the game up before its stack is empty, or plays on to its end. */
    readonly count: string;
    readonly onward: string;
    /** The number of the place that the coach would take; 0 is none. */
    readonly hint: (spot: number) => string;
    readonly lessons: Readonly<Record<Lesson, string>>;
  };
}
