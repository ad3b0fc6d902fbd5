import type { LoadedWords } from '@asteroute/page/words/loaded-words.ts';
import type { LearnWords } from './catalogue.ts';
import { en } from './en.ts';

/** The rulebook's words by language, each loaded when it is wanted. */
export const LEARN: LoadedWords<LearnWords> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};
