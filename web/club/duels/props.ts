import type { AskServer } from '@asteroute/client';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Language } from '@asteroute/page/words/language.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Keyring } from '@asteroute/page-online/keys/keyring';

/** Props of the pages of duels against the bot. */
export interface DuelProps {
  /** The duel that is shown; null for those of this person, and the tally. */
  readonly id: string | null;
  readonly language: Language;
  readonly storage: () => Storage;
  readonly sharer: Sharer;
  /** The edition whose colours the page shows. */
  readonly edition: string;
  /** Goes to a table of the server. */
  readonly onTable: (table: string) => void;
  /** Goes to a duel, or to the list; null is the start page. */
  readonly onGo: (id: string | null | 'list') => void;
}

/** What every part of the pages takes. */
export interface DuelPorts extends DuelProps {
  readonly words: Words<'club' | 'duel'>;
  readonly ask: AskServer;
  readonly keyring: Keyring;
}
