import { Worker } from 'node:worker_threads';
import { progressOf } from '@asteroute/cli/progress';
import type { PlantedFault } from './faults/planted-faults.ts';
import type { RunLength, RunResult } from './run.ts';

/** Which seeds are run, on how many threads. */
export interface CampaignPlan {
  readonly seeds: number;
  readonly from: number;
  readonly workers: number;
  readonly length: RunLength;
  /** Told at once of a seed with which something does not hold. */
  readonly onFailed: (result: RunResult) => void;
}

/** What became of them. */
export interface CampaignResult {
  readonly done: number;
  readonly turns: number;
  /** Of all threads. */
  readonly cpuSeconds: number;
  readonly failed: readonly RunResult[];
}

/** What a thread is told. */
export interface ThreadPlan {
  readonly seeds: readonly number[];
  /** A fault to plant in its server, or null. */
  readonly fault: PlantedFault | null;
  readonly length: RunLength;
}

/** Violations after which no more seeds are run. */
const MAX_FAILED = 10;

/** Runs seeds on threads, and says on standard error how far it is. */
export async function simulateSeeds({ seeds, from, workers, length, onFailed }: CampaignPlan): Promise<CampaignResult> {
  const cpu = process.cpuUsage();
  const began = performance.now();
  const show = progressOf('simulate-server', seeds);
  const all = Array.from({ length: seeds }, (_, i) => from + i);
  const failed: RunResult[] = [];
  let [done, turns] = [0, 0];

  function take(result: RunResult): void {
    done++;
    turns += result.turns;
    if (result.violation !== null) {
      failed.push(result);
      onFailed(result);
    }
    const hourly = Math.round((turns / (performance.now() - began)) * 3_600_000);
    show(done, `${failed.length} violations, ${turns} moves, ${hourly} moves an hour`);
  }

  const threads = Array.from({ length: Math.min(workers, seeds) }, (_, i) =>
    runThread({ seeds: all.filter((_, at) => at % workers === i), fault: null, length }, (result) => {
      take(result);
      return failed.length < MAX_FAILED;
    }),
  );
  await Promise.all(threads);
  const { user, system } = process.cpuUsage(cpu);
  return { done, turns, failed, cpuSeconds: (user + system) / 1e6 };
}

/** Runs the seeds of one thread as long as the answer is to go on. */
function runThread(plan: ThreadPlan, take: (result: RunResult) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: plan });
    thread.on('message', (result: RunResult) => {
      if (!take(result)) void thread.terminate();
    });
    thread.on('error', reject);
    thread.on('exit', () => resolve());
  });
}

/** Seeds that are tried to find a planted fault. */
const FAULT_SEEDS = 200;

/** The first run that finds a fault, that of the known seed first; null if none does. */
export async function findFault(fault: PlantedFault): Promise<RunResult | null> {
  const seeds = [fault.seed, ...Array.from({ length: FAULT_SEEDS }, (_, i) => i + 1)];
  let found: RunResult | null = null;
  await runThread({ seeds, fault, length: 'whole' }, (result) => {
    if (result.violation !== null) found ??= result;
    return found === null;
  });
  return found;
}
