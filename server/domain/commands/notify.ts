import { deny, grant } from '@asteroute/protocol';
import { contactIdOf, type SeatDecider } from '../table-state.ts';
import type { Decider } from './seats.ts';

export const reach: SeatDecider<'reach'> = ({ contacts }, { contact, channels }, seat) => {
  const to = channels.length === 0 ? null : { id: contactIdOf(contact), channels };
  const isSame = JSON.stringify(contacts[seat]) === JSON.stringify(to);
  if (isSame) return grant({ events: [] });
  return grant({
    events: [{ type: 'notify-set', seat, on: to !== null, channels }],
    secret: { contact: { seat, to } },
  });
};

const MAX_AHEAD_MS = 366 * 86_400_000;

export const meet: Decider<'meet'> = ({ table }, { at: wanted }, { at }) => {
  if (wanted !== null && (wanted <= at || wanted > at + MAX_AHEAD_MS))
    return deny('malformed', 'at: a time within a year from now');
  return grant({ events: table.meeting === wanted ? [] : [{ type: 'meeting-set', at: wanted }] });
};

export const setWebhook: Decider<'webhook'> = ({ webhook }, { url }) =>
  grant(
    webhook === url
      ? { events: [] }
      : { events: [{ type: 'webhook-set', on: url !== null }], secret: { webhook: url } },
  );
