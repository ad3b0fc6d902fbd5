import type { Language } from '@asteroute/page/words/language.ts';
import { useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { LearnWords } from './words/catalogue.ts';
import { en } from './words/en.ts';
import { LEARN } from './words/index.ts';

/** The words of rulebook and coach in the language of the page; English until they have come. */
export function useLearnWords(language: Language): ReadonlySignal<LearnWords> {
  return useLoadedWords(LEARN, en, language);
}
