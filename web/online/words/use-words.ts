import type { Catalogue } from '@asteroute/page/words/catalogue.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import { type LoadedWords, useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import { en, type OnlineWords } from './en.ts';

/** The words of tables on a server by language. */
export const ONLINE: LoadedWords<OnlineWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};

/** The words of the page, and those of tables on a server. */
export interface Words {
  readonly page: Catalogue;
  readonly online: OnlineWords;
}

/** Both catalogues in the language of the page; the server's in English until its own language has loaded. */
export function useOnlineWords(language: Language): Words {
  return { page: language.words.value, online: useLoadedWords(ONLINE, language).value };
}
