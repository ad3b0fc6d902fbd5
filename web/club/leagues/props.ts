import type { AskServer } from '@asteroute/client';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Language } from '@asteroute/page/words/language.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { OnlinePlace } from '@asteroute/page-online/place';
import type { LeagueKeys } from './league-keys.ts';
import type { ShownLeague } from './use-league.ts';

/** Props of the page of leagues. */
export interface LeaguesProps {
  /** The league that is shown; null for the list. */
  readonly id: string | null;
  readonly language: Language;
  readonly storage: () => Storage;
  readonly sharer: Sharer;
  /** The edition whose colours the page shows. */
  readonly edition: string;
  /** The full address of a league. */
  readonly addressOf: (id: string) => string;
  /** Goes to a league, or to the list; null is the start page. */
  readonly onGo: (id: string | null | 'list') => void;
  /** Goes to a table of the server. */
  readonly onTable: (place: OnlinePlace) => void;
}

/** What every part of a page of leagues takes. */
export interface LeaguePorts extends LeaguesProps {
  readonly words: Words<'online' | 'league'>;
  readonly ask: AskServer;
  readonly keys: LeagueKeys;
}

/** Props of a part of the page of one league. */
export interface LeagueProps extends LeaguePorts {
  readonly shown: ShownLeague;
}
