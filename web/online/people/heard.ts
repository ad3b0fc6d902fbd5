import type { ChatLine } from '@asteroute/protocol';
import type { TableConnection } from '../connection/table-connection.ts';

/** The seats that this browser's player has muted. */
export function mutedSeats({ table, seat }: Pick<TableConnection, 'table' | 'seat'>): ReadonlySet<number> {
  const own = seat.value;
  return new Set((table.value?.mutes ?? []).flatMap((mute) => (mute.by === own ? [mute.seat] : [])));
}

/** The chat without the lines of muted players. */
export function heardLines(connection: Pick<TableConnection, 'table' | 'seat'>): readonly ChatLine[] {
  const muted = mutedSeats(connection);
  return (connection.table.value?.chat ?? []).filter(({ seat }) => !muted.has(seat));
}
