import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Language } from '../words/language.ts';
import type { LearnWords } from './words/catalogue.ts';
import { en } from './words/en.ts';
import { LEARN } from './words/index.ts';

/** The words of rulebook and coach in the language of the page; English until they have come. */
export function useLearnWords(language: Language): ReadonlySignal<LearnWords> {
  const words = useSignal<LearnWords>(en);
  const tag = language.tag.value;
  useEffect(() => {
    let wanted = true;
    LEARN[tag]().then(
      (loaded) => {
        if (wanted) words.value = loaded;
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [tag]);
  return words;
}
