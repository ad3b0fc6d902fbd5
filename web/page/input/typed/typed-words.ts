import type { Catalogue } from '@asteroute/words/en/table.ts';
import { TYPED, type TypedWords } from '@asteroute/words/en/typed.ts';
import { wordsIn } from '@asteroute/words/load.ts';
import { tableIn } from '@asteroute/words/loaders/table-words.ts';
import type { Tag } from '@asteroute/words/tags.ts';

export interface TypedCatalogue extends Omit<Catalogue, 'typed'> {
  readonly typed: Catalogue['typed'] & TypedWords;
}

export async function typedIn(tag: Tag): Promise<TypedCatalogue> {
  const [page, typed] = await Promise.all([tableIn(tag), wordsIn(TYPED, tag)]);
  return { ...page, typed: { ...page.typed, ...typed } };
}
