import { type AccountWords, en } from '../en/account.ts';
import type { LazyWords } from '../load.ts';

export const ACCOUNT: LazyWords<AccountWords> = { en, load: (tag) => import(`../${tag}/account.ts`) };
