import { deny, grant, isOpenChallenge } from '@asteroute/protocol';
import type { SeatDecider } from '../table-state.ts';

/** Its text was checked when it was decoded. Players of a challenge need not know each other: they have phrases. */
export const chat: SeatDecider<'chat'> = ({ table }, { text }, seat) =>
  isOpenChallenge(table)
    ? deny('not-offered', 'at an open challenge there are phrases in place of chat')
    : grant({ events: [{ type: 'chat', seat, text }] });

export const phrase: SeatDecider<'phrase'> = ({ table }, { phrase: index }, seat) =>
  isOpenChallenge(table)
    ? grant({ events: [{ type: 'phrase', seat, phrase: index }] })
    : deny('not-offered', 'phrases are for open challenges: here is chat');

/** Hides the chat of a seat from the player at `by`, or shows it again. Only that player is sent the event. */
export const mute: SeatDecider<'mute'> = ({ table }, { seat, muted }, by) => {
  if (table.seats[seat] === undefined || seat === by)
    return deny('stale', 'seat: not another seat of this table, or no longer');
  const isMuted = table.mutes.some((one) => one.by === by && one.seat === seat);
  return grant({ events: isMuted === muted ? [] : [{ type: 'muted', seat, by, muted }] });
};
