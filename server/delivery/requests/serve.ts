import {
  check,
  decode,
  deny,
  FAULTS,
  type Fault,
  type FaultCode,
  grant,
  type Outcome,
  token as tokenSchema,
} from '@asteroute/protocol';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, RefusalOf, Route } from '@asteroute/protocol/routes';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Accounts } from '../../accounts/accounts.ts';
import type { KeyOwner } from '../../domain/stores/account-store.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { NO_TABLE } from '../../table/log/log-actor.ts';

export interface ServePorts {
  readonly accounts: Pick<Accounts, 'whoIs' | 'owner'>;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly addressOf: (c: Context) => string;
  readonly now: () => number;
  readonly onRefusal: (code: string) => void;
}

export interface RouteApi {
  readonly hono: Hono;
  readonly ports: ServePorts;
}

type Has<R, C extends string, T> = R extends { readonly who: readonly (infer W)[] }
  ? C extends W
    ? T
    : unknown
  : unknown;

type RouteRequest<R extends Route> = {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly address: string;
} & Has<R, 'token', { readonly token: string }> &
  Has<R, 'token?', { readonly token: string | undefined }> &
  Has<R, 'invite?', { readonly invite: string | undefined }> &
  Has<R, 'session?', { readonly session: string | undefined }> &
  Has<R, 'account', { readonly owner: KeyOwner }> &
  Has<R, 'account?', { readonly account: { readonly id: string; readonly name: string } | null }>;

export interface JsonText {
  readonly json: string;
}

export const asJson = (json: string): JsonText => ({ json });

export const mapped = <T, U, C extends FaultCode>(outcome: Outcome<T, C>, value: (of: T) => U): Outcome<U, C> =>
  outcome.ok ? grant(value(outcome.value)) : outcome;

/** Carries out a request of a route; refuses with nothing that the route does not declare. */
export type Handler<R extends Route> = (
  asked: RouteRequest<R>,
  c: Context,
) => Promise<Outcome<AnswerOf<R> | JsonText, RefusalOf<R>>>;

export function serveRoute<R extends Route>({ hono, ports }: RouteApi, route: R, handler: Handler<R>): void {
  const [method, path] = route.address.split(' ');
  hono.on(method, path.replace(/^\/api/, ''), async (c) => {
    const asked = await read(c, route, ports);
    const answer = asked.ok ? await handler(asked.value as RouteRequest<R>, c) : asked;
    if (!answer.ok) return sendRefusal(c, answer.fault, ports, route.refusal && answer);
    if (route.anyOrigin === true) c.header('Access-Control-Allow-Origin', '*');
    return send(c, answer.value as object | string, route);
  });
}

function send(c: Context, value: object | string, { status, media }: Route): Response {
  if (typeof value === 'string') return c.body(value, status ?? 200, { 'Content-Type': `${media}; charset=utf-8` });
  const text = 'json' in value ? String(value.json) : JSON.stringify(value);
  return c.body(text, status ?? 200, { 'Content-Type': 'application/json' });
}

/** Reads a request, in the order of what it costs. */
async function read(c: Context, route: Route, ports: ServePorts): Promise<Outcome<object>> {
  const { limiter, addressOf } = ports;
  const address = addressOf(c);
  const keys = keysOf(c, route);
  if (!keys.ok) return keys;
  const params = check(v.object(route.params ?? {}), c.req.param());
  if (!params.ok) return route.refuses?.includes('unknown-table') ? NO_TABLE : params;
  const query = check(v.object(route.query ?? {}), c.req.query());
  if (!query.ok) return query;
  const body = route.body === undefined ? grant(null) : await bodyOf(c, route.body, route.longest);
  if (!body.ok) return body;
  const taken = route.limit === undefined ? body : await limiter.take(route.limit, address);
  if (!taken.ok) return taken;
  const account = await accountOf(c, route, ports);
  if (!account.ok) return account;
  const parts = { params: params.value, query: query.value, body: body.value };
  return grant({ ...parts, ...keys.value, ...account.value, address });
}

/** Reads `Authorization: Bearer TOKEN` and, for a table by link, `Asteroute-Invite: INVITE`. */
function keysOf(c: Context, { who = [] }: Route): Outcome<object> {
  const bearer = /^Bearer (.*)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  const given = { token: bearer, invite: c.req.header('Asteroute-Invite') };
  if (who.includes('token') && bearer === undefined) return deny('no-token', 'send a token of 32 random bytes');
  const names = (['token', 'invite'] as const).filter((one) => who.some((other) => other.startsWith(one)));
  return check(v.object(Object.fromEntries(names.map((one) => [one, v.optional(tokenSchema)]))), given);
}

async function accountOf(c: Context, { who = [] }: Route, { accounts }: ServePorts): Promise<Outcome<object>> {
  const session = c.req.header('Asteroute-Account');
  if (who.includes('account?')) return grant({ account: await accounts.whoIs(session) });
  if (!who.includes('account')) return grant({ session });
  const owner = await accounts.owner(session);
  return owner === null || owner.banned ? deny('signed-out', 'sign in first') : grant({ owner });
}

/** The body of a request; one that breaks off is no bug of the server. */
async function bodyOf(c: Context, schema: v.GenericSchema, longest?: number): Promise<Outcome<unknown>> {
  const text = await c.req.text().then(grant, () => BROKEN_OFF);
  return text.ok ? decode(schema, text.value, longest) : text;
}

export const BROKEN_OFF = deny('malformed', 'the body did not arrive whole');

const TABLE_PATH = /^\/api\/games\/([a-z0-9]{16})(?:\/|$)/;
/** Seconds after which to ask again where the refusal does not know when it will be taken. */
const RETRY_SOON = 1;

/** Answers with a refusal; with one that time heals, the header `Retry-After` says in how many seconds. */
export function sendRefusal(
  c: Context,
  fault: Fault,
  { now, onRefusal }: Pick<ServePorts, 'now' | 'onRefusal'>,
  body?: object,
): Response {
  const status = FAULTS[fault.code];
  onRefusal(fault.code);
  if (status === 429 || status === 503) c.header('Retry-After', String(secondsUntil(fault, now())));
  const table = TABLE_PATH.exec(c.req.path)?.[1] ?? null;
  // A refusal that was met before the handler is none of the form of the route.
  return c.json(body !== undefined && 'type' in body ? body : { type: 'fault', table, fault }, status);
}

function secondsUntil({ until }: Fault, now: number): number {
  return until === undefined ? RETRY_SOON : Math.max(RETRY_SOON, Math.ceil((until - now) / 1000));
}
