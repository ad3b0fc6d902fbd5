import { grant } from '@asteroute/protocol';
import { CLIENT_ROUTES as ROUTES } from '@asteroute/protocol/routes';
import type { Limiter } from '../../limits/limiter.ts';
import type { Contacts } from '../../notifications/contacts.ts';
import { type RouteApi, serveRoute } from '../requests/serve.ts';

export interface ClientRoutePorts {
  readonly contacts: Contacts;
  readonly limiter: Limiter;
}

export function addClient(api: RouteApi, { contacts, limiter }: ClientRoutePorts): void {
  serveRoute(api, ROUTES.readContact, async ({ token }) => grant(await contacts.view(token)));
  serveRoute(api, ROUTES.setContact, ({ token, body, address, account }) =>
    contacts.keep(token, body, { address, account: account?.id ?? '' }),
  );
  serveRoute(api, ROUTES.eraseContact, async ({ token }) => grant({ erased: await contacts.erase(token) }));
  serveRoute(api, ROUTES.readBudget, async ({ address }) => grant(await limiter.stateOf(address)));
}
