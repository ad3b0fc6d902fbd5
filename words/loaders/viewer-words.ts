import { en, type ViewerWords } from '../en/viewer.ts';
import { bestOf } from '../tags.ts';

/** The words of the first of these languages that there are words in; English where there are none, or where they do not load. */
export async function viewerWordsIn(wanted: readonly string[]): Promise<ViewerWords> {
  const tag = bestOf(wanted);
  if (tag === 'en') return en;
  return import(`../${tag}/viewer.ts`).then((loaded) => loaded[tag]).catch(() => en);
}
