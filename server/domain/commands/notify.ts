import { deny, grant } from '@asteroute/protocol';
import type { SeatDecider } from '../table-state.ts';
import type { Decider } from './seats.ts';

/** Push messages for the player's turns from now on, or none. */
export const notify: SeatDecider<'notify'> = ({ pushes }, { push }, seat) => {
  const isSame = JSON.stringify(pushes[seat]) === JSON.stringify(push);
  if (isSame) return grant({ events: [] });
  return grant({ events: [{ type: 'notify-set', seat, on: push !== null }], secret: { push: { seat, to: push } } });
};

/** Turns are posted to a webhook of the host from now on, or no longer. */
export const setWebhook: Decider<'webhook'> = ({ webhook }, { url }, { caller }) => {
  if (!caller.host) return deny('not-host', 'only the host may set a webhook');
  return grant(
    webhook === url
      ? { events: [] }
      : { events: [{ type: 'webhook-set', on: url !== null }], secret: { webhook: url } },
  );
};
