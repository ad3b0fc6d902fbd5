import { check, deny, FAULTS, grant, type Outcome, tableId } from '@asteroute/protocol';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Ratings } from '../accounts/ratings.ts';
import { banSeat, liftBan } from '../domain/commands/moderation.ts';
import { closeGame } from '../domain/commands/resignation.ts';
import type { Environment } from '../domain/ports.ts';
import { viewOf } from '../domain/views/table-view.ts';
import type { AddressBans } from '../limits/address-bans.ts';
import { FREE } from '../limits/costs.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';
import { NO_TABLE } from '../table/log/log-actor.ts';
import type { Subscriptions } from '../table/log/subscriptions.ts';
import type { RecordWriter } from '../table/record-writer.ts';
import { need, RefusedRequest } from './need.ts';
import { addReports, numberOf } from './reports.ts';

export interface AdminPorts extends Pick<Environment, 'store' | 'bus' | 'clock' | 'up'> {
  readonly cache: TableCache;
  readonly subscriptions: Subscriptions;
  readonly report: ReportFailure;
  readonly records: RecordWriter;
  readonly limiter: Limiter;
  readonly ratings: Ratings;
  readonly addressBans: AddressBans;
}

const listQuery = v.object({
  status: v.optional(v.picklist(['open', 'running', 'over'])),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), '100'),
});
const MAX_QUARANTINED = 1000;
const MAX_TABLES = 100;
const MAX_ATTEMPTS = 5;

/** The operator's commands, for every program that may open the local socket, on all tables, private ones too. */
export function createAdminApi(ports: AdminPorts): Hono {
  const { store, records, report, up } = ports;
  const api = new Hono();
  const actorOf = async (c: Context): Promise<TableActor> => {
    const id = check(tableId, c.req.param('id'));
    const actor = id.ok ? await ports.cache.find(id.value) : null;
    await actor?.refresh();
    return actor ?? need(NO_TABLE);
  };
  const done = (c: Context, outcome: Outcome<unknown>) => {
    need(outcome);
    return c.json({});
  };
  api.onError((error, c) => {
    const fault = error instanceof RefusedRequest ? error.fault : report(error, 'a command of the operator failed');
    return c.json({ fault }, FAULTS[fault.code]);
  });
  api.get('/statistics', async (c) => c.json(await store.lists.tally()));
  api.get('/tables', async (c) => {
    const { status = null, limit } = need(check(listQuery, c.req.query()));
    return c.json(await store.lists.all(status, limit));
  });
  api.get('/tables/:id', async (c) => c.json(viewOf((await actorOf(c)).state(), null, up())));
  api.get('/tables/:id/record', async (c) =>
    c.body(need(await records.write(await actorOf(c), FREE)), 200, { 'Content-Type': 'application/json' }),
  );
  api.post('/tables/:id/close', async (c) => done(c, await close(await actorOf(c))));
  api.post('/tables/:id/seats/:seat/ban', async (c) => {
    const [actor, seat] = [await actorOf(c), numberOf(c, 'seat')];
    return done(c, await actor.act((state) => banSeat(state, seat)));
  });
  api.delete('/tables/:id/bans/:ban', async (c) => {
    const [actor, ban] = [await actorOf(c), numberOf(c, 'ban')];
    return done(c, await actor.act((state) => liftBan(state, ban)));
  });
  api.delete('/tables/:id', async (c) => done(c, await remove(await actorOf(c), ports)));
  addReports(api, ports);
  api.get('/quarantined', async (c) => c.json(await store.jobs.quarantined(MAX_QUARANTINED)));
  api.post('/tables/:id/release', async (c) => {
    const isFree = await store.jobs.release(c.req.param('id'));
    return done(c, isFree ? grant(null) : deny('unknown-table', 'there is no such table in quarantine'));
  });
  api.get('/ratings', async (c) => c.json(await ports.ratings.pairs()));
  api.get('/ratings/check', async (c) => c.json(await ports.ratings.check()));
  api.post('/ratings/recompute', async (c) => c.json(await store.results.recompute()));
  api.get('/ratings/:edition', async (c) => {
    const list = await store.results.ratingsIn(c.req.param('edition'));
    const names = await store.accounts.namesOf(list.map(({ account }) => account));
    return c.json(list.map((one) => ({ ...one, name: names.get(one.account) ?? null })));
  });
  api.post('/accounts/:id/ban', async (c) => done(c, await banned(c.req.param('id'), true, ports)));
  api.delete('/accounts/:id/ban', async (c) => done(c, await banned(c.req.param('id'), false, ports)));
  api.get('/budgets', async (c) => c.json(await ports.limiter.spenders()));
  return api;
}

/** Bans an account, and guests at the address from which it signed in last; or lets both in again. */
async function banned(id: string, isBanned: boolean, ports: AdminPorts): Promise<Outcome<null>> {
  const { store, clock, addressBans, cache } = ports;
  const isKnown = await store.accounts.ban(id, isBanned ? clock.now() : 0);
  if (!isKnown) return deny('unknown-table', 'there is no such account');
  await addressBans.set(await store.accounts.addressOf(id), isBanned);
  if (!isBanned) return grant(null);
  for (const { table } of await store.lists.seatsOfAccount(id, MAX_TABLES)) {
    const actor = await cache.find(table);
    await actor?.refresh();
    // Where the seat is gone by now, or a rated game is lost by the clock, there is nothing to do.
    await actor?.act((state) => banSeat(state, state.accounts.indexOf(id)));
  }
  return grant(null);
}

/** Lets bots take over the seats one by one; with the last one the game is abandoned. */
async function close(actor: TableActor): Promise<Outcome<unknown>> {
  let done: Outcome<unknown> = await actor.act(closeGame);
  while (done.ok && actor.state().table.status === 'running') done = await actor.act(closeGame);
  return done;
}

async function remove(
  { id }: TableActor,
  { store, bus, clock, cache, subscriptions }: AdminPorts,
): Promise<Outcome<null>> {
  for (let i = 0; i < MAX_ATTEMPTS; i++) {
    if (!(await store.tables.remove(id, clock.now()))) continue;
    await cache.cached(id)?.refresh();
    subscriptions.catchUp(id);
    bus.publish([id]);
    return grant(null);
  }
  return deny('busy', 'others write to this table: try again');
}
