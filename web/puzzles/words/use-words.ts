import type { Language } from '@asteroute/page/words/language.ts';
import { type LoadedWords, useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import { type BothWords, useWords } from '@asteroute/page-review/words/use-words';
import { en, type PuzzleWords } from './en.ts';

/** The words of the puzzles by language. */
export const PUZZLES: LoadedWords<PuzzleWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};

/** The words of the page, of the review, and of the puzzles. */
export interface AllWords extends BothWords {
  readonly puzzle: PuzzleWords;
}

/** All catalogues in the language of the page; in English until that language has loaded. */
export function usePuzzleWords(language: Language): AllWords {
  const both = useWords(language);
  return { ...both, puzzle: useLoadedWords(PUZZLES, language).value };
}
