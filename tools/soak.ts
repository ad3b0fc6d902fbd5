/**
 * `npm run soak`: the long campaign. A million faulty inputs to the checked doors of the engine and the record, a
 * thousand games of each edition, the engine and the slow reference side by side, five hundred of each other reading of
 * the rulebooks, ten thousand games through a link and back, a hundred thousand wrong messages to a server, a thousand
 * reviews and ten thousand records with faults to be reviewed, a hundred mirrors of each of twenty known pairs for the
 * tests of the arena, work of all kinds over workers that are killed, servers that are killed or restarted and whose
 * databases fail over, games played by ear, and the tests that a usual run cuts short, at their whole size. `--only`, `--count` and `--seed`
 * choose a part, `--options` a reading; a fault prints the command that repeats it. Exit 1 when there is one.
 */

import { createCommand, runProgram, wholeNumber } from '@asteroute/cli/arguments';
import { progressOf } from '@asteroute/cli/progress';
import { ownOptions, readOptions } from '@asteroute/cli/setting';
import type { Options } from '@asteroute/engine';
import { NO_POSTGRES } from '@asteroute/server/testing';
import { Option } from '@commander-js/extra-typings';
import { compareTests } from './arena/verdicts.ts';
import { playOverWorkers } from './arena/workers.ts';
import { checkPuzzles } from './puzzles/soak.ts';
import { fuzzReviews, sumReviews } from './review/soak.ts';
import {
  compare,
  describeCompared,
  describeLinks,
  type Findings,
  fuzz,
  type Progress,
  type Range,
  sendLinks,
} from './soak/campaign.ts';
import { describePauses, failOver } from './soak/server/failover.ts';
import { killOnSqlite, strikeOnPostgres } from './soak/server/kills.ts';
import { sendWrong } from './soak/server/messages.ts';
import { restartNodes } from './soak/server/rolling.ts';
import { describeTimes } from './soak/server/times.ts';
import { READINGS, type Reading, readingName, type SoakEdition } from './soak/tables.ts';
import { playByEar, runWholeTests } from './soak/whole-tests.ts';
import { WINDOW_SCENES, walkWindows } from './soak/windows.ts';

const INPUTS = 1_000_000;
const GAMES = 1000;
const READING_GAMES = 500;
const LINKS = 10_000;
const MESSAGES = 100_000;
const KILLS = 1000;
/** Pairs that three workers play, of whom one is killed again and again, beside work of other kinds. */
const WORKER_PAIRS = 400;
/** Mirrors of each of twenty known pairs for the sequential tests of the arena. */
const KNOWN_MIRRORS = 100;
/** Blows of all kinds on PostgreSQL for each kill on the embedded store. */
const BLOWS_A_KILL = 0.3;
/** Failovers of PostgreSQL to its standby. */
const FAILOVERS = 12;
/** Restarts of one of three nodes. */
const RESTARTS = 30;
/** Records with faults that are put to the review. */
const REVIEWS = 10_000;
/** Puzzles of each pack that are proved again: more than there are. */
const PUZZLES = 10_000;
/** Games of each edition that are played by ear. */
const LISTENED = 10;
/** MiB that a server may have in use more towards the end of all messages than in their first half. */
const GROWTH = 8;

interface Ran {
  readonly findings: Findings;
  readonly summary: string;
}

interface Part {
  readonly name: string;
  readonly count: number;
  run(range: Range, progress: Progress, options: Options): Ran | Promise<Ran>;
}

