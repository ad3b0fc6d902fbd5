import type { Catalogue } from '../../../words/catalogue.ts';
import { CATALOGUES, type Tag } from '../../../words/language.ts';
import { type LoadedWords, wordsIn } from '../../../words/loaded-words.ts';
import { en, type TypedWords } from './en.ts';

/** The words of typed commands by language. */
export const TYPED: LoadedWords<TypedWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};

/** The words of the page, with those of typed commands. */
export interface TypedCatalogue extends Omit<Catalogue, 'typed'> {
  readonly typed: Catalogue['typed'] & TypedWords;
}

/** Adds the words of typed commands to those of the page. */
export const withTyped = (page: Catalogue, typed: TypedWords): TypedCatalogue => ({
  ...page,
  typed: { ...page.typed, ...typed },
});

/** The words of the page and of typed commands in a language. */
export const typedIn = async (tag: Tag): Promise<TypedCatalogue> =>
  withTyped(await CATALOGUES[tag](), await wordsIn(TYPED, tag));
