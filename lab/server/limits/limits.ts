/** What others notice of one address that uses a limit up, and what the whole limit costs the server. */
import { Agent } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { newToken, openSeated } from '@asteroute/server/testing';
import type { LongCampaign } from '../../campaign/campaign.ts';
import { metricOf, SECRET, usualLimits, withFolder, withNodes } from '../own-node.ts';
import { fillStore, LIMIT_ATTACKS, type LimitAttack, playTables, type Tables } from './attacks.ts';
import { type AttackAnswers, ask, type SendPlan, type Sent } from './sender.ts';

/** Milliseconds within which the address sends what its limit allows: those of a limit. */
const WINDOW_MS = 10_000;
/** Milliseconds between two requests of somebody else, and for which they go on after an attack. */
const [PAUSE_MS, REST_MS] = [25, 1000];
/** Most seconds of processor time that one address may cost the server in a window. */
const MAX_SECONDS = 3;
const SETTINGS = {
  ...SECRET,
  ...usualLimits('REQUESTS', 'FILES', 'PICTURES', 'LISTS', 'COMMANDS', 'OPENINGS', 'CODES'),
  ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'table@example.org', ORIGINS: 'https://example.org' },
  TRUST_PROXY: '1',
};
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
  runAll: ({ seed, count }, progress) =>
    withFolder(async (folder) => {
      const tables = await withNodes(1, { DATA_DIR: folder, ...SECRET }, ([{ origin }]) => playTables(origin));
      await fillStore(join(folder, 'asteroute.sqlite'), tables);
      const attacks = LIMIT_ATTACKS.slice(seed - 1, seed - 1 + count);
      const [quiet, ...rows] = await withNodes(1, { DATA_DIR: folder, ...SETTINGS }, async ([{ origin }]) => {
        const scene = { tables, others: await othersAt(origin) };
        // Whatever is loaded or compiled once is there afterwards.
        for (const [n, attack] of LIMIT_ATTACKS.entries())
          await attackAt(origin, { ...attack, count: 1 }, { ...scene, address: `192.0.2.${n}` });
        const measured: LimitRow[] = [];
        for (const [done, attack] of [NOBODY, ...attacks].entries()) {
          measured.push(await attackAt(origin, attack, { ...scene, address: `203.0.113.${done + 1}` }));
          progress(done, 0);
        }
        return measured;
      });
      const perOther = quiet.cpu / quiet.waits.length;
      return {
        done: rows.length,
        faults: rows.flatMap((row) => faultsOf(row, perOther)),
        lines: [
          `load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`,
          ...[quiet, ...rows].map((row) => lineOf(row, perOther)),
        ],
      };
    }),
};

interface Scene {
  readonly tables: Tables;
  readonly others: readonly Sent[];
  readonly address: string;
}

async function attackAt(origin: string, attack: LimitAttack, { tables, others, address }: Scene): Promise<LimitRow> {
  const { sent, count } = attack;
  const plan = { origin, address, sent: sent(tables), count, ms: count === 0 ? 0 : WINDOW_MS };
  const before = await metricOf(origin, CPU);
  const waits: number[] = [];
  let isOver = false;
  const agent = new Agent({ keepAlive: true });
  const lanes = others.map(async (other, n) => {
    while (!isOver) {
      const begin = performance.now();
      await ask({ origin, address: `198.51.100.${n}` }, other, agent);
      waits.push(performance.now() - begin);
      await sleep(PAUSE_MS);
    }
  });
  try {
    const answered = await onThread(plan);
    await sleep(REST_MS);
    return { attack, answered, waits, cpu: (await metricOf(origin, CPU)) - before };
  } finally {
    isOver = true;
    await Promise.all(lanes);
    agent.destroy();
  }
}

const CPU = 'process_cpu_seconds_total';

function onThread(plan: SendPlan): Promise<AttackAnswers> {
  const thread = new Worker(new URL('./sender.ts', import.meta.url), { workerData: plan });
  return new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));
}

/** What others ask for: the page, a table, and a command at it. */
async function othersAt(origin: string): Promise<readonly Sent[]> {
  const { name, tokens } = await openSeated(origin, ['red', 'blue'], { edition: 'classic' });
  const place = { turn: 9, x: 9, y: 9, rotation: 0, action: { type: 'pass' } };
  const body = { id: newToken().slice(0, 12), type: 'turn', ...place };
  const path = `/api/games/${name}`;
  return [{ path: '/' }, { path, token: tokens[0] }, { path: `${path}/commands`, token: tokens[1], body }];
}

/** What the whole limit costs in its time beside the requests of others, even if the server could not answer all of it. */
function wholeCost({ attack, cpu, waits, answered: { statuses, ms } }: LimitRow, perOther: number): number {
  const answers = Object.values(statuses).reduce((sum, n) => sum + n, 0);
  const own = Math.max(0, cpu - waits.length * perOther) * (WINDOW_MS / Math.max(ms, WINDOW_MS));
  return attack.waits ? own : (own * attack.count) / Math.max(1, answers);
}

function faultsOf(row: LimitRow, perOther: number): readonly string[] {
  const whole = wholeCost(row, perOther);
  const text = `the limit of one address costs ${whole.toFixed(1)} s of a core in ten seconds`;
  return whole > MAX_SECONDS ? [`soak --only limits: ${row.attack.name}: ${text}`] : [];
}

function lineOf(row: LimitRow, perOther: number): string {
  const { attack, answered, waits } = row;
  const sorted = waits.toSorted((a, b) => a - b);
  const others = `others ${sorted[sorted.length >> 1].toFixed(0)} ms, worst ${sorted.at(-1)?.toFixed(0)}`;
  const whole = `whole limit ${wholeCost(row, perOther).toFixed(1)} s of a core`;
  const answers = Object.entries(answered.statuses).map(([status, count]) => `${count}x${status}`);
  return [attack.name.padEnd(12), others, whole, `sent in ${(answered.ms / 1000).toFixed(1)} s`, ...answers].join('  ');
}
