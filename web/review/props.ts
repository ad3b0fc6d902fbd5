import type { Game } from '@asteroute/engine';
import type { TableController } from '@asteroute/page/match/controller.ts';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Review } from '@asteroute/review';
import type { GameTurn } from './turn/game-turns.ts';

export interface ReviewProps extends PagePorts {
  readonly table: TableController;
}

export interface ReviewedProps {
  readonly review: Review;
  readonly game: Game;
  readonly turns: readonly GameTurn[];
  readonly words: Words<'review'>;
  /** The turn that is chosen, from 1. */
  readonly chosen: number;
  readonly onChoose: (n: number) => void;
}
