import { type EndingWords, en } from '../en/ending.ts';
import type { LazyWords } from '../load.ts';

export const ENDING: LazyWords<EndingWords> = { en, load: (tag) => import(`../${tag}/ending.ts`) };
