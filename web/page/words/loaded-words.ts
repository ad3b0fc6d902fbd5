import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useCurrentEffect } from './current-effect.ts';
import type { Language, Tag } from './language.ts';

type OtherTag = Exclude<Tag, 'en'>;

/** The words of a part of the page that is loaded when it is opened: English comes with it, other languages by themselves. */
export type LoadedWords<W> = { readonly en: W } & {
  readonly [T in OtherTag]: () => Promise<Readonly<Record<T, W>>>;
};

/** These words in a language. */
export async function wordsIn<W>(words: LoadedWords<W>, tag: Tag): Promise<W> {
  if (tag === 'en') return words.en;
  const loaded: Readonly<Partial<Record<Tag, W>>> = await words[tag]();
  return loaded[tag] ?? words.en;
}

/** These words in the language of the page; English until they are there. */
export function useLoadedWords<W>(words: LoadedWords<W>, language: Language): ReadonlySignal<W> {
  const shown = useSignal(words.en);
  const tag = language.tag.value;
  useCurrentEffect(
    (isCurrent) => {
      const show = (loaded: W) => {
        if (isCurrent()) shown.value = loaded;
      };
      wordsIn(words, tag).then(show, () => {});
    },
    [tag],
  );
  return shown;
}
