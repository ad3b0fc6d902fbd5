import { grant } from '@asteroute/protocol';
import type { SeatDecider } from '../table-state.ts';
import type { Decider } from './seats.ts';

/** Sets or removes the browser to which push messages for the player's turns are sent. */
export const notify: SeatDecider<'notify'> = ({ pushes }, { push }, seat) => {
  const isSame = JSON.stringify(pushes[seat]) === JSON.stringify(push);
  if (isSame) return grant({ events: [] });
  return grant({ events: [{ type: 'notify-set', seat, on: push !== null }], secret: { push: { seat, to: push } } });
};

/** Sets or removes the host's webhook, to which turns are posted. */
export const setWebhook: Decider<'webhook'> = ({ webhook }, { url }) =>
  grant(
    webhook === url
      ? { events: [] }
      : { events: [{ type: 'webhook-set', on: url !== null }], secret: { webhook: url } },
  );
