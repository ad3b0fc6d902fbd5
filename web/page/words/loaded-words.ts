import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useCurrentEffect } from './current-effect.ts';
import type { Language, Tag } from './language.ts';

/** The words of a part of the page that is loaded when it is opened, by language. */
export type LoadedWords<W> = Readonly<Record<Tag, () => Promise<W>>>;

/** These words in the language of the page; English, which comes with the part, until they are there. */
export function useLoadedWords<W>(words: LoadedWords<W>, english: W, language: Language): ReadonlySignal<W> {
  const shown = useSignal(english);
  const tag = language.tag.value;
  useCurrentEffect(
    (isCurrent) => {
      const show = (loaded: W) => {
        if (isCurrent()) shown.value = loaded;
      };
      words[tag]().then(show, () => {});
    },
    [tag],
  );
  return shown;
}
