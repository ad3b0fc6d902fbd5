import type { Language } from '@asteroute/page/words/language.ts';
import { type LoadedWords, useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import { type RivalsWords, useClubWords } from '../../words/use-words.ts';
import { type DuelWords, en } from './en.ts';

/** The words of duels against the bot by language. */
export const DUEL: LoadedWords<DuelWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};

/** The words of the page, of rivals, and of duels against the bot. */
export interface DuelWordsOf extends RivalsWords {
  readonly duel: DuelWords;
}

/** All catalogues of duels in the language of the page. */
export function useDuelWords(language: Language): DuelWordsOf {
  return { ...useClubWords(language), duel: useLoadedWords(DUEL, language).value };
}