const PARTS: readonly Part[] = [
  {
    name: 'fuzz',
    count: INPUTS,
    run(range, progress) {
      const findings = fuzz(range, progress);
      const kinds = ['threw', 'hung', 'changed', 'answered'].map((kind) => {
        const n = findings.faults.filter((fault) => fault.split(' ')[1].startsWith(kind)).length;
        return `${n} ${kind}`;
      });
      return { findings, summary: `${findings.done} inputs, ${kinds.join(', ')}`.replace('threw', 'thrown') };
    },
  },
  sideBySidePart('star-wars'),
  sideBySidePart('classic'),
  {
    name: 'readings',
    count: READING_GAMES,
    run(range, progress) {
      const found = READINGS.map((reading) => runSideBySide(reading, range, progress));
      const faults = found.flatMap(({ findings }) => findings.faults);
      const done = found.reduce((sum, { findings }) => sum + findings.done, 0);
      return { findings: { done, faults }, summary: found.map(({ summary }) => summary).join('\nsoak: ') };
    },
  },
  {
    name: 'links',
    count: LINKS,
    run(range, progress) {
      const findings = sendLinks(range, progress);
      const { done, faults } = findings;
      const summary = `${done} games through a link, ${faults.length} came back otherwise; ${describeLinks(findings)}`;
      return { findings, summary };
    },
  },
  {
    name: 'messages',
    count: MESSAGES,
    async run(range, progress) {
      const { memory, refused, ...found } = await sendWrong(range, progress);
      const grown = memory[1] - memory[0];
      const faults =
        grown > GROWTH ? [...found.faults, `the server's memory grew by ${grown.toFixed(0)} MiB`] : found.faults;
      const codes = [...refused].map(([code, n]) => `${n} ${code}`).join(', ');
      const sizes = memory.map((mib) => mib.toFixed(0)).join(' then ');
      return {
        findings: { ...found, faults },
        summary: `${found.done} wrong messages (${codes}), memory ${sizes} MiB`,
      };
    },
  },
  {
    name: 'review',
    count: GAMES,
    run(range, progress) {
      const findings = sumReviews(range, progress);
      const { done, faults } = findings;
      return { findings, summary: `${done} games reviewed, the parts of ${faults.length} do not add up` };
    },
  },
  {
    name: 'review-fuzz',
    count: REVIEWS,
    run(range, progress) {
      const { reviewed, ...findings } = fuzzReviews(range, progress);
      const refused = findings.done - reviewed - findings.faults.length;
      const summary = `${findings.done} records with faults: ${reviewed} reviewed, ${refused} refused, ${findings.faults.length} thrown`;
      return { findings, summary };
    },
  },
  {
    name: 'puzzles',
    count: PUZZLES,
    run(range, progress) {
      const { missed, endgames, ...findings } = checkPuzzles(range, progress);
      const { done, faults } = findings;
      const summary = `${done} puzzles, ${endgames} of them endgames proved again, ${missed} missed by projected, ${faults.length} faults`;
      return { findings, summary };
    },
  },
  {
    name: 'verdicts',
    count: KNOWN_MIRRORS,
    async run(range, progress) {
      const { lines, ...findings } = await compareTests(range, progress);
      return { findings, summary: ['both sequential tests on known pairs', ...lines].join('\nsoak: ') };
    },
  },
  {
    name: 'workers',
    count: WORKER_PAIRS,
    async run(range, progress) {
      if (NO_POSTGRES !== null) return { findings: { done: 0, faults: [] }, summary: `workers: ${NO_POSTGRES}` };
      const { lines, ...findings } = await playOverWorkers(range, progress);
      return { findings, summary: lines.join('\nsoak: ') };
    },
  },
  {
    name: 'kills',
    count: KILLS,
    async run({ seed, count }, progress) {
      const sqlite = await killOnSqlite({ seed, count }, progress);
      const blows = Math.ceil(count * BLOWS_A_KILL);
      const postgres = NO_POSTGRES === null ? await strikeOnPostgres({ seed, count: blows }, progress) : null;
      const both = [sqlite, ...(postgres === null ? [] : [postgres])];
      const told = both.map(({ acknowledged, blows }) => {
        const kinds = [...blows].map(([name, n]) => `${n} x ${name}`).join(', ');
        return `${kinds}: ${acknowledged} turns acknowledged`;
      });
      const faults = both.flatMap((one) => one.faults);
      const summary = `${told.join('; on PostgreSQL ')}; ${faults.length === 0 ? 'none lost, doubled or missing' : 'faults'}`;
      return { findings: { done: both.reduce((sum, { done }) => sum + done, 0), faults }, summary };
    },
  },
  {
    name: 'failover',
    count: FAILOVERS,
    async run(range, progress) {
      if (NO_POSTGRES !== null) return { findings: { done: 0, faults: [] }, summary: `failover: ${NO_POSTGRES}` };
      const { acknowledged, pauses, ...findings } = await failOver(range, progress);
      const lost = findings.faults.length === 0 ? 'none lost, doubled or missing' : 'faults';
      const played = `${findings.done} failovers: ${acknowledged} turns acknowledged`;
      return { findings, summary: `${played}; ${describePauses(pauses)}; ${lost}` };
    },
  },
  {
    name: 'rolling',
    count: RESTARTS,
    async run(range, progress) {
      if (NO_POSTGRES !== null) return { findings: { done: 0, faults: [] }, summary: `rolling: ${NO_POSTGRES}` };
      const { acknowledged, gaps, waits, refused, ...findings } = await restartNodes(range, progress);
      const played = `${findings.done} restarts: ${acknowledged} turns acknowledged within ${describeTimes(waits)}`;
      const without = `${gaps.length} times a client was without its table, for ${describeTimes(gaps)}`;
      return { findings, summary: `${played}; ${without}; ${refused} openings were tried again` };
    },
  },
  {
    name: 'listener',
    count: LISTENED,
    async run(range) {
      const findings = await playByEar(range);
      return { findings, summary: `${findings.done} games by ear, ${range.count} of each edition` };
    },
  },
  {
    name: 'windows',
    count: WINDOW_SCENES,
    async run({ count }, progress) {
      const { states, ...findings } = await walkWindows(count, progress);
      return { findings, summary: `${states} states of the page in windows of every size and three languages` };
    },
  },
  {
    name: 'tests',
    count: 1,
    async run() {
      const findings = await runWholeTests();
      return { findings, summary: `${findings.done} test files at their whole size` };
    },
  },
];

