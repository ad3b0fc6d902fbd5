/** What others notice of one address that uses a limit up, and what the whole limit costs the server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { metricsOf, newToken, openSeated, TEST_SECRET } from '@asteroute/server/testing';
import type { LongCampaign } from '../../campaign/campaign.ts';
import { withNodes } from '../own-node.ts';
import { fillStore, LIMIT_ATTACKS, type LimitAttack, playTables, type Tables } from './attacks.ts';
import { type AttackAnswers, ask, type SendPlan, type Sent } from './sender.ts';

/** Milliseconds within which the address sends what its limit allows: those of a limit. */
const WINDOW_MS = 10_000;
/** Milliseconds between two requests of somebody else, and for which they go on after an attack. */
const [PAUSE_MS, REST_MS] = [25, 1000];
/** Most seconds of processor time that one address may cost the server in a window. */
const MAX_SECONDS = 3;
const SECRET = { SECRET_KEY: TEST_SECRET.toString('hex') };
/** An empty setting is the usual one. */
const USUAL = Object.fromEntries(
  ['REQUESTS', 'FILES', 'PICTURES', 'LISTS', 'COMMANDS', 'OPENINGS', 'CODES'].map((limit) => [`LIMIT_${limit}`, '']),
);
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'table@example.org', ORIGINS: 'https://example.org' };
const SETTINGS = { ...SECRET, ...USUAL, ...MAIL, TRUST_PROXY: '1' };

const NOBODY: LimitAttack = { name: 'nobody', count: 0, sent: () => [] };

interface LimitRow {
  readonly attack: LimitAttack;
  readonly answered: AttackAnswers;
  readonly cpu: number;
  readonly waits: readonly number[];
}

/** Uses up each limit in turn; the seed of a run is the number of the first attack, from 1. */
export const LIMITS: LongCampaign = {
  name: 'limits',
  count: LIMIT_ATTACKS.length,
  async runAll({ seed, count }, progress) {
    const folder = mkdtempSync(join(tmpdir(), 'asteroute-limits-'));
    try {
      const tables = await withNodes(1, { DATA_DIR: folder, ...SECRET }, ([{ origin }]) => playTables(origin));
      await fillStore(join(folder, 'asteroute.sqlite'), tables);
      const attacks = LIMIT_ATTACKS.slice(seed - 1, seed - 1 + count);
      const [quiet, ...rows] = await withNodes(1, { DATA_DIR: folder, ...SETTINGS }, async ([{ origin }]) => {
        const others = await othersAt(origin);
        // Whatever is loaded or compiled once is there afterwards.
        for (const [n, attack] of LIMIT_ATTACKS.entries())
          await attackAt(origin, { ...attack, count: 1 }, { tables, others, address: `192.0.2.${n}` });
        const measured: LimitRow[] = [];
        for (const [done, attack] of [NOBODY, ...attacks].entries()) {
          measured.push(await attackAt(origin, attack, { tables, others, address: `203.0.113.${done + 1}` }));
          progress(done, 0);
        }
        return measured;
      });
      const perOther = quiet.cpu / quiet.waits.length;
      const faults = rows.flatMap((row) => faultsOf(row, perOther));
      return {
        done: rows.length,
        faults,
        lines: [loadOfMachine(), ...[quiet, ...rows].map((row) => lineOf(row, perOther))],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Scene {
  readonly tables: Tables;
  readonly others: readonly Sent[];
  readonly address: string;
}

async function attackAt(origin: string, attack: LimitAttack, { tables, others, address }: Scene): Promise<LimitRow> {
  const { sent, count } = attack;
  const plan = { origin, address, sent: sent(tables), count, ms: count === 0 ? 0 : WINDOW_MS };
  let answered: AttackAnswers = { statuses: {}, ms: 0 };
  const figures = await beside(origin, others, async () => {
    answered = await onThread(plan);
    await sleep(REST_MS);
  });
  return { attack, answered, ...figures };
}

function onThread(plan: SendPlan): Promise<AttackAnswers> {
  const thread = new Worker(new URL('./sender.ts', import.meta.url), { workerData: plan });
  return new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));
}

/** What others ask for: the page, a table, and a command at it. */
async function othersAt(origin: string): Promise<readonly Sent[]> {
  const { name, tokens } = await openSeated(origin, ['red', 'blue'], { edition: 'classic' });
  const turn = {
    id: newToken().slice(0, 12),
    type: 'turn',
    turn: 9,
    x: 9,
    y: 9,
    rotation: 0,
    action: { type: 'pass' },
  };
  const at = `/api/games/${name}`;
  return [{ path: '/' }, { path: at, token: tokens[0] }, { path: `${at}/commands`, token: tokens[1], body: turn }];
}

/** Measures what others wait while something happens, and what all of it costs the server. */
async function beside(origin: string, others: readonly Sent[], run: () => Promise<unknown>) {
  const before = await cpuOf(origin);
  const waits: number[] = [];
  let isOver = false;
  const agent = new Agent({ keepAlive: true });
  const lane = async (sent: Sent, n: number) => {
    while (!isOver) {
      const begin = performance.now();
      await ask({ origin, address: `198.51.100.${n}` }, sent, agent);
      waits.push(performance.now() - begin);
      await sleep(PAUSE_MS);
    }
  };
  const lanes = others.map(lane);
  try {
    await run();
  } finally {
    isOver = true;
    await Promise.all(lanes);
    agent.destroy();
  }
  return { waits, cpu: (await cpuOf(origin)) - before };
}

async function cpuOf(origin: string): Promise<number> {
  // A connection that was kept since the last time may just be closed.
  const text = await metricsOf(origin).catch(() => metricsOf(origin));
  return Number(/^asteroute_process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

/** What the whole limit costs in its time beside the requests of others, even if the server could not answer all of it. */
function wholeCost({ attack, cpu, waits, answered: { statuses, ms } }: LimitRow, perOther: number): number {
  const answers = Object.values(statuses).reduce((sum, n) => sum + n, 0);
  const own = Math.max(0, cpu - waits.length * perOther) * (WINDOW_MS / Math.max(ms, WINDOW_MS));
  return attack.waits ? own : (own * attack.count) / Math.max(1, answers);
}

function faultsOf(row: LimitRow, perOther: number): readonly string[] {
  const whole = wholeCost(row, perOther);
  if (whole <= MAX_SECONDS) return [];
  return [
    `soak --only limits: ${row.attack.name}: the limit of one address costs ${whole.toFixed(1)} s of a core in ten seconds`,
  ];
}

function lineOf(row: LimitRow, perOther: number): string {
  const { attack, answered, waits } = row;
  const sorted = waits.toSorted((a, b) => a - b);
  const others = `others ${sorted[sorted.length >> 1].toFixed(0)} ms, worst ${sorted.at(-1)?.toFixed(0)}`;
  const whole = `whole limit ${wholeCost(row, perOther).toFixed(1)} s of a core`;
  const answers = Object.entries(answered.statuses).map(([status, count]) => `${count}x${status}`);
  return [attack.name.padEnd(12), others, whole, `sent in ${(answered.ms / 1000).toFixed(1)} s`, ...answers].join('  ');
}

const loadOfMachine = (): string => `load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`;
