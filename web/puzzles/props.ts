import type { Shelf } from '@asteroute/page/library/shelf.ts';
import type { ControllerPorts } from '@asteroute/page/match/controller.ts';
import type { TableViewProps } from '@asteroute/page/views/table/table.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { OwnPuzzle } from '@asteroute/page-review/form/own-puzzles';
import type { Puzzle, PuzzlePack } from '@asteroute/review/puzzles';
import type { Signal } from '@preact/signals';
import type { PuzzlePlace } from './place.ts';
import type { Filter } from './rating/choose.ts';
import type { PuzzleProgress } from './rating/progress.ts';
import type { Run } from './rating/run.ts';

/** The props of the puzzles. */
export interface PuzzlesProps extends Pick<TableViewProps, 'ui' | 'language' | 'botWorker' | 'sharer' | 'onRules'> {
  readonly place: PuzzlePlace;
  /** The edition that is shown if the place names none. */
  readonly edition: string;
  readonly storage: () => Storage;
  /** The kept games, from which own puzzles come. */
  readonly shelf: Shelf;
  /** Dependencies of the table of a puzzle. */
  readonly ports: ControllerPorts & {
    /** A random number below this one. */
    readonly random: (below: number) => number;
  };
  /** The full address of a place. */
  readonly addressOf: (place: PuzzlePlace) => string;
  /** Goes to another place; null is the start page. */
  readonly onGo: (place: PuzzlePlace | null) => void;
}

/** The props of solving a puzzle. */
export interface SolveProps extends PuzzlesProps {
  readonly words: Words<'review' | 'puzzle'>;
  readonly progress: Signal<PuzzleProgress>;
  readonly filter: Signal<Filter>;
  /** The run against the clock, in progress or ended; null if there is none. */
  readonly run: Signal<Run | null>;
  /** The puzzles among which this one is: the pack, or the person's own. */
  readonly pack: PuzzlePack;
  readonly puzzle: Puzzle;
  /** Where it comes from, if it was a mistake of the person; null for a puzzle of the pack. */
  readonly own: OwnPuzzle | null;
}
