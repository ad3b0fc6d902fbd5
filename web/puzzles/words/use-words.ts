import type { Language } from '@asteroute/page/words/language.ts';
import { useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import { type BothWords, useWords } from '@asteroute/page-review/words/use-words';
import type { PuzzleWords } from './catalogue.ts';
import { en } from './en.ts';
import { PUZZLES } from './index.ts';

/** The words of the page, of the review, and of the puzzles. */
export interface AllWords extends BothWords {
  readonly puzzle: PuzzleWords;
}

/** All in the language of the page; in English until they have come. */
export function usePuzzleWords(language: Language): AllWords {
  const both = useWords(language);
  return { ...both, puzzle: useLoadedWords(PUZZLES, en, language).value };
}
