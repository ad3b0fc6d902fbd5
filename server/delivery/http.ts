import {
  type Answer,
  check,
  command,
  decode,
  deny,
  eventsQuery,
  FAULTS,
  type Fault,
  mineRequest,
  opening,
  tableId,
  token as tokenSchema,
} from '@asteroute/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Clock, type Log, Refused, type Store } from '../domain/ports.ts';
import { recordText } from '../domain/records.ts';
import type { Credentials } from '../domain/seats.ts';
import { legalTurns, viewOf } from '../domain/table-view.ts';
import type { Lobby } from '../table/lobby.ts';
import type { RateLimiter } from '../table/rate-limiter.ts';
import type { TableService } from '../table/service.ts';
import type { Subscriptions } from '../table/subscriptions.ts';
import { textFor } from '../table/subscriptions.ts';
import { describeApi } from './openapi.ts';

export interface HttpPorts {
  readonly service: TableService;
  readonly lobby: Lobby;
  readonly store: Store;
  readonly subscriptions: Subscriptions;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly log: Log;
  readonly addressOf: (c: Context) => string;
}

/** Longest list of tokens, in bytes. */
const LONGEST_LIST = 8192;

/** The HTTP form of the protocol: what a socket says, as requests. */
export function createApi(ports: HttpPorts): Hono {
  const { service, lobby, limiter, log, addressOf } = ports;
  const api = new Hono();
  api.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const taken = await limiter.take('requests', addressOf(c));
    return taken.ok ? next() : faulty(c, taken.fault);
  });
  api.use(bodyLimit({ maxSize: LONGEST_LIST, onError: (c) => faulty(c, deny('too-large', 'too long').fault) }));
  api.onError((error, c) => {
    if (error instanceof Refused) return faulty(c, error.fault);
    log.error({ error: error.message }, 'a request was not answered');
    return faulty(c, deny('internal', 'something is wrong here').fault);
  });

  api.get('/openapi.json', (c) => c.json(describeApi()));
  api.get('/games', async (c) => c.json(await lobby.listing()));
  api.post('/mine', async (c) => {
    const { tokens } = need(decode(mineRequest, await bodyOf(c), LONGEST_LIST));
    return c.json(await lobby.mine(tokens));
  });
  api.post('/games', async (c) => {
    const { token } = credentialsOf(c);
    if (token === undefined) return faulty(c, deny('no-token', 'make a token of 32 random bytes').fault);
    const wish = need(decode(opening, await bodyOf(c)));
    need(await limiter.take('openings', addressOf(c)));
    return c.json({ table: need(await service.open(wish, token)) }, 201);
  });
  api.post('/games/:id/commands', async (c) => {
    const given = need(decode(command, await bodyOf(c)));
    const answer = await service.command(idOf(c), given, credentialsOf(c));
    return c.json(answer, statusOf(answer));
  });
  api.get('/games/:id', async (c) => {
    const { actor, seat } = need(await service.enter(idOf(c), credentialsOf(c)));
    await actor.refresh();
    return c.json(viewOf(actor.state(), seat, service.up()));
  });
  api.get('/games/:id/legal', async (c) => {
    const { actor } = need(await service.enter(idOf(c), credentialsOf(c)));
    await actor.refresh();
    const { table } = actor.state();
    const turns = table.game === null || table.status !== 'running' ? [] : legalTurns(table.game);
    return c.json({ turn: table.turns, turns });
  });
  api.get('/games/:id/events', (c) => events(c, ports));
  api.get('/games/:id/record', async (c) => {
    const { actor } = need(await service.enter(idOf(c), credentialsOf(c)));
    await actor.refresh();
    const text = need(recordText(actor.state(), await ports.store.read(actor.id, 0)));
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });
  api.all('*', (c) => faulty(c, deny('unknown-path', 'there is nothing here: see /api/openapi.json').fault));
  return api;
}

/** The entries after `since`; with `wait`, once there is one or the time is over. */
async function events(c: Context, { service, store, subscriptions, clock }: HttpPorts): Promise<Response> {
  const table = idOf(c);
  const { since, wait } = need(check(eventsQuery, c.req.query()));
  const { actor, seat, mutes } = need(await service.enter(table, credentialsOf(c)));
  const read = async () => (await store.read(table, since)).map((row) => textFor(row, seat, mutes())).join(',');
  let entries = await read();
  if (entries === '' && wait > 0) {
    await nextEntryOf({ subscriptions, clock }, { table: actor.id, since, ms: wait * 1000, signal: c.req.raw.signal });
    entries = await read();
  }
  const text = `{"type":"entries","table":"${table}","entries":[${entries}],"up":${service.up()}}`;
  return c.body(text, 200, { 'Content-Type': 'application/json' });
}

interface Wait {
  readonly table: string;
  readonly since: number;
  readonly ms: number;
  readonly signal: AbortSignal;
}

function nextEntryOf(
  { subscriptions, clock }: Pick<HttpPorts, 'subscriptions' | 'clock'>,
  { table, since, ms, signal }: Wait,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscriptions.watch(table, since, { seat: null, mutes: () => new Set(), send: () => end() });
    const cancel = clock.after(ms, end);
    signal.addEventListener('abort', end);
    function end(): void {
      cancel();
      signal.removeEventListener('abort', end);
      stop();
      resolve();
    }
  });
}

/** The value, or a refusal that ends the request. */
function need<T>(outcome: { ok: true; value: T } | { ok: false; fault: Fault }): T {
  if (!outcome.ok) throw new Refused(outcome.fault);
  return outcome.value;
}

function idOf(c: Context): string {
  const id = check(tableId, c.req.param('id'));
  return id.ok ? id.value : need(deny('unknown-table', 'there is no such table'));
}

/** `Authorization: Bearer TOKEN`, and for a table by link `Asteroute-Invite: INVITE`. */
function credentialsOf(c: Context): Credentials {
  const bearer = /^Bearer (.*)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  const invite = c.req.header('Asteroute-Invite');
  const read = (text: string | undefined) => (text === undefined ? undefined : need(check(tokenSchema, text)));
  return { token: read(bearer), invite: read(invite) };
}

async function bodyOf(c: Context): Promise<string> {
  return c.req.text();
}

function statusOf(answer: Answer): (typeof FAULTS)[keyof typeof FAULTS] | 200 {
  return answer.ok ? 200 : FAULTS[answer.fault.code];
}

function faulty(c: Context, fault: Fault): Response {
  return c.json({ type: 'fault', table: null, fault }, FAULTS[fault.code]);
}
