import type { HighlightView } from '@asteroute/board/model/state.ts';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Signal } from '@preact/signals';
import type { PositionSession } from './position/session.ts';
import type { GameEntry } from './session/entry.ts';

export interface EditorProps extends PagePorts {
  /** The number of the kept game that is continued; null for a new one, or for a position that is played on. */
  readonly id: number | null;
}

export interface EntryBarProps extends EditorProps {
  readonly entry: GameEntry;
  readonly onSetUp: () => void;
  readonly words: Words<'editor'>;
  /** Numbers on the cells where the tile fits. */
  readonly marks: Signal<readonly HighlightView[]>;
  readonly onCover: (pixels: number) => void;
}

export interface PanelProps extends PagePorts {
  readonly entered: PositionSession;
  readonly words: Words<'editor'>;
}
