import { en, type StrengthWords } from '../en/strength.ts';
import type { LazyWords } from '../load.ts';

export const STRENGTH: LazyWords<StrengthWords> = { en, load: (tag) => import(`../${tag}/strength.ts`) };
