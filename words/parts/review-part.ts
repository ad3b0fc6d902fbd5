import { en, type ReviewWords } from '../en/review.ts';
import type { LazyWords } from '../load.ts';

export const REVIEW: LazyWords<ReviewWords> = { en, load: (tag) => import(`../${tag}/review.ts`) };
