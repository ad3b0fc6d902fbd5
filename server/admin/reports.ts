import { check, deny, grant } from '@asteroute/protocol';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Environment, Report, Slice } from '../domain/ports.ts';
import { eventsOf, seatNow } from '../domain/table-state.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import { NO_TABLE } from '../table/log/log-actor.ts';
import { readPages } from '../table/log/log-pages.ts';
import { need } from './need.ts';

interface ReportPorts extends Pick<Environment, 'store' | 'clock'> {
  readonly cache: TableCache;
}

const numberText = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));
const pageQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1'),
});
const [MAX_REPORTERS, MAX_NEWEST, MAX_REPORTS, MAX_SAID] = [20, 3, 50, 10];
const UNKNOWN = 'unknown';

const NO_REPORT = deny('unknown-table', 'there is no such report');

export function addReports(api: Hono, ports: ReportPorts): void {
  const { store } = ports;
  const tagOf = (c: Context) => (c.req.param('tag') === UNKNOWN ? '' : (c.req.param('tag') ?? ''));
  const judged = async (found: readonly Report[]) => {
    const reports: ListedReport[] = [];
    for (const one of found) reports.push(await listed(one, ports));
    return reports;
  };
  const listOf = async (tag: string, slice: Slice) => judged(await store.reports.from(tag, slice));
  api.get('/reports', async (c) => {
    const groups: object[] = [];
    for (const { tag, count } of await store.reports.reporters(sliceOf(c, MAX_REPORTERS)))
      groups.push({ by: tag || UNKNOWN, count, newest: await listOf(tag, { offset: 0, limit: MAX_NEWEST }) });
    return c.json(groups);
  });
  api.get('/reports/:tag', async (c) => c.json(await listOf(tagOf(c), sliceOf(c, MAX_REPORTS))));
  api.delete('/reports/:tag', async (c) => {
    const dismissed = await store.reports.dismissAll(tagOf(c));
    return c.json(need(dismissed > 0 ? grant({ dismissed }) : NO_REPORT));
  });
  api.delete('/tables/:id/reports/:seq', async (c) => {
    const isGone = await store.reports.dismiss(c.req.param('id') ?? '', numberOf(c, 'seq'));
    return c.json(need(isGone ? grant({}) : NO_REPORT));
  });
  addReportedAccounts(api, ports, judged);
}

function addReportedAccounts(
  api: Hono,
  { store }: ReportPorts,
  judged: (found: readonly Report[]) => Promise<readonly ListedReport[]>,
): void {
  api.get('/reported', async (c) => {
    const accounts = await store.reports.accounts(sliceOf(c, MAX_REPORTERS));
    const names = await store.accounts.namesOf(accounts.map(({ account }) => account));
    const groups: object[] = [];
    for (const one of accounts) {
      const newest = await judged(await store.reports.of(one.account, { offset: 0, limit: MAX_NEWEST }));
      groups.push({ ...one, name: names.get(one.account) ?? null, newest });
    }
    return c.json(groups);
  });
  api.get('/reported/:account', async (c) =>
    c.json(await judged(await store.reports.of(c.req.param('account'), sliceOf(c, MAX_REPORTS)))),
  );
}

function sliceOf(c: Context, limit: number): Slice {
  const { page } = need(check(pageQuery, c.req.query()));
  return { limit, offset: (page - 1) * limit };
}

export function numberOf(c: Context, name: string): number {
  const number = check(numberText, c.req.param(name));
  return need(number.ok ? number : NO_TABLE);
}

interface ListedReport extends Omit<Report, 'tag'> {
  readonly name: string;
  readonly byName: string;
  readonly said: readonly string[];
}

async function listed({ tag: _, ...report }: Report, ports: ReportPorts): Promise<ListedReport> {
  const actor = await ports.cache.find(report.table);
  await actor?.refresh();
  const { seats = [], reports = [] } = actor?.state().table ?? {};
  // The report stores seat numbers of its own time; the table has the current ones.
  const { seat, by } = reports.find(({ seq }) => seq === report.seq) ?? report;
  const nameOf = (one: number) => seats[one]?.name ?? '';
  const said = actor === null ? [] : await linesOf(actor, seat, ports);
  return { ...report, seat, by, name: nameOf(seat), byName: nameOf(by), said };
}

async function linesOf(actor: TableActor, seat: number, { store, clock }: ReportPorts): Promise<readonly string[]> {
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
