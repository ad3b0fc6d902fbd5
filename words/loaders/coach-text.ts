import en from '../en/coach.md?raw';
import type { LazyWords } from '../load.ts';

/** The texts of the coach as Markdown; as with the rulebook, only views may import them. */
export const COACH: LazyWords<string> = {
  en,
  load: async (tag) => ({ [tag]: (await import(`../${tag}/coach.md?raw`)).default }),
};
