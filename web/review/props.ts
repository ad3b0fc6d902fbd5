import type { Game } from '@asteroute/engine';
import type { ControllerPorts } from '@asteroute/page/match/controller.ts';
import type { TableViewProps } from '@asteroute/page/views/table/table.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Review } from '@asteroute/review';
import type { GameTurn } from './turn/game-turns.ts';

/** The props of the review of a finished game. */
export interface ReviewProps
  extends Pick<TableViewProps, 'table' | 'ui' | 'language' | 'botWorker' | 'sharer' | 'onRules'> {
  readonly storage: () => Storage;
  /** Dependencies of a table for a turn that is tried again. */
  readonly ports: ControllerPorts;
}

/** What the parts of a review are made from: each takes what it needs. */
export interface ReviewedProps {
  readonly review: Review;
  readonly game: Game;
  readonly turns: readonly GameTurn[];
  readonly words: Words<'review'>;
  /** The turn that is chosen, from 1. */
  readonly chosen: number;
  readonly onChoose: (n: number) => void;
}
