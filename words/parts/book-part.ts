import { en, type LearnWords } from '../en/book.ts';
import type { LazyWords } from '../load.ts';

export const LEARN: LazyWords<LearnWords> = { en, load: (tag) => import(`../${tag}/book.ts`) };
