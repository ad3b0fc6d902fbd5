import { type DuelWords, en } from '../en/duels.ts';
import type { LazyWords } from '../load.ts';

export const DUEL: LazyWords<DuelWords> = { en, load: (tag) => import(`../${tag}/duels.ts`) };
