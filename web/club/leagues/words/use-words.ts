import type { Catalogue } from '@asteroute/page/words/catalogue.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import { type LoadedWords, useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import { useOnlineWords, type Words } from '@asteroute/page-online/words/use-words';
import { en, type LeagueWords } from './en.ts';

/** The words of leagues by language. */
export const LEAGUE: LoadedWords<LeagueWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};

/** The words of the page, of tables on a server, and of leagues. */
export interface EveryWord extends Words {
  readonly page: Catalogue;
  readonly league: LeagueWords;
}

/** All catalogues of leagues in the language of the page. */
export function useLeagueWords(language: Language): EveryWord {
  return { ...useOnlineWords(language), league: useLoadedWords(LEAGUE, language).value };
}
