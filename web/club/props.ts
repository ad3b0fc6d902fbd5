import type { Shelf } from '@asteroute/page/library/shelf.ts';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Language } from '@asteroute/page/words/language.ts';
import type { RivalsPlace } from './place.ts';

/** Props of the page of rivals. */
export interface RivalsProps {
  readonly place: RivalsPlace;
  readonly language: Language;
  readonly shelf: Shelf;
  readonly storage: () => Storage;
  readonly sharer: Sharer;
  /** The edition whose colours the page shows. */
  readonly edition: string;
  /** Goes to other names; null is the start page. */
  readonly onGo: (place: RivalsPlace | null) => void;
  /** Looks back through a game that this browser keeps. */
  readonly onLook: (id: number) => void;
}
