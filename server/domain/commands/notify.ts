import { deny, grant } from '@asteroute/protocol';
import { contactIdOf, type SeatDecider } from '../table-state.ts';
import type { Decider } from './seats.ts';

export const notify: SeatDecider<'notify'> = ({ pushes, contacts }, { push }, seat) => {
  const isSame = JSON.stringify(pushes[seat]) === JSON.stringify(push);
  if (isSame) return grant({ events: [] });
  const channels = contacts[seat]?.channels ?? [];
  const on = push !== null || channels.length > 0;
  return grant({ events: [{ type: 'notify-set', seat, on, channels }], secret: { push: { seat, to: push } } });
};

export const reach: SeatDecider<'reach'> = ({ pushes, contacts }, { contact, channels }, seat) => {
  const to = channels.length === 0 ? null : { id: contactIdOf(contact), channels };
  const isSame = JSON.stringify(contacts[seat]) === JSON.stringify(to);
  if (isSame) return grant({ events: [] });
  const on = to !== null || pushes[seat] !== null;
  return grant({ events: [{ type: 'notify-set', seat, on, channels }], secret: { contact: { seat, to } } });
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
