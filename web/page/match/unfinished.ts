import { StoredValue } from '../storage/stored.ts';
import type { Draft } from './draft.ts';

/** What a tab keeps of a table, so that it goes on where it was after a reload, or when the person comes back. */
export interface Unfinished {
  /** The number of events that were told to their end; null if all were. */
  readonly told: number | null;
  /** The draft that is open, and the number of tiles that were placed then; null if there is none. */
  readonly draft: (Draft & { readonly placed: number }) | null;
}

export const unfinishedOf = (session: () => Storage, key: string): StoredValue<Unfinished | null> =>
  new StoredValue<Unfinished | null>(session, `asteroute.at.${key}`, { none: null, parse: readUnfinished });

function readUnfinished(text: string): Unfinished | null {
  const { told, draft } = JSON.parse(text) as Partial<Unfinished>;
  return {
    told: Number.isSafeInteger(told) ? (told as number) : null,
    draft: Number.isSafeInteger(draft?.placed) ? (draft as Unfinished['draft']) : null,
  };
}
