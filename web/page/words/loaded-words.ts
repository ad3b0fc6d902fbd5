import { isolated } from '@asteroute/record';
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
  const loaded: Readonly<Partial<Record<Tag, W>>> = tag === 'en' ? {} : await words[tag]();
  return withIsolated(loaded[tag] ?? words.en);
}

/** Books by the words that they were made of. */
const books = new WeakMap<object, object>();

/** The same words, whose sentences isolate the names that they are given. */
function withIsolated<T>(words: T): T {
  if (typeof words !== 'object' || words === null) return words;
  const made = (books.get(words) as T | undefined) ?? (new Proxy(words, { get: isolatedAt }) as T);
  books.set(words, made as object);
  return made;
}

function isolatedAt(words: object, key: string | symbol): unknown {
  const word: unknown = Reflect.get(words, key);
  if (typeof word !== 'function') return withIsolated(word);
  return (...given: readonly unknown[]) => word.apply(words, given.map(isolatedIn));
}

function isolatedIn(given: unknown): unknown {
  if (typeof given === 'string') return isolated(given);
  return Array.isArray(given) ? given.map(isolatedIn) : given;
}

/** These words in the language of the page; English until they are there. */
export function useLoadedWords<W>(words: LoadedWords<W>, language: Language): ReadonlySignal<W> {
  const shown = useSignal(withIsolated(words.en));
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
