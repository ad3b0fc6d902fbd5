import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, metricsOf } from '@asteroute/server/testing';
import { withNode } from '../own-node.ts';
import type { AddressAttack } from './attack.ts';

const RULES = join(import.meta.dirname, '..', '..', '..', 'deploy', 'alerts.yml');
/** Milliseconds between two looks at the alerts, and within which one must fire. */
const [LOOK_MS, FIRES_MS] = [250, 60_000];

/** A fault as the metrics show it: the value of a metric, by the name with its labels, from what it was before. */
type Fault = Readonly<Record<string, (before: number) => number>>;

const GIB = 2 ** 30;
const to = (value: number) => () => value;
const plus = (more: number) => (before: number) => before + more;
/** A histogram's second scrape: this many more observations, all above the highest bucket. */
const slow = (name: string) => ({ [`${name}_bucket{le="+Inf"`]: plus(500), [`${name}_count`]: plus(500) });

/** The fault of each alert. `down` is a server that does not answer. */
const FAULTS: Readonly<Record<string, Fault | 'down'>> = {
  AsterouteDown: 'down',
  AsterouteNotReady: { asteroute_ready: to(0) },
  AsterouteStoreFails: { 'asteroute_store_failures_total{reason="the disk is full"}': plus(7) },
  AsterouteBugs: { asteroute_bugs_total: plus(3) },
  AsterouteClocksLate: { asteroute_deadlines_oldest_seconds: to(24) },
  AsterouteBotsLate: { asteroute_bot_turns_oldest_seconds: to(138) },
  AsterouteTablesQuarantined: { asteroute_tables_quarantined: to(110) },
  AsterouteNoticesLate: { asteroute_notices_oldest_seconds: to(9000) },
  AsterouteNoticesFail: { 'asteroute_notices_total{channel="mail",result="failed"}': plus(400) },
  AsterouteSlowStore: slow('asteroute_commit_seconds'),
  AsterouteSlowAnswers: slow('asteroute_http_seconds'),
  AsterouteBusy: { asteroute_nodejs_eventloop_lag_p99_seconds: to(2) },
  AsterouteDiskFull: { asteroute_disk_free_bytes: to(GIB), asteroute_disk_bytes: to(100 * GIB) },
  AsterouteMemory: { asteroute_process_resident_memory_bytes: to(GIB), asteroute_memory_limit_bytes: to(GIB) },
  AsterouteBackupLate: { asteroute_backup_age_seconds: to(9000) },
  AsterouteBackupFails: { 'asteroute_backups_total{result="failed"}': plus(2) },
  AsterouteClockBehind: { asteroute_clock_behind_seconds: to(5) },
  AsterouteFlood: { 'asteroute_limited_total{limit="requests"}': plus(50_000) },
};

