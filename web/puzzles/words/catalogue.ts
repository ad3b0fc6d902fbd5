import type { PuzzleTag } from '@asteroute/review/puzzles';
import type { TryOutcome } from '../rating/progress.ts';

/** Words of the puzzles; they come with their page. */
export interface PuzzleWords {
  readonly tag: string;
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** A link leads to a puzzle that there is not. */
  readonly unknown: string;

  /** Over the puzzle for somebody who has tried none yet. */
  readonly first: string;
  readonly daily: {
    readonly heading: string;
    readonly solve: string;
    readonly board: string;
  };

  /** The puzzles by what they are about. */
  readonly next: {
    readonly heading: string;
    readonly hint: string;
    readonly go: string;
    readonly about: string;
    readonly count: (puzzles: number) => string;
  };
  readonly tags: Readonly<Record<PuzzleTag, string>>;
  readonly endgame: (turns: number) => string;

  /** One's own rating and that of a puzzle; a change has its sign. */
  readonly rating: {
    readonly heading: string;
    readonly deviation: (points: string) => string;
    readonly guess: string;
    readonly of: (rating: string) => string;
    readonly changed: (rating: string, by: string) => string;
    readonly uncounted: string;
  };

  readonly streak: {
    readonly days: (days: number) => string;
    readonly row: (puzzles: number) => string;
    readonly best: (most: number) => string;
    readonly done: (found: number, tried: number) => string;
  };
  readonly outcomes: Readonly<Record<TryOutcome, string>>;

  /** What is kept of a person, as a file and to be forgotten. */
  readonly data: {
    readonly heading: string;
    readonly save: string;
    readonly load: string;
    readonly loaded: string;
    readonly unreadable: string;
    readonly reset: string;
    readonly sure: string;
    readonly forget: string;
    readonly keep: string;
  };

  /** What is asked of a player by name: one turn, or the turns that are left, where `turns` of them decide. */
  readonly ask: {
    readonly heading: string;
    readonly turn: (name: string) => string;
    readonly endgame: (name: string, turns: number) => string;
    readonly step: (step: number, of: number) => string;
    readonly waiting: string;
  };

  readonly hint: {
    readonly take: string;
    readonly about: (tags: string) => string;
    readonly plain: string;
    readonly where: (cell: string) => string;
  };

  /** The answer to an answer. Points are to a tenth. */
  readonly answer: {
    readonly right: (points: string) => string;
    readonly proved: string;
    readonly wrong: string;
    readonly lost: (points: string) => string;
    readonly judging: string;
    readonly shown: string;
    readonly failed: string;
    readonly yours: string;
    readonly best: string;
  };

  readonly again: string;
  readonly solution: string;
  readonly goOn: string;
  readonly another: string;
  readonly share: string;
  readonly copied: string;
  readonly leave: string;
}
