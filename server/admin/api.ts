import { deny, FAULTS, type Fault, type Outcome, tableId } from '@asteroute/protocol';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { banSeat, liftBan } from '../domain/commands/moderation.ts';
import { closeGame } from '../domain/commands/resignation.ts';
import type { Environment, Report } from '../domain/ports.ts';
import { viewOf } from '../domain/table-view.ts';
import { NO_TABLE, type TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';
import type { Subscriptions } from '../table/log/subscriptions.ts';
import type { RecordWriter } from '../table/record-writer.ts';

/** What the operator's commands need. */
export interface AdminPorts extends Pick<Environment, 'store' | 'bus' | 'clock' | 'up'> {
  readonly cache: TableCache;
  readonly subscriptions: Subscriptions;
  readonly report: ReportFailure;
  readonly records: RecordWriter;
}

const listQuery = v.object({
  status: v.optional(v.picklist(['open', 'running', 'over'])),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), '100'),
});
const numberText = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));
/** Most reports in a list, and most lines of chat with each of them. */
const [MAX_REPORTS, MAX_SAID] = [100, 10];
/** Attempts at a deletion if other nodes keep writing to the table; then the operator is asked to try again. */
const MAX_ATTEMPTS = 5;

/**
 * The operator's commands, for every program that may open the local socket. They have access to all tables, including
 * private ones.
 */
export function createAdminApi(ports: AdminPorts): Hono {
  const { store, report } = ports;
  const api = new Hono();
  api.onError((error, c) => refuse(c, report(error, 'a command of the operator failed')));
  api.get('/statistics', async (c) => c.json(await store.tally()));
  api.get('/tables', async (c) => {
    const query = v.safeParse(listQuery, c.req.query());
    if (!query.success) return refuse(c, deny('malformed', 'status or limit').fault);
    return c.json(await store.all(query.output.status ?? null, query.output.limit));
  });
  addTables(api, ports);
  addReports(api, ports);
  return api;
}

function addTables(api: Hono, ports: AdminPorts): void {
  /** Runs an act on the table of a request; answers with an empty object, or with the fault. */
  const atTable = async (c: Context, act: (actor: TableActor) => Promise<Outcome<unknown>>): Promise<Response> => {
    const actor = await actorOf(c, ports);
    const done = actor === null ? NO_TABLE : await act(actor);
    return done.ok ? c.json({}) : refuse(c, done.fault);
  };
  api.get('/tables/:id', async (c) => {
    const actor = await actorOf(c, ports);
    return actor === null ? refuse(c, NO_TABLE.fault) : c.json(viewOf(actor.state(), null, ports.up()));
  });
  api.get('/tables/:id/record', async (c) => {
    const actor = await actorOf(c, ports);
    const record = actor === null ? NO_TABLE : await ports.records.write(actor);
    return record.ok ? c.body(record.value, 200, { 'Content-Type': 'application/json' }) : refuse(c, record.fault);
  });
  api.post('/tables/:id/close', (c) => atTable(c, close));
  api.post('/tables/:id/seats/:seat/ban', (c) =>
    atTable(c, async (actor) => {
      const seat = v.safeParse(numberText, c.req.param('seat'));
      return seat.success ? actor.act((state) => banSeat(state, seat.output)) : NO_TABLE;
    }),
  );
  api.delete('/tables/:id/bans/:ban', (c) =>
    atTable(c, async (actor) => {
      const ban = v.safeParse(numberText, c.req.param('ban'));
      return ban.success ? actor.act((state) => liftBan(state, ban.output)) : NO_TABLE;
    }),
  );
  api.delete('/tables/:id', (c) => atTable(c, (actor) => remove(actor, ports)));
}

function addReports(api: Hono, ports: AdminPorts): void {
  const { store } = ports;
  api.get('/reports', async (c) => {
    const reports: ListedReport[] = [];
    for (const one of await store.reports(MAX_REPORTS)) reports.push(await listed(one, ports));
    return c.json(reports);
  });
  api.delete('/tables/:id/reports/:seq', async (c) => {
    const [id, seq] = [v.safeParse(tableId, c.req.param('id')), v.safeParse(numberText, c.req.param('seq'))];
    const done = id.success && seq.success && (await store.dismiss(id.output, seq.output));
    return done ? c.json({}) : refuse(c, deny('unknown-table', 'there is no such report').fault);
  });
}

const refuse = (c: Context, fault: Fault): Response => c.json({ fault }, FAULTS[fault.code]);

async function actorOf(c: Context, { cache }: AdminPorts): Promise<TableActor | null> {
  const id = v.safeParse(tableId, c.req.param('id'));
  const actor = id.success ? await cache.find(id.output) : null;
  await actor?.refresh();
  return actor;
}

/** A report with everything that is needed to judge it: the names, and the chat of the reported player. */
interface ListedReport extends Report {
  readonly name: string;
  readonly byName: string;
  readonly said: readonly string[];
}

async function listed(report: Report, { cache }: AdminPorts): Promise<ListedReport> {
  const actor = await cache.find(report.table);
  await actor?.refresh();
  const { seats = [], chat = [], reports = [] } = actor?.state().table ?? {};
  // The report stores seat numbers of its own time; the table has the current ones.
  const { seat, by } = reports.find(({ seq }) => seq === report.seq) ?? report;
  const said = chat.flatMap((line) => (line.seat === seat ? [line.text] : []));
  const nameOf = (one: number) => seats[one]?.name ?? '';
  return { ...report, seat, by, name: nameOf(seat), byName: nameOf(by), said: said.slice(-MAX_SAID) };
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
    return { ok: true, value: null };
  }
  return deny('busy', 'others write to this table: try again');
}