/** The games of one edition, with the engine and the reference side by side. */
function sideBySidePart(edition: SoakEdition): Part {
  return {
    name: edition,
    count: GAMES,
    run: (range, progress, options) =>
      runSideBySide({ edition, options: ownOptions(edition, options) }, range, progress),
  };
}

function runSideBySide(reading: Reading, range: Range, progress: Progress): Ran {
  const findings = compare(reading, range, progress);
  const { done, faults } = findings;
  const summary = `${done} ${readingName(reading)} games, ${faults.length} differ: ${describeCompared(findings)}`;
  return { findings, summary };
}

/** Runs a part and prints its summary; gives the number of faults. */
async function runPart({ name, run }: Part, range: Range, options: Options): Promise<number> {
  const begin = performance.now();
  const show = progressOf(name, range.count);
  const { findings, summary } = await run(range, (done, faults) => show(done, `${faults} faults`), options);
  for (const fault of findings.faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(`soak: ${summary} (${((performance.now() - begin) / 1000).toFixed(1)} s)\n`);
  return findings.faults.length;
}

const program = createCommand('soak')
  .description(
    'Runs the long campaigns: faulty inputs, games beside the slow reference, links, wrong messages, killed servers, failovers, restarts, whole tests.',
  )
  .addOption(new Option('--only <part>', 'run one part').choices(PARTS.map(({ name }) => name)))
  .option('--count <n>', 'how much of each part, in place of its usual amount', wholeNumber('count', 1, 1e9))
  .option('--seed <n>', 'the same seed gives the same campaign', wholeNumber('seed', 0, 2 ** 31), 1)
  .option('--options <name=value,...>', 'readings of the rules for the games beside the reference', (text) =>
    readOptions(text),
  )
  .action(async ({ only, count, seed, options = {} }) => {
    const parts = PARTS.filter(({ name }) => only === undefined || only === name);
    let faults = 0;
    for (const part of parts) faults += await runPart(part, { seed, count: count ?? part.count }, options);
    if (faults > 0) process.exitCode = 1;
  });

await runProgram(program);
