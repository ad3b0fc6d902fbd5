import { type CommandOf, deny, grant, type Outcome } from '@asteroute/protocol';
import type { Decision, TableState } from '../table-state.ts';

/** Adds a line of chat, whose length and characters were checked when the message was decoded. */
export function chat(_: TableState, { text }: CommandOf<'chat'>, seat: number): Outcome<Decision> {
  return grant({ events: [{ type: 'chat', seat, text }] });
}

/** Hides the chat of a seat from the player at `by`, or shows it again. Only that player is sent the event. */
export function mute({ table }: TableState, { seat, muted }: CommandOf<'mute'>, by: number): Outcome<Decision> {
  if (table.seats[seat] === undefined || seat === by)
    return deny('stale', 'seat: not another seat of this table, or no longer');
  const isMuted = table.mutes.some((one) => one.by === by && one.seat === seat);
  return grant({ events: isMuted === muted ? [] : [{ type: 'muted', seat, by, muted }] });
}
