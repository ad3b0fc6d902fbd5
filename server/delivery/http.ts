import {
  type Answer,
  check,
  command,
  contactRequest,
  decode,
  deny,
  eventsQuery,
  FAULTS,
  type Fault,
  type FaultMessage,
  grant,
  mineRequest,
  opening,
  tableCode,
  tableId,
  token as tokenSchema,
} from '@asteroute/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Credentials } from '../domain/commands/seats.ts';
import { entriesMessage } from '../domain/entry-text.ts';
import type { LeagueService } from '../leagues/league-service.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Contacts } from '../notifications/contacts.ts';
import type { TableCodes } from '../table/codes.ts';
import { need, type ReportFailure } from '../table/failures.ts';
import type { Lobby } from '../table/lobby.ts';
import { NO_TABLE } from '../table/log/log-actor.ts';
import type { TableReader } from '../table/reader.ts';
import type { TableService } from '../table/service.ts';
import { networkOf } from './address.ts';
import type { Waits } from './long-poll.ts';
import { describeApi } from './openapi/describe.ts';
import { type AccountRoutesPorts, addAccounts, sessionOf } from './routes/accounts.ts';
import { addDaily, type DailyRoutePorts } from './routes/daily.ts';
import { addDuels, type DuelRoutePorts } from './routes/duels.ts';
import { addLeagues } from './routes/leagues.ts';
import { BROKEN_OFF, bodyOf } from './routes/request-body.ts';

/** What the HTTP API needs. */
export interface HttpPorts extends AccountRoutesPorts, DailyRoutePorts, DuelRoutePorts {
  readonly service: TableService;
  readonly lobby: Lobby;
  readonly codes: TableCodes;
  readonly leagues: LeagueService;
  readonly contacts: Contacts;
  readonly budgets: Budgets;
  readonly waits: Waits;
  readonly report: ReportFailure;
  /** The path below which a proxy serves this server; empty for none. */
  readonly basePath: string;
  /** The wall clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Called with the code of each refusal. */
  readonly onRefusal: (code: string) => void;
}

/** Largest request body that is read: the list of tokens. */
const MAX_TOKEN_LIST_BYTES = 8192;

/** The HTTP API: the same messages as over a socket, sent as requests. */
export function createHttpApi(ports: HttpPorts): Hono {
  const { limiter, report, addressOf } = ports;
  const faulty = (c: Context, fault: Fault) => {
    const table = TABLE_PATH.exec(c.req.path)?.[1] ?? null;
    return refused(c, { type: 'fault', table, fault }, ports);
  };
  const api = new Hono();
  api.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const taken = await limiter.take('requests', addressOf(c));
    return taken.ok ? next() : faulty(c, taken.fault);
  });
  const limited = bodyLimit({
    maxSize: MAX_TOKEN_LIST_BYTES,
    onError: (c) => faulty(c, deny('too-large', 'the body is too long').fault),
  });
  // It rejects only where a body of unknown length breaks off; failures of the routes go to onError at once.
  api.use((c, next) => limited(c, next).catch(() => need(BROKEN_OFF)));
  api.onError((error, c) => faulty(c, report(error, 'a request failed')));

  addLists(api, ports);
  addContacts(api, ports);
  addTable(api, ports);
  addAccounts(api, ports, bodyOf);
  addLeagues(api, { ...ports, bodyOf });
  addDaily(api, ports);
  addDuels(api, ports);
  api.all('*', (c) => faulty(c, deny('unknown-path', 'no such path: see /api/openapi.json').fault));
  return api;
}

/** Adds the routes that do not concern a single table. */
function addLists(api: Hono, ports: HttpPorts): void {
  const { accounts, service, lobby, codes, limiter, budgets, addressOf } = ports;
  let description: string | null = null;
  api.get('/openapi.json', (c) => {
    description ??= JSON.stringify(describeApi(ports.basePath));
    return json(c, description);
  });
  api.get('/games', async (c) => {
    const account = await accounts.whoIs(sessionOf(c));
    return c.json(await (account === null ? lobby.listing() : lobby.listingFor(account.id)));
  });
  api.get('/budget', async (c) => c.json(await budgets.stateOf(addressOf(c))));
  api.post('/mine', async (c) => {
    need(await limiter.take('lists', addressOf(c)));
    const { tokens } = need(decode(mineRequest, await bodyOf(c), MAX_TOKEN_LIST_BYTES));
    return c.json(await lobby.mine(tokens));
  });
  api.post('/games', async (c) => {
    const { token } = withToken(c, 'make a token of 32 random bytes');
    const wanted = need(decode(opening, await bodyOf(c)));
    const address = addressOf(c);
    need(await limiter.take('openings', address));
    return c.json({ table: need(await service.open(wanted, { token, address })) }, 201);
  });
  api.get('/codes/:code', async (c) => {
    const code = need(check(tableCode, c.req.param('code')));
    const client = addressOf(c);
    return c.json(need(await limiter.guess({ client, network: networkOf(client) }, () => codes.find(code))));
  });
}

