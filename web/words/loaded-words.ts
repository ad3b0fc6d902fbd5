import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Language, Tag } from './language.ts';

/** The words of a part of the page that is loaded when it is opened, by language. */
export type LoadedWords<W> = Readonly<Record<Tag, () => Promise<W>>>;

/** These words in the language of the page; English, which comes with the part, until they are there. */
export function useLoadedWords<W>(words: LoadedWords<W>, english: W, language: Language): ReadonlySignal<W> {
  const shown = useSignal(english);
  const tag = language.tag.value;
  useEffect(() => {
    let wanted = true;
    words[tag]().then(
      (loaded) => {
        if (wanted) shown.value = loaded;
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [tag]);
  return shown;
}
