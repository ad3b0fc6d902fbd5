import type { HighlightView } from '@asteroute/board/model/state.ts';
import type { Setup } from '@asteroute/engine';
import type { Shelf } from '@asteroute/page/library/shelf.ts';
import type { ControllerPorts } from '@asteroute/page/match/controller.ts';
import type { TableViewProps } from '@asteroute/page/views/table/table.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Signal } from '@preact/signals';
import type { GameEntry } from './session/entry.ts';

/** The props of the editor. */
export interface EditorProps extends Pick<TableViewProps, 'ui' | 'language' | 'botWorker' | 'sharer' | 'onRules'> {
  /** The number of the kept game that is continued; null for a new one. */
  readonly id: number | null;
  /** Returns the set-up of a new game, as the start page has it. */
  readonly setup: () => Omit<Setup, 'tileSet'>;
  readonly shelf: Shelf;
  /** Dependencies of the table, and a random number below a given one. */
  readonly ports: ControllerPorts & { readonly random: (below: number) => number };
  /** Goes to the editor of a kept game, or of a new one. */
  readonly onGo: (id: number | null) => void;
  /** Opens the review of a kept game that is over. */
  readonly onReview: (id: number) => void;
  readonly onLeave: () => void;
}

/** The props of the bar of an entry. */
export interface EntryBarProps extends EditorProps {
  readonly id: number;
  readonly entry: GameEntry;
  readonly words: Words<'editor'>;
  /** Numbers on the cells where the tile fits. */
  readonly marks: Signal<readonly HighlightView[]>;
  readonly onCover: (pixels: number) => void;
}
