import type { Catalogue } from '@asteroute/page/words/catalogue.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import { type LoadedWords, useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import type { Fault } from '@asteroute/protocol';
import { type AccountWords, en } from './en.ts';

/** The words of the account by language. */
export const ACCOUNT: LoadedWords<AccountWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};

/** The words of the page, and those of the account. */
export interface PageWords {
  readonly page: Catalogue;
  readonly account: AccountWords;
}

/** Both catalogues in the language of the page; in English until that language has loaded. */
export function useAccountWords(language: Language): PageWords {
  return { page: language.words.value, account: useLoadedWords(ACCOUNT, language).value };
}

/** What the server refused, in words. */
export function refusalText({ faults }: AccountWords, { code }: Fault): string {
  return Object.entries(faults).find(([name]) => name === code)?.[1] ?? faults.other;
}
