import type { Catalogue } from '@asteroute/page/words/catalogue.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import { useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import type { OnlineWords } from './catalogue.ts';
import { en } from './en.ts';
import { ONLINE } from './index.ts';

/** The words of the page, and those of tables on a server. */
export interface Words {
  readonly page: Catalogue;
  readonly online: OnlineWords;
}

/** Both in the language of the page; the server's in English until they have come. */
export function useOnlineWords(language: Language): Words {
  return { page: language.words.value, online: useLoadedWords(ONLINE, en, language).value };
}
