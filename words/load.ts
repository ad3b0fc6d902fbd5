import { isolated } from '@asteroute/record';
import type { Tag } from './tags.ts';

/** The words of a part of the page that is loaded when it is opened: English comes with it, other languages by themselves. */
export interface LazyWords<W> {
  readonly en: W;
  /** The file of a language, which exports the words by their tag. */
  readonly load: (tag: Tag) => Promise<Readonly<Record<string, W>>>;
}

/** The words of a part in a language; their sentences isolate the names that they are given. */
export async function wordsIn<W>({ en, load }: LazyWords<W>, tag: Tag): Promise<W> {
  return withIsolated(tag === 'en' ? en : (await load(tag))[tag]);
}

/** The English words of some parts, which are there at once. */
export const englishOf = <W extends object>(parts: { readonly [K in keyof W]: LazyWords<W[K]> }): W =>
  Object.fromEntries(Object.entries<LazyWords<unknown>>(parts).map(([name, { en }]) => [name, withIsolated(en)])) as W;

/** Books by the words that they were made of. */
const books = new WeakMap<object, object>();

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
