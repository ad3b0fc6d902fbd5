import type { Tag } from '../language.ts';
import type { LearnWords } from './catalogue.ts';

/** The rulebook's words by language, each loaded when it is wanted. */
export const LEARN: Readonly<Partial<Record<Tag, () => Promise<LearnWords>>>> = {
  en: async () => (await import('./en.ts')).en,
};
