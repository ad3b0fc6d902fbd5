import type { ControllerPorts } from '@asteroute/page/match/controller.ts';
import type { TableViewProps } from '@asteroute/page/views/table/table.tsx';
import type { Puzzle, PuzzlePack } from '@asteroute/review/puzzles';
import type { Signal } from '@preact/signals';
import type { PuzzlePlace } from './place.ts';
import type { Filter } from './rating/choose.ts';
import type { PuzzleProgress } from './rating/progress.ts';
import type { AllWords } from './words/use-words.ts';

/** What the puzzles need of the page. */
export interface PuzzlesProps extends Pick<TableViewProps, 'ui' | 'language' | 'botWorker' | 'sharer' | 'onRules'> {
  readonly place: PuzzlePlace;
  /** The edition that is shown where the place names none. */
  readonly edition: string;
  readonly storage: () => Storage;
  /** Dependencies of the table of a puzzle. */
  readonly ports: ControllerPorts & {
    /** A number below this one, by chance. */
    readonly random: (below: number) => number;
  };
  /** The whole address of a place. */
  readonly addressOf: (place: PuzzlePlace) => string;
  /** Goes to another place; null is the start page. */
  readonly onGo: (place: PuzzlePlace | null) => void;
}

/** What somebody who solves a puzzle needs. */
export interface SolveProps extends PuzzlesProps {
  readonly words: AllWords;
  readonly progress: Signal<PuzzleProgress>;
  readonly filter: Signal<Filter>;
  readonly pack: PuzzlePack;
  readonly puzzle: Puzzle;
}
