import { check, deny, FAULTS, grant, type Outcome, tableId } from '@asteroute/protocol';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Ratings } from '../accounts/ratings.ts';
import { banSeat, liftBan } from '../domain/commands/moderation.ts';
import { closeGame } from '../domain/commands/resignation.ts';
import type { Environment, Report, Slice } from '../domain/ports.ts';
import { eventsOf, seatNow } from '../domain/table-state.ts';
import { viewOf } from '../domain/table-view.ts';
import type { Budgets } from '../limits/budgets.ts';
import { NO_TABLE, type TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import { need, type ReportFailure } from '../table/failures.ts';
import { readPages } from '../table/log/log-pages.ts';
import type { Subscriptions } from '../table/log/subscriptions.ts';
import type { RecordWriter } from '../table/record-writer.ts';

/** What the operator's commands need. */
export interface AdminPorts extends Pick<Environment, 'store' | 'bus' | 'clock' | 'up'> {
  readonly cache: TableCache;
  readonly subscriptions: Subscriptions;
  readonly report: ReportFailure;
  readonly records: RecordWriter;
  readonly budgets: Budgets;
  readonly ratings: Ratings;
}

const listQuery = v.object({
  status: v.optional(v.picklist(['open', 'running', 'over'])),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), '100'),
});
const numberText = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));
const pageQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1'),
});
/** Most addresses in a list of reports, the newest reports of each of them, most reports of one, and lines of chat. */
const [MAX_REPORTERS, MAX_NEWEST, MAX_REPORTS, MAX_SAID] = [20, 3, 50, 10];
/** Stands for the unknown address of an older report. */
const UNKNOWN = 'unknown';
/** Most tables in the list of those that are left alone because they failed too often. */
const MAX_QUARANTINED = 1000;
/** Attempts at a deletion if other nodes keep writing to the table; then the operator is asked to try again. */
const MAX_ATTEMPTS = 5;

/**
 * The operator's commands, for every program that may open the local socket. They have access to all tables, including
 * private ones.
 */
export function createAdminApi(ports: AdminPorts): Hono {
  const { store, records, report, up } = ports;
  const api = new Hono();
  /**
   * Returns the table of a request, with everything that other nodes wrote. Ends the request if there is no such table.
   */
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
    const fault = report(error, 'a command of the operator failed');
    return c.json({ fault }, FAULTS[fault.code]);
  });
  api.get('/statistics', async (c) => c.json(await store.tally()));
  api.get('/tables', async (c) => {
    const { status = null, limit } = need(check(listQuery, c.req.query()));
    return c.json(await store.all(status, limit));
  });
  api.get('/tables/:id', async (c) => c.json(viewOf((await actorOf(c)).state(), null, up())));
  api.get('/tables/:id/record', async (c) =>
    c.body(need(await records.write(await actorOf(c))), 200, { 'Content-Type': 'application/json' }),
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
  api.get('/quarantined', async (c) => c.json(await store.quarantined(MAX_QUARANTINED)));
  api.post('/tables/:id/release', async (c) => {
    const isFree = await store.release(c.req.param('id'));
    return done(c, isFree ? grant(null) : deny('unknown-table', 'there is no such table in quarantine'));
  });
  api.get('/ratings', async (c) => c.json(await ports.ratings.pairs()));
  api.get('/ratings/check', async (c) => c.json(await ports.ratings.check()));
  api.get('/ratings/:edition', async (c) => {
    const list = await ports.ratings.list(c.req.param('edition'));
    const names = await store.namesOf(list.map(({ account }) => account));
    return c.json(list.map((one) => ({ ...one, name: names.get(one.account) ?? null })));
  });
  api.post('/accounts/:id/ban', async (c) => done(c, await banned(c.req.param('id'), true, ports)));
  api.delete('/accounts/:id/ban', async (c) => done(c, await banned(c.req.param('id'), false, ports)));
  api.get('/budgets', async (c) => c.json(await ports.budgets.spenders()));
  return api;
}

