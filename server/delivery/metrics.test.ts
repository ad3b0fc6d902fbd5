/** The alerts and the dashboard of `deploy` name only what a server tells, and the page for operators has every alert. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../test/node-process.ts';
import { ask, command, metricsOf, newToken, openAt, openSqlite, startNode } from '../testing.ts';

const read = (...path: readonly string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const namesIn = (text: string) => [...new Set([...text.matchAll(/\basteroute_[a-z0-9_]+/g)].map(([name]) => name))];
const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue', bot: 'random' }] };

test('every metric of alerts, dashboard and docs is told by a server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-metrics-'));
  const node = await startNode({ store: await openSqlite(join(folder, 'asteroute.sqlite')) });
  const told = await metricsOf(node.origin);
  const known = new Set(
    [...told.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [name, ...['_bucket', '_sum', '_count'].map((end) => name + end)] : [name],
    ),
  );
  const files = ['alerts.yml', 'dashboard.json'].map((file) => namesIn(read('deploy', file)));
  for (const names of files) expect(names.length).toBeGreaterThan(15);
  expect(files.flat().filter((name) => !known.has(name))).toEqual([]);
  const page = read('docs', 'operating.md');
  const inDocs = [...page.matchAll(/`(?:asteroute)?(_[a-z0-9_]+)`/g)].map(([, end]) => `asteroute${end}`);
  expect(inDocs.filter((name) => !known.has(name))).toEqual([]);
  const alerts = [...read('deploy', 'alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect([...page.matchAll(/^- `(Asteroute\w+)`/gm)].map(([, name]) => name)).toEqual(alerts);
  await node.close();
  rmSync(folder, { recursive: true, force: true });
});

test('metrics tell tables, deadlines, refusals, routes and the store', async () => {
  const node = await startNode({ limits: { lists: 1 } });
  const token = newToken();
  const table = await openAt(node.origin, token, PLAN, { name: 'Ann' });
  await command(node.origin, table, { type: 'chat', text: 'x' }, newToken());
  for (let i = 0; i < 2; i++) await ask(node.origin, 'POST /api/mine', { body: { tokens: [token] } });
  const told = await metricsOf(node.origin);
  for (const line of [
    'asteroute_ready 1',
    'asteroute_tables{status="running"} 1',
    'asteroute_deadlines_overdue 0',
    'asteroute_tables_quarantined 0',
    'asteroute_notices_unsent 0',
    'asteroute_notices_total{channel="mail",result="told"} 0',
    'asteroute_refusals_total{code="wrong-token"} 1',
    'asteroute_refusals_total{code="too-many"} 1',
    'asteroute_limited_total{limit="lists"} 1',
    'asteroute_store_failures_total{reason="the disk is full"} 0',
    'asteroute_http_seconds_count{method="POST",route="/api/games/:id/commands",status="4xx"} 1',
    'asteroute_backup_every_seconds 0',
  ])
    expect(told.split('\n')).toContain(line);
  expect(told).toMatch(/^asteroute_database_bytes [1-9]/m);
  expect(told).not.toMatch(/^asteroute_backup_age_seconds/m);
  expect(told).not.toContain(table);
  await node.close();
});
