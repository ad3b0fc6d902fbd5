import { type CompanyWords, en } from '../en/company.ts';
import type { LazyWords } from '../load.ts';

export const COMPANY: LazyWords<CompanyWords> = { en, load: (tag) => import(`../${tag}/company.ts`) };
