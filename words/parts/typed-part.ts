import { en, type TypedWords } from '../en/typed.ts';
import type { LazyWords } from '../load.ts';

export const TYPED: LazyWords<TypedWords> = { en, load: (tag) => import(`../${tag}/typed.ts`) };
