import { check, decode, deny, grant, type Outcome } from '@asteroute/protocol';
import {
  accountId,
  challengeRequest,
  pairingId,
  pairingJoin,
  pairingOpening,
  pairingReveal,
  pairingSearch,
  passkeyRequest,
  type SignedExport,
  signedRequest,
} from '@asteroute/protocol/accounts';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Pairings } from '../../accounts/pairings.ts';
import type { Ratings } from '../../accounts/ratings.ts';
import type { OwnOrigin } from '../../config/origin.ts';
import type { KeyOwner } from '../../domain/stores/account-store.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { need } from '../../table/failures.ts';

/** What the routes of accounts need. */
export interface AccountRoutesPorts {
  readonly accounts: Accounts;
  readonly pairings: Pairings;
  readonly ratings: Ratings;
  readonly exportOf: (account: string) => Promise<SignedExport | null>;
  readonly limiter: RateLimiter;
  readonly addressOf: (c: Context) => string;
  readonly isOwnOrigin: OwnOrigin;
}

/** Most bytes of a signed request: with the file of another server. */
const MAX_FILE_BYTES = 8192;

/** The session of a request: the header `Asteroute-Account`. */
export const sessionOf = (c: Context): string | undefined => c.req.header('Asteroute-Account');

/** Adds the routes of accounts. `bodyOf` reads the body of a request. */
export function addAccounts(api: Hono, ports: AccountRoutesPorts, bodyOf: (c: Context) => Promise<string>): void {
  const { accounts, addressOf, isOwnOrigin } = ports;
  const signedFrom = (c: Context) => {
    const { incoming } = c.env as HttpBindings;
    return { address: addressOf(c), isOwnOrigin: (origin: string) => isOwnOrigin(origin, incoming.socket) };
  };
  api.post('/accounts/challenge', async (c) => {
    const wanted = need(decode(challengeRequest, await bodyOf(c)));
    return c.json(accounts.challenge(wanted.for));
  });
  api.post('/accounts/actions', async (c) => {
    const request = need(decode(signedRequest, await bodyOf(c), MAX_FILE_BYTES));
    return c.json(need(await accounts.act(request, signedFrom(c))));
  });
  api.post('/accounts/passkey', async (c) => {
    const request = need(decode(passkeyRequest, await bodyOf(c), MAX_FILE_BYTES));
    return c.json(need(await accounts.enter(request, signedFrom(c))));
  });
  api.get('/accounts/me', async (c) => c.json(need(await accounts.view(sessionOf(c)))));
  api.get('/accounts/seats', async (c) => {
    need(await ports.limiter.take('lists', addressOf(c)));
    return c.json(need(await accounts.seats(sessionOf(c))));
  });
  api.get('/accounts/met', async (c) => {
    need(await ports.limiter.take('lists', addressOf(c)));
    return c.json(need(await accounts.met(sessionOf(c))));
  });
  api.get('/accounts/export', async (c) => {
    need(await ports.limiter.take('lists', addressOf(c)));
    const owner = need(signedIn(await accounts.owner(sessionOf(c))));
    return c.json(await ports.exportOf(owner.account));
  });
  api.post('/accounts/sign-out', async (c) => {
    await accounts.signOut(sessionOf(c));
    return c.json({});
  });
  api.get('/ratings/:id', async (c) => {
    need(await ports.limiter.take('lists', addressOf(c)));
    return c.json(await ports.ratings.of(need(check(accountId, c.req.param('id')))));
  });
  addPairings(api, ports, bodyOf);
}

/** Adds the routes of pairings. */
function addPairings(api: Hono, ports: AccountRoutesPorts, bodyOf: (c: Context) => Promise<string>): void {
  const { accounts, pairings, limiter, addressOf } = ports;
  const ownerOf = async (c: Context): Promise<KeyOwner> => need(signedIn(await accounts.owner(sessionOf(c))));
  const idOf = (c: Context) => need(check(pairingId, c.req.param('id')));
  api.post('/accounts/pairings', async (c) => {
    const { commitment } = need(decode(pairingOpening, await bodyOf(c)));
    return c.json(need(await pairings.open(await ownerOf(c), commitment)), 201);
  });
  api.post('/accounts/pairings/find', async (c) => {
    need(await limiter.take('codes', addressOf(c)));
    const { code } = need(decode(pairingSearch, await bodyOf(c)));
    return c.json(need(await pairings.find(code)));
  });
  api.get('/accounts/pairings/:id', async (c) => c.json(need(await pairings.read(idOf(c)))));
  api.post('/accounts/pairings/:id/join', async (c) => {
    const joined = need(decode(pairingJoin, await bodyOf(c)));
    return c.json(need(await pairings.join(idOf(c), joined)));
  });
  api.post('/accounts/pairings/:id/reveal', async (c) => {
    const { nonce } = need(decode(pairingReveal, await bodyOf(c)));
    return c.json(need(await pairings.reveal(idOf(c), await ownerOf(c), nonce)));
  });
}

const signedIn = (owner: KeyOwner | null): Outcome<KeyOwner> =>
  owner === null || owner.banned ? deny('signed-out', 'sign in first') : grant(owner);
