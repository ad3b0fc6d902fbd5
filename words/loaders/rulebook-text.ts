import en from '../en/rulebook.md?raw';
import type { LazyWords } from '../load.ts';

/** The rulebook as Markdown. Node cannot import it, so only views may; tests read the files. */
export const RULEBOOK: LazyWords<string> = {
  en,
  load: async (tag) => ({ [tag]: (await import(`../${tag}/rulebook.md?raw`)).default }),
};
