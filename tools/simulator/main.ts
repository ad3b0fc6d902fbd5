/**
 * `npm run simulate-server`: the whole server in one process, each run decided by a seed: nodes, store, bus, clients and
 * all that goes wrong between them. Exit 1 when something does not hold; the seed repeats it.
 */
import { createCommand, runProgram, UsageError, wholeNumber } from '@asteroute/cli/arguments';
import { Option } from '@commander-js/extra-typings';
import { type CampaignPlan, findFault, simulateSeeds } from './campaign.ts';
import { PLANTED_FAULTS } from './faults/planted-faults.ts';
import type { RunLength, RunResult } from './run.ts';

const SEEDS = 10_000;
const MAX_WORKERS = 64;
const NAMES: readonly string[] = ['all', ...PLANTED_FAULTS.map(({ name }) => name)];

const program = createCommand('simulate-server')
  .description(
    'Runs the whole server in one process on a virtual clock; one seed is one run and repeats byte for byte.',
  )
  .option('--seeds <n>', 'how many runs', wholeNumber('seeds', 1, 1e9), SEEDS)
  .option('--from <seed>', 'the seed of the first one', wholeNumber('from', 0, 2 ** 31), 1)
  .option('--workers <n>', 'threads', wholeNumber('workers', 1, MAX_WORKERS), 1)
  .option('--short', 'runs with one table and a few turns, as in the tests')
  .addOption(
    new Option('--fault <name>', 'plant a fault in the server, and find the seed that shows it').choices(NAMES),
  )
  .action(async ({ seeds, from, workers, short, fault }) => {
    if (fault !== undefined && workers > 1) throw new UsageError('--fault runs on one thread');
    const isFine =
      fault === undefined
        ? await runSeeds({ seeds, from, workers }, short ? 'short' : 'whole')
        : await findFaults(fault);
    if (!isFine) process.exitCode = 1;
  });

await runProgram(program);

/** Runs the seeds; false if something does not hold. */
async function runSeeds(plan: Pick<CampaignPlan, 'seeds' | 'from' | 'workers'>, length: RunLength): Promise<boolean> {
  const onFailed = (result: RunResult) => describe(result, length);
  const { failed, done, turns, cpuSeconds } = await simulateSeeds({ ...plan, length, onFailed });
  const hourly = Math.round((turns / cpuSeconds) * 3600).toLocaleString('en');
  print(
    `${done} seeds, ${turns} moves, ${cpuSeconds.toFixed(0)} s of processor time: ${hourly} moves an hour on a core`,
  );
  print(failed.length === 0 ? 'everything held' : `something did not hold with ${failed.length} seeds`);
  return failed.length === 0;
}

function describe({ seed, violation }: RunResult, length: RunLength): void {
  if (violation === null) return;
  for (const line of violation.lines) print(line);
  print(`seed ${seed}: "${violation.invariant}" does not hold: ${violation.detail}`);
  print(`npm run simulate-server -- --from ${seed} --seeds 1${length === 'short' ? ' --short' : ''}`);
}

/** Plants faults, one after the other; false if a run finds one of them not. */
async function findFaults(name: string): Promise<boolean> {
  let isFine = true;
  for (const fault of PLANTED_FAULTS.filter((one) => name === 'all' || one.name === name)) {
    const found = await findFault(fault);
    isFine &&= found !== null;
    const how = found === null ? 'NOT FOUND' : `found with seed ${found.seed}: ${found.violation?.invariant}`;
    print(`${fault.name}: ${how}`);
  }
  return isFine;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
