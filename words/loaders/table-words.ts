import type { Catalogue } from '../en/table.ts';
import type { Tag } from '../tags.ts';

/** The words of the table and the start page. English, the fallback, is in two files: `en/table-first.ts` is there at once. */
export const tableIn = async (tag: Tag): Promise<Catalogue> => (await import(`../${tag}/table.ts`))[tag];
