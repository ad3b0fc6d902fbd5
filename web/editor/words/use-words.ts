import type { Catalogue } from '@asteroute/page/words/catalogue.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import { type LoadedWords, useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import { type EditorWords, en } from './en.ts';

/** The words of the editor by language. */
export const EDITOR: LoadedWords<EditorWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};

/** The words of the page, and those of the editor. */
export interface PageAndEditorWords {
  readonly page: Catalogue;
  readonly editor: EditorWords;
}

/** Both catalogues in the language of the page; the editor's in English until its own language has loaded. */
export function useEditorWords(language: Language): PageAndEditorWords {
  return { page: language.words.value, editor: useLoadedWords(EDITOR, language).value };
}