/** Adds the routes by which the person of a browser says how to be told outside the page. */
function addContacts(api: Hono, { accounts, contacts, limiter, addressOf }: HttpPorts): void {
  const tokenOf = async (c: Context) => {
    need(await limiter.take('lists', addressOf(c)));
    return withToken(c, 'send the token of a contact').token;
  };
  api.get('/contact', async (c) => c.json(await contacts.view(await tokenOf(c))));
  api.post('/contact', async (c) => {
    const token = await tokenOf(c);
    const wanted = need(decode(contactRequest, await bodyOf(c)));
    const account = (await accounts.whoIs(sessionOf(c)))?.id ?? '';
    return c.json(need(await contacts.keep(token, wanted, { address: addressOf(c), account })));
  });
  api.post('/contact/erase', async (c) => c.json({ erased: await contacts.erase(await tokenOf(c)) }));
}

/** Adds the routes of a single table. */
function addTable(api: Hono, ports: HttpPorts): void {
  const { service, codes, limiter, addressOf } = ports;
  const clientOf = (c: Context) => ({ ...credentialsOf(c), address: addressOf(c) });
  api.post('/games/:id/commands', async (c) => {
    const given = need(decode(command, await bodyOf(c)));
    const answer = await service.command(idOf(c), given, clientOf(c));
    return answer.ok ? c.json(answer) : refused(c, answer, ports);
  });
  const reader = async (c: Context) => need(await service.reader(idOf(c), clientOf(c)));
  api.get('/games/:id', async (c) => c.json(await (await reader(c)).view()));
  api.get('/games/:id/legal', async (c) => c.json(await (await reader(c)).legal()));
  api.get('/games/:id/events', async (c) => events(c, await reader(c), ports));
  api.get('/games/:id/mine', async (c) => {
    const { token } = withToken(c, SEND_TOKEN);
    const address = addressOf(c);
    need(await limiter.take('lists', address));
    return c.json(need(await service.ownData(idOf(c), { token, address })));
  });
  api.get('/games/:id/board', async (c) => c.json(need(await (await reader(c)).board())));
  api.post('/games/:id/code', async (c) => {
    const credentials = withToken(c, SEND_TOKEN);
    return c.json({ code: need(await codes.give(idOf(c), credentials)) });
  });
  api.get('/games/:id/record', async (c) => {
    // Pages elsewhere show games: what anybody may read without a token, any page may.
    c.header('Access-Control-Allow-Origin', '*');
    return json(c, need(await (await reader(c)).record()));
  });
}

/**
 * Answers with the entries after `since`, at most `limit`; with `wait`, waits until there is one or the time is over.
 */
async function events(c: Context, reader: TableReader, { service, waits }: HttpPorts): Promise<Response> {
  const { since, limit, wait } = need(check(eventsQuery, c.req.query()));
  let page = need(await reader.entries(since, limit));
  if (page.entries === '' && wait > 0) {
    await waits.nextEntry(reader, since, wait * 1000, c.req.raw.signal);
    page = need(await reader.entries(since, limit));
  }
  return json(c, entriesMessage(idOf(c), page, service.up()));
}

function json(c: Context, text: string): Response {
  return c.body(text, 200, { 'Content-Type': 'application/json' });
}

function idOf(c: Context): string {
  const id = check(tableId, c.req.param('id'));
  return need(id.ok ? id : NO_TABLE);
}

/** Reads `Authorization: Bearer TOKEN` and, for a table by link, `Asteroute-Invite: INVITE`. */
function credentialsOf(c: Context): Credentials {
  const bearer = /^Bearer (.*)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  const invite = c.req.header('Asteroute-Invite');
  const read = (text: string | undefined) => (text === undefined ? undefined : need(check(tokenSchema, text)));
  return { token: read(bearer), invite: read(invite) };
}

const SEND_TOKEN = 'send the token of a seat';

/** Reads credentials with a token; without one the request ends with this message. */
function withToken(c: Context, message: string): Credentials & { readonly token: string } {
  const { token, ...rest } = credentialsOf(c);
  return { ...rest, token: need(token === undefined ? deny('no-token', message) : grant(token)) };
}

/** The table in the path of a request. */
const TABLE_PATH = /^\/api\/games\/([a-z0-9]{16})(?:\/|$)/;

/** Seconds after which to ask again where the refusal does not know when it will be taken. */
const RETRY_SOON = 1;

/** Answers with a refusal; with one that time heals, the header `Retry-After` says in how many seconds. */
function refused(
  c: Context,
  body: FaultMessage | Extract<Answer, { ok: false }>,
  { now, onRefusal }: HttpPorts,
): Response {
  const { code, until } = body.fault;
  const status = FAULTS[code];
  onRefusal(code);
  if (status === 429 || status === 503) {
    const seconds = until === undefined ? RETRY_SOON : Math.ceil((until - now()) / 1000);
    c.header('Retry-After', String(Math.max(RETRY_SOON, seconds)));
  }
  return c.json(body, status);
}