/** Every alert of `deploy/alerts.yml` fires in a real Prometheus under its fault, and none without one. */
export const ALERTS: AddressAttack = {
  name: 'alerts',
  run: async () => {
    if (!hasPrometheus()) return 'Prometheus is not installed (prometheus and promtool on the path), nothing tried';
    execFileSync('promtool', ['check', 'rules', RULES], { stdio: 'pipe' });
    const names = [...readFileSync(RULES, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    const missing = names.filter((name) => !(name in FAULTS));
    if (missing.length > 0) throw new Error(`no fault is known for ${missing.join(', ')}`);
    return withNode((node) => tryAll(node.origin, names), { BACKUP_EVERY: '1' });
  },
};

async function tryAll(origin: string, names: readonly string[]): Promise<string> {
  let fault: Fault | 'down' | null = null;
  const changed: Record<string, number> = {};
  // Prometheus scrapes the real server through this one, which shows the fault.
  const exporter = createServer((_, response) => {
    if (fault === 'down') return response.destroy();
    return void metricsOf(origin).then((text) => response.end(withFault(text, fault, changed)));
  });
  await new Promise<void>((resolve) => exporter.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-prometheus-'));
  const prometheus = await startPrometheus(folder, (exporter.address() as AddressInfo).port);
  try {
    await prometheus.hasScraped();
    const early = await prometheus.firing();
    if (early.length > 0) throw new Error(`without a fault ${early.join(', ')} fired`);
    const waits: number[] = [];
    for (const name of names) {
      const begin = performance.now();
      fault = FAULTS[name];
      while (!(await prometheus.firing()).includes(name)) {
        if (performance.now() - begin > FIRES_MS) throw new Error(`${name} did not fire`);
        await sleep(LOOK_MS);
      }
      waits.push(performance.now() - begin);
      fault = null;
    }
    return `each of ${names.length} alerts fired under its fault, after ${(Math.max(...waits) / 1000).toFixed(1)} s at most`;
  } finally {
    await prometheus.stop();
    exporter.close().closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Changes the samples that a fault names. Counters grow with each scrape and never shrink, also after the fault. */
function withFault(text: string, fault: Fault | null | 'down', grown: Record<string, number>): string {
  const entries = fault === null || fault === 'down' ? [] : Object.entries(fault);
  const seen = new Set<string>();
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('#') || line === '') return line;
    const at = line.lastIndexOf(' ');
    const [name, value] = [line.slice(0, at), Number(line.slice(at + 1))];
    const change = entries.find(
      ([start]) => name === start || (name.startsWith(start) && /[{,}]/.test(name[start.length] ?? '')),
    );
    if (change === undefined) return `${name} ${value + (grown[name] ?? 0)}`;
    seen.add(change[0]);
    const next = change[1](value);
    if (change[1](0) === next) return `${name} ${next}`;
    grown[name] = (grown[name] ?? 0) + next - value;
    return `${name} ${value + grown[name]}`;
  });
  // A value that the server leaves out, such as the age of a backup that is not there.
  const more = entries.flatMap(([name, change]) =>
    seen.has(name) || name.includes('_bucket') ? [] : [`${name} ${change(0)}`],
  );
  return `${[...lines, ...more].join('\n')}\n`;
}

function hasPrometheus(): boolean {
  try {
    for (const program of ['prometheus', 'promtool']) execFileSync(program, ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** Starts a Prometheus that scrapes every second, with the alerts as they are but without their waiting times. */
async function startPrometheus(folder: string, target: number) {
  const rules = readFileSync(RULES, 'utf8').replace(/for: \d+m/g, 'for: 0s');
  writeFileSync(join(folder, 'alerts.yml'), rules);
  const scrape = `scrape_configs: [{ job_name: asteroute, static_configs: [{ targets: ["127.0.0.1:${target}"] }] }]`;
  const all = 'global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }';
  writeFileSync(join(folder, 'prometheus.yml'), `${all}\nrule_files: [alerts.yml]\n${scrape}\n`);
  const port = await freePort();
  const where = [`--config.file=${join(folder, 'prometheus.yml')}`, `--storage.tsdb.path=${join(folder, 'data')}`];
  const program = spawn('prometheus', [...where, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const ask = async <T>(path: string): Promise<T | null> => {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`);
      return ((await answer.json()) as { readonly data: T }).data;
    } catch {
      return null;
    }
  };
  return {
    async hasScraped(): Promise<void> {
      const query = `query?query=${encodeURIComponent('count_over_time(asteroute_ready[1m]) > 3')}`;
      for (;;) {
        const found = await ask<{ readonly result: readonly unknown[] }>(query);
        if ((found?.result.length ?? 0) > 0) return;
        if (program.exitCode !== null) throw new Error('Prometheus ended');
        await sleep(LOOK_MS);
      }
    },
    async firing(): Promise<readonly string[]> {
      type Alert = { readonly state: string; readonly labels: { readonly alertname: string } };
      const found = await ask<{ readonly alerts: readonly Alert[] }>('alerts');
      return (found?.alerts ?? []).flatMap(({ state, labels }) => (state === 'firing' ? [labels.alertname] : []));
    },
    async stop(): Promise<void> {
      program.kill();
      await ended;
    },
  };
}
