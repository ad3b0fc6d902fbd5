import { en, type OnlineWords } from '../en/online.ts';
import type { LazyWords } from '../load.ts';

export const ONLINE: LazyWords<OnlineWords> = { en, load: (tag) => import(`../${tag}/online.ts`) };
