import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { OwnPuzzle } from '@asteroute/page-review/form/own-puzzles';
import type { Puzzle, PuzzlePack } from '@asteroute/review/puzzles';
import type { Signal } from '@preact/signals';
import type { PuzzlePlace } from './place.ts';
import type { Filter } from './rating/choose.ts';
import type { PuzzleProgress } from './rating/progress.ts';
import type { Run } from './rating/run.ts';

export interface PuzzlesProps extends PagePorts {
  readonly place: PuzzlePlace;
}

export interface SolveProps extends PuzzlesProps {
  readonly words: Words<'review' | 'puzzle'>;
  readonly progress: Signal<PuzzleProgress>;
  readonly filter: Signal<Filter>;
  readonly run: Signal<Run | null>;
  /** The puzzles among which this one is: the pack, or the person's own. */
  readonly pack: PuzzlePack;
  readonly puzzle: Puzzle;
  /** Where it comes from, if it was a mistake of the person; null for a puzzle of the pack. */
  readonly own: OwnPuzzle | null;
}
