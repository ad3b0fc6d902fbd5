import { en } from './en.ts';
import type { ViewerWords } from './viewer-words.ts';

const LATER: Readonly<Record<string, () => Promise<ViewerWords>>> = {
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  es: () => import('./es.ts').then(({ es }) => es),
  it: () => import('./it.ts').then(({ it }) => it),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
};

/** The words of the first language that there are words in; English where there are none, or where they do not load. */
export async function wordsIn(tags: readonly string[]): Promise<ViewerWords> {
  const languages = tags.map((tag) => tag.slice(0, 2).toLowerCase());
  const found = languages.find((language) => language === 'en' || language in LATER) ?? 'en';
  return found === 'en' ? en : LATER[found]().catch(() => en);
}
