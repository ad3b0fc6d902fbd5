import { type EditorWords, en } from '../en/editor.ts';
import type { LazyWords } from '../load.ts';

export const EDITOR: LazyWords<EditorWords> = { en, load: (tag) => import(`../${tag}/editor.ts`) };
