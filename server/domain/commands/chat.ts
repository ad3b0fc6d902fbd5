import { deny, grant } from '@asteroute/protocol';
import type { SeatDecider } from '../table-state.ts';

/** Adds a line of chat, whose length and characters were checked when the message was decoded. */
export const chat: SeatDecider<'chat'> = (_, { text }, seat) => grant({ events: [{ type: 'chat', seat, text }] });

/** Hides the chat of a seat from the player at `by`, or shows it again. Only that player is sent the event. */
export const mute: SeatDecider<'mute'> = ({ table }, { seat, muted }, by) => {
  if (table.seats[seat] === undefined || seat === by)
    return deny('stale', 'seat: not another seat of this table, or no longer');
  const isMuted = table.mutes.some((one) => one.by === by && one.seat === seat);
  return grant({ events: isMuted === muted ? [] : [{ type: 'muted', seat, by, muted }] });
};
