import { deny, grant } from '@asteroute/protocol';
import type { SignedExport } from '@asteroute/protocol/accounts';
import { ACCOUNT_ROUTES as ROUTES } from '@asteroute/protocol/routes';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Pairings } from '../../accounts/pairings.ts';
import type { Ratings } from '../../accounts/ratings.ts';
import type { OwnOrigin } from '../../config/origin.ts';
import { type RouteApi, serveRoute } from '../requests/serve.ts';

export interface AccountRoutePorts {
  readonly accounts: Accounts;
  readonly pairings: Pairings;
  readonly ratings: Ratings;
  readonly exportOf: (account: string) => Promise<SignedExport | null>;
  readonly isOwnOrigin: OwnOrigin;
}

export function addAccounts(api: RouteApi, ports: AccountRoutePorts): void {
  const { accounts, isOwnOrigin } = ports;
  const signedFrom = (address: string, c: Context) => {
    const { incoming } = c.env as HttpBindings;
    return { address, isOwnOrigin: (origin: string) => isOwnOrigin(origin, incoming.socket) };
  };
  serveRoute(api, ROUTES.giveChallenge, async ({ body }) => grant(accounts.challenge(body.for)));
  serveRoute(api, ROUTES.actForAccount, ({ body, address }, c) => accounts.act(body, signedFrom(address, c)));
  serveRoute(api, ROUTES.enterByPasskey, ({ body, address }, c) => accounts.enter(body, signedFrom(address, c)));
  serveRoute(api, ROUTES.readAccount, ({ session }) => accounts.view(session));
  serveRoute(api, ROUTES.listSeatsOfAccount, async ({ owner }) => grant(await accounts.seats(owner.account)));
  serveRoute(api, ROUTES.listMetAccounts, async ({ owner }) => grant(await accounts.met(owner.account)));
  serveRoute(api, ROUTES.exportAccount, async ({ owner }) => {
    const written = await ports.exportOf(owner.account);
    return written === null ? deny('signed-out', 'the account is deleted') : grant(written);
  });
  serveRoute(api, ROUTES.signOut, async ({ session }) => {
    await accounts.signOut(session);
    return grant({});
  });
  serveRoute(api, ROUTES.readRatings, async ({ params }) => grant(await ports.ratings.of(params.account)));
  addPairings(api, ports);
}

function addPairings(api: RouteApi, { pairings }: AccountRoutePorts): void {
  serveRoute(api, ROUTES.openPairing, ({ owner, body }) => pairings.open(owner, body.commitment));
  serveRoute(api, ROUTES.findPairing, ({ body }) => pairings.find({ code: body.code.toUpperCase() }));
  serveRoute(api, ROUTES.readPairing, ({ params }) => pairings.find({ id: params.pairing }));
  serveRoute(api, ROUTES.joinPairing, ({ params, body }) => pairings.join(params.pairing, body));
  serveRoute(api, ROUTES.revealPairing, ({ params, owner, body }) =>
    pairings.reveal(params.pairing, owner, body.nonce),
  );
}
