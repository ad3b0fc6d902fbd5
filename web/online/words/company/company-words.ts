import type { LoadedWords } from '@asteroute/page/words/loaded-words.ts';
import { type CompanyWords, companyEn } from './en.ts';

/** The words about people that one meets on a server, for a page that has not loaded the others. */
export const COMPANY: LoadedWords<CompanyWords> = {
  en: companyEn,
  de: () => import('./de.ts').then(({ companyDe }) => ({ de: companyDe })),
  fr: () => import('./fr.ts').then(({ companyFr }) => ({ fr: companyFr })),
  it: () => import('./it.ts').then(({ companyIt }) => ({ it: companyIt })),
  es: () => import('./es.ts').then(({ companyEs }) => ({ es: companyEs })),
  ru: () => import('./ru.ts').then(({ companyRu }) => ({ ru: companyRu })),
};
