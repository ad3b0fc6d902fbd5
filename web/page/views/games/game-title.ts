import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { Saved } from '../../match/saved.ts';
import { names } from '../../present/event-text.ts';

/** The title of a kept game: the one it was given, or the players' names. */
export function titleOf(saved: Saved, words: Catalogue): string {
  return saved.title ?? playersOf(saved, words);
}

export function playersOf({ record }: Saved, words: Catalogue): string {
  const list = record.players.map(({ name }) => name);
  return names(words, list);
}
