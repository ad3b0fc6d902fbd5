import type { Words } from '@asteroute/page/words/use-words.ts';
import { type ChatLine, PHRASES } from '@asteroute/protocol';
import type { TableConnection } from '../../connection/table-connection.ts';

export function mutedSeats({ table, seat }: Pick<TableConnection, 'table' | 'seat'>): ReadonlySet<number> {
  const own = seat.value;
  return new Set((table.value?.mutes ?? []).flatMap((mute) => (mute.by === own ? [mute.seat] : [])));
}

export function heardLines(connection: Pick<TableConnection, 'table' | 'seat'>): readonly ChatLine[] {
  const muted = mutedSeats(connection);
  return (connection.table.value?.chat ?? []).filter(({ seat }) => !muted.has(seat));
}

/** The text of a line: a phrase is said in the reader's own language; one of a later version is not known. */
export function lineText({ text, phrase }: ChatLine, { online }: Words<'online'>): string {
  if (phrase === undefined) return text;
  const name = PHRASES[phrase];
  return name === undefined ? '…' : online.company.phrases[name];
}
