/**
 * The program of all campaigns: `npm run lab -- soak`, `npm run lab -- simulate-server` and `npm run lab -- figures`. For each fault it
 * prints the command that repeats it, and it exits with code 1 if there is any.
 */
import { createCommand, runProgram, UsageError, wholeNumber } from '@asteroute/cli/arguments';
import { progressOf } from '@asteroute/cli/progress';
import { readOptions } from '@asteroute/cli/setting';
import type { Puzzle } from '@asteroute/review/puzzles';
import { ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import { Option } from '@commander-js/extra-typings';
import { type CampaignResult, type Range, type RunPlan, runCampaign } from './campaign/campaign.ts';
import { keepRow, keptRows } from './campaign/kept-rows.ts';
import { type CampaignSettings, FIGURE_CAMPAIGNS, loadAny, SOAK } from './campaigns.ts';
import { packText, writePack } from './puzzles/pack.ts';
import { findFaults } from './simulator/faults/find.ts';
import { PLANTED_FAULTS } from './simulator/faults/planted-faults.ts';
import type { ValueGame } from './value/games.ts';
import { writePhaseWeights } from './value/value.ts';

interface Order extends Pick<Range, 'seed'>, Partial<Pick<Range, 'count'>> {
  readonly name: string;
  readonly settings: CampaignSettings;
  readonly workers: number;
}

const WORKERS = ['--workers <n>', 'threads', wholeNumber('workers', 1, 64), 1] as const;

async function runOrder(
  { name, settings, seed, count, workers }: Order,
  plan: RunPlan<unknown> = {},
): Promise<CampaignResult> {
  const campaign = await loadAny(name, settings);
  const range: Range = { seed, count: count ?? campaign.count };
  const show = progressOf(name, range.count);
  const progress = (done: number, faults: number) => show(done, `${faults} faults`);
  const begin = performance.now();
  const found =
    'run' in campaign
      ? await onThreads({ name, settings }, workers, (threads) =>
          runCampaign(campaign, range, { progress, onFault: printLine, ...threads, ...plan }),
        )
      : await campaign.runAll(range, progress);
  if (!('run' in campaign)) found.faults.forEach(printLine);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  for (const line of found.lines) printLine(`${name}: ${line}`);
  printLine(`${name}: ${found.done} done, ${found.faults.length} faults (${seconds} s)`);
  if (found.faults.length > 0) process.exitCode = 1;
  return found;
}

async function onThreads<T>(
  workerData: { readonly name: string; readonly settings: CampaignSettings },
  threads: number,
  run: (plan: Pick<RunPlan<unknown>, 'ask' | 'limit'>) => Promise<T>,
): Promise<T> {
  if (threads === 1) return run({});
  const start = nodeThread<number, unknown>(new URL('./thread.ts', import.meta.url), { workerData });
  const pool = new ThreadPool({ start, threads });
  try {
    return await run({ ask: (seed) => pool.ask(seed), limit: threads });
  } finally {
    await pool.close();
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

const soak = createCommand('soak')
  .description(
    'Runs the long campaigns: faulty inputs, games beside the slow reference and through links, wrong messages, killed servers, failovers, strangers that attack, whole tests.',
  )
  .addOption(new Option('--only <part>', 'run one part').choices(Object.keys(SOAK)))
  .option('--count <n>', 'how much of each part, in place of its usual amount', wholeNumber('count', 1, 1e9))
  .option('--seed <n>', 'the same seed gives the same campaign', wholeNumber('seed', 0, 2 ** 31), 1)
  .option('--options <name=value,...>', 'readings of the rules for the games beside the reference', readOptions)
  .option(...WORKERS)
  .action(async ({ only, options, ...order }) => {
    const names = Object.keys(SOAK).filter((name) => only === undefined || only === name);
    for (const name of names) await runOrder({ ...order, name, settings: { options } });
  });

const FAULTS = ['all', ...PLANTED_FAULTS.map(({ name }) => name)];

const simulate = createCommand('simulate-server')
  .description(
    'Runs the whole server in one process on a virtual clock; one seed is one run and repeats byte for byte.',
  )
  .option('--seeds <n>', 'how many runs', wholeNumber('seeds', 1, 1e9))
  .option('--from <seed>', 'the seed of the first one', wholeNumber('from', 0, 2 ** 31), 1)
  .option(...WORKERS)
  .option('--short', 'runs with one table and a few turns, as in the tests')
  .option('--week', 'one run of 200 people, three of them hostile, on two nodes without luck')
  .addOption(
    new Option('--fault <name>', 'plant a fault in the server, and find the seed that shows it').choices(FAULTS),
  )
  .action(async ({ seeds, from, workers, short, week, fault }) => {
    const length = week ? 'week' : short ? 'short' : 'whole';
    const count = seeds ?? (week ? 1 : undefined);
    const order = { name: 'simulate-server', settings: { length }, seed: from, count, workers } as const;
    if (fault === undefined) await runOrder(order);
    else if (workers > 1) throw new UsageError('--fault runs on one thread');
    else if (!(await findFaults(fault, printLine))) process.exitCode = 1;
  });

const figures = createCommand('figures')
  .description('Measures reviews, and searches games for puzzles.')
  .argument('<campaign>', Object.keys(FIGURE_CAMPAIGNS).join(', '))
  .argument('<file>', 'where the games are kept, a line each: a campaign that was stopped goes on')
  .option('--games <n>', 'number of games', wholeNumber('games', 1, 1e6), 100)
  .option('--seed <n>', 'seed of the first game', wholeNumber('seed', 0, 2 ** 30), 1)
  .option(...WORKERS)
  .action(async (name, file, { games, ...order }) => {
    if (!(name in FIGURE_CAMPAIGNS)) throw new UsageError(`there is no campaign "${name}"`);
    const onRow = (row: unknown) => keepRow(file, row);
    await runOrder({ ...order, name, settings: {}, count: games }, { rows: keptRows(file), onRow });
  });

const puzzlePack = createCommand('puzzle-pack')
  .description('Makes a pack of the puzzles that "figures puzzles-EDITION FILE" has found, and says what is in a pack.')
  .argument('<pack>', 'the file of the pack')
  .option('--edition <name>', 'the edition of a pack that is made')
  .option('--games <file>', 'the games that were searched; without them nothing is made')
  .option('--keep <pack>', 'an earlier pack whose puzzles come first, where they still pass every test')
  .action((file, { edition = '', games, keep }) => {
    if (games !== undefined) writePack(file, edition, (keptRows(games) as Puzzle[][]).flat(), keep);
    printLine(packText(file));
  });

const phaseWeights = createCommand('phase-weights')
  .description(
    'Fits the value by phase to the games of "figures value-EDITION FILE", all but a fifth, and tries it on these.',
  )
  .argument('<weights>', 'the file of the weights')
  .requiredOption('--edition <name>', 'the edition of the games')
  .requiredOption('--games <file>', 'the games')
  .action((file, { edition, games }) => {
    for (const line of writePhaseWeights(file, edition, keptRows(games) as ValueGame[])) printLine(line);
  });

const lab = createCommand('lab')
  .description('Campaigns: many runs, each decided by its seed, or long runs of servers and pages.')
  .addCommand(soak)
  .addCommand(simulate)
  .addCommand(figures)
  .addCommand(puzzlePack)
  .addCommand(phaseWeights);

await runProgram(lab);