/** Bans an account from signing in, or lifts that. */
async function banned(id: string, isBanned: boolean, { store, clock }: AdminPorts): Promise<Outcome<null>> {
  const isKnown = await store.banAccount(id, isBanned ? clock.now() : 0);
  return isKnown ? grant(null) : deny('unknown-table', 'there is no such account');
}

const NO_REPORT = deny('unknown-table', 'there is no such report');

/** Adds the reports of players, by the addresses from which they came. */
function addReports(api: Hono, ports: AdminPorts): void {
  const { store } = ports;
  const sliceOf = (c: Context, limit: number) => {
    const { page } = need(check(pageQuery, c.req.query()));
    return { limit, offset: (page - 1) * limit };
  };
  const tagOf = (c: Context) => (c.req.param('tag') === UNKNOWN ? '' : (c.req.param('tag') ?? ''));
  const listOf = async (tag: string, slice: Slice) => {
    const reports: ListedReport[] = [];
    for (const one of await store.reports(tag, slice)) reports.push(await listed(one, ports));
    return reports;
  };
  api.get('/reports', async (c) => {
    const groups: object[] = [];
    for (const { tag, count } of await store.reporters(sliceOf(c, MAX_REPORTERS)))
      groups.push({ by: tag || UNKNOWN, count, newest: await listOf(tag, { offset: 0, limit: MAX_NEWEST }) });
    return c.json(groups);
  });
  api.get('/reports/:tag', async (c) => c.json(await listOf(tagOf(c), sliceOf(c, MAX_REPORTS))));
  api.delete('/reports/:tag', async (c) => {
    const dismissed = await store.dismissAll(tagOf(c));
    return c.json(need(dismissed > 0 ? grant({ dismissed }) : NO_REPORT));
  });
  api.delete('/tables/:id/reports/:seq', async (c) => {
    const isGone = await store.dismiss(c.req.param('id') ?? '', numberOf(c, 'seq'));
    return c.json(need(isGone ? grant({}) : NO_REPORT));
  });
}

/** Reads a number in the path of a request. If it is not a number, the request ends as for an unknown table. */
function numberOf(c: Context, name: string): number {
  const number = check(numberText, c.req.param(name));
  return need(number.ok ? number : NO_TABLE);
}

/** A report with everything that is needed to judge it: the names, and the chat of the reported player. */
interface ListedReport extends Omit<Report, 'tag'> {
  readonly name: string;
  readonly byName: string;
  readonly said: readonly string[];
}

async function listed({ tag: _, ...report }: Report, ports: AdminPorts): Promise<ListedReport> {
  const actor = await ports.cache.find(report.table);
  await actor?.refresh();
  const { seats = [], reports = [] } = actor?.state().table ?? {};
  // The report stores seat numbers of its own time; the table has the current ones.
  const { seat, by } = reports.find(({ seq }) => seq === report.seq) ?? report;
  const nameOf = (one: number) => seats[one]?.name ?? '';
  const said = actor === null ? [] : await linesOf(actor, seat, ports);
  return { ...report, seat, by, name: nameOf(seat), byName: nameOf(by), said };
}

/** Reads the newest lines of chat of a seat from the log. */
async function linesOf(actor: TableActor, seat: number, { store, clock }: AdminPorts): Promise<readonly string[]> {
  const { moves } = actor.state();
  let said: readonly string[] = [];
  for await (const rows of readPages({ store, clock }, actor.id, 0)) {
    const lines = rows.flatMap((row) =>
      eventsOf(row).flatMap((event) =>
        event.type === 'chat' && seatNow(moves, row.seq, event.seat) === seat ? event.text : [],
      ),
    );
    said = [...said, ...lines].slice(-MAX_SAID);
  }
  return said;
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
    if (!(await store.remove(id, clock.now()))) continue;
    await cache.cached(id)?.refresh();
    subscriptions.catchUp(id);
    bus.publish([id]);
    return grant(null);
  }
  return deny('busy', 'others write to this table: try again');
}
