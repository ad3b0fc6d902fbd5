import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Catalogue } from '../../words/catalogue.ts';
import type { Language } from '../../words/language.ts';
import type { ReviewWords } from './catalogue.ts';
import { en } from './en.ts';
import { REVIEW } from './index.ts';

/** The words of the page, and those of the review. */
export interface BothWords {
  readonly page: Catalogue;
  readonly review: ReviewWords;
}

/** Both in the language of the page; the review's in English until they have come. */
export function useWords(language: Language): BothWords {
  const review = useSignal<ReviewWords>(en);
  const tag = language.tag.value;
  useEffect(() => {
    let wanted = true;
    REVIEW[tag]().then(
      (loaded) => {
        if (wanted) review.value = loaded;
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [tag]);
  return { page: language.words.value, review: review.value };
}
