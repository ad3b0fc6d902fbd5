import { en, type FormWords } from '../en/form.ts';
import type { LazyWords } from '../load.ts';

export const FORM: LazyWords<FormWords> = { en, load: (tag) => import(`../${tag}/form.ts`) };
