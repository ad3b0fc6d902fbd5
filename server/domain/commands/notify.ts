import { type CommandOf, deny, grant, type Outcome } from '@asteroute/protocol';
import type { Decision, TableState } from '../table-state.ts';
import type { Caller } from './seats.ts';

/** Sets or removes the browser to which push messages for the player's turns are sent. */
export function notify({ pushes }: TableState, { push }: CommandOf<'notify'>, seat: number): Outcome<Decision> {
  const isSame = JSON.stringify(pushes[seat]) === JSON.stringify(push);
  if (isSame) return grant({ events: [] });
  return grant({ events: [{ type: 'notify-set', seat, on: push !== null }], secret: { push: { seat, to: push } } });
}

/** Sets or removes the host's webhook, to which turns are posted. */
export function setWebhook({ webhook }: TableState, { url }: CommandOf<'webhook'>, caller: Caller): Outcome<Decision> {
  if (!caller.host) return deny('not-host', 'only the host may set a webhook');
  return grant(
    webhook === url
      ? { events: [] }
      : { events: [{ type: 'webhook-set', on: url !== null }], secret: { webhook: url } },
  );
}
