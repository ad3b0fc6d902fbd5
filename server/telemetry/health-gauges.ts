import { statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { Gauge, type Registry } from 'prom-client';
import { lastBackup } from '../backup/schedule.ts';
import type { Config } from '../config/config.ts';
import type { Environment, UsesStores } from '../domain/ports.ts';
import { remembered, withDeadline } from '../domain/timers.ts';
import type { KindLoad, Runner } from '../jobs/runner.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { TableCache } from '../table/cache.ts';

export interface HealthPorts extends UsesStores<'lists' | 'upkeep'>, Pick<Environment, 'clock'> {
  readonly runner: Pick<Runner, 'load'>;
  readonly config: Pick<Config, 'file' | 'backups' | 'databaseUrl' | 'cacheBytes'>;
  readonly cache: Pick<TableCache, 'held'>;
  readonly limiter: Pick<Limiter, 'usage'>;
  readonly whyNotReady: () => Promise<string | null>;
}

/** Milliseconds for which an answer of the store is used, and after which it counts as missing. */
const [CACHE_MS, ANSWER_MS] = [5000, 2000];

/** What a node asks its store and its machine at a scrape. A value that cannot be had is left out, not zero. */
export function addHealthGauges(registry: Registry, ports: HealthPorts): void {
  const gauge = gaugesIn(registry);
  gauge('ready', 'Whether this node can serve games: 1 or 0', async () => Number((await ports.whyNotReady()) === null));
  addLoad(registry, gauge, ports);
  addTables(registry, ports);
  addBudgets(registry, ports);
  addMachine(gauge, ports);
  addBackups(gauge, ports);
}

export const gaugesIn =
  (registry: Registry): AddGauge =>
  (name, help, read) =>
    new Gauge({
      name: `asteroute_${name}`,
      help,
      registers: [registry],
      async collect() {
        const value = await read();
        if (value === null) this.remove();
        else this.set(value);
      },
    });

type AddGauge = (name: string, help: string, read: () => number | null | Promise<number | null>) => void;

function addLoad(registry: Registry, gauge: AddGauge, { clock, store, runner }: HealthPorts): void {
  const load = asked(clock, () => runner.load());
  const of = (kind: string, value: keyof KindLoad) => async () => {
    const found = await load();
    return found === null ? null : (found.get(kind)?.[value] ?? 0);
  };
  gauge('deadlines_overdue', 'Deadlines of people that have passed', of('clock', 'waiting'));
  gauge('deadlines_oldest_seconds', 'By how much the oldest of them has', of('clock', 'late'));
  gauge('bot_turns_due', 'Turns that bots have to play', of('bot', 'waiting'));
  gauge('bot_turns_oldest_seconds', 'How long the oldest of them waits', of('bot', 'late'));
  gauge('notices_unsent', 'Notices that are due and not sent yet', of('notice', 'waiting'));
  gauge('notices_oldest_seconds', 'How long the oldest of them waits', of('notice', 'late'));
  const stuck = [of('clock', 'quarantined'), of('bot', 'quarantined')];
  gauge('tables_quarantined', 'Tables whose bots and clocks stand still', async () => {
    const [clocks, bots] = await Promise.all(stuck.map((read) => read()));
    return clocks === null || bots === null ? null : clocks + bots;
  });
  addJobs(registry, load);
  const bytes = asked(clock, () => store.upkeep.bytes());
  gauge('database_bytes', 'Size of the database', bytes);
}

function addJobs(registry: Registry, load: () => Promise<ReadonlyMap<string, KindLoad> | null>): void {
  new Gauge({
    name: 'asteroute_jobs',
    help: 'By kind: jobs that are due, how many seconds the oldest is late, and those that are left alone',
    labelNames: ['kind', 'figure'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [kind, found] of (await load()) ?? [])
        for (const [figure, value] of Object.entries(found)) this.set({ kind, figure }, value);
    },
  });
}

function addTables(registry: Registry, { clock, store }: HealthPorts): void {
  const tally = asked(clock, () => store.lists.tally());
  new Gauge({
    name: 'asteroute_tables',
    help: 'Tables by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [status, count] of Object.entries((await tally()) ?? {})) this.set({ status }, count);
    },
  });
}

function addBudgets(registry: Registry, { limiter }: HealthPorts): void {
  new Gauge({
    name: 'asteroute_budget_addresses',
    help: 'Addresses that have used at least this share of what one may in a day',
    labelNames: ['budget', 'share'],
    registers: [registry],
    collect() {
      for (const { budget, share, addresses } of limiter.usage()) this.set({ budget, share }, addresses);
    },
  });
}

function addMachine(gauge: AddGauge, { config, cache }: HealthPorts): void {
  gauge('tables_held', 'Tables in memory', () => cache.held().tables);
  gauge('tables_held_bytes', 'About how much memory they take', () => cache.held().bytes);
  gauge('tables_held_limit_bytes', 'How much they may take', () => config.cacheBytes);
  const folder = dirname(config.file);
  gauge('disk_free_bytes', 'Room for this process on the disk of DATA_DIR', () => diskOf(folder)?.free ?? null);
  gauge('disk_bytes', 'Size of the disk of DATA_DIR', () => diskOf(folder)?.size ?? null);
  gauge('heap_limit_bytes', 'Most memory for JavaScript objects', () => getHeapStatistics().heap_size_limit);
  gauge('memory_limit_bytes', 'Memory that this process may use', () =>
    Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()),
  );
}

function addBackups(gauge: AddGauge, { clock, config }: HealthPorts): void {
  const copies = config.databaseUrl === null && config.backups.every > 0;
  const wanted = copies ? config.backups.every * 3600 : 0;
  gauge('backup_every_seconds', 'How often the store is to be backed up; 0 is never', () => wanted);
  gauge('backup_age_seconds', 'Age of the newest backup', () => {
    const last = copies ? lastBackup(config.file) : null;
    return last === null ? null : (clock.now() - last) / 1000;
  });
}

const asked = <T>(clock: Environment['clock'], ask: () => Promise<T>): (() => Promise<T | null>) =>
  remembered(clock, CACHE_MS, () => withDeadline(clock, ANSWER_MS, ask).catch(() => null));

function diskOf(folder: string): { readonly free: number; readonly size: number } | null {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}
