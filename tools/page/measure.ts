/**
 * `npm run lab -- measure [runs] [name]`: medians of the page's figures in Chromium; `measure sounds`: of every sound.
 */
import { cpus } from 'node:os';
import { createCommand, runProgram, UsageError } from '@asteroute/cli/arguments';
import { spread } from '@asteroute/cli/figures';
import { serveBoard } from '@asteroute/page-test/board-alone/dev-server.ts';
import { withGame } from '@asteroute/page-test/support/stage.ts';
import { isMet, type PageFigure, type PageStage } from './figures/figure.ts';
import { LARGEST_PAINT, SCRIPTS } from './figures/loading.ts';
import { PANNING, ZOOMING } from './figures/moving.ts';
import { OPENING_PUZZLES, WALKING_REVIEW } from './figures/opening.ts';
import { INPUT_TO_PAINT, LONGEST_TASK } from './figures/playing.ts';
import { FIRST_LOOK, REVIEW_LONGEST, REVIEW_TASKS, WHOLE_REVIEW } from './figures/reviewing.ts';
import { printSounds } from './sounds.ts';

const FIGURES = [
  SCRIPTS,
  LARGEST_PAINT,
  LONGEST_TASK,
  INPUT_TO_PAINT,
  OPENING_PUZZLES,
  WALKING_REVIEW,
  FIRST_LOOK,
  WHOLE_REVIEW,
  REVIEW_TASKS,
  REVIEW_LONGEST,
  PANNING,
  ZOOMING,
];
const USUAL_RUNS = 5;

/** The row of a figure; `runs` has a stage for each run, which figures that share work recognize. */
async function row(figure: PageFigure, runs: readonly PageStage[]): Promise<string> {
  const values: number[] = [];
  for (const stage of runs) values.push(await figure.measure(stage));
  const [, median] = spread(values);
  const [low, middle, high] = spread(values).map((n) => n.toFixed(0));
  const { bound, unit } = figure;
  const due = 'most' in bound ? `<= ${bound.most}` : `>= ${bound.least}`;
  const met = isMet(figure, median) ? 'met' : 'MISSED';
  return `${`${figure.name.padEnd(60)} ${middle.padStart(6)} ${unit.padEnd(9)} (${low} - ${high})`.padEnd(96)}${due}  ${met}`;
}

async function measureAll(runs: number, name: string): Promise<void> {
  await withGame(async ({ browser, url }) => {
    const dev = await serveBoard();
    console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Chromium ${browser.version()}`);
    console.log(`median (lowest - highest of ${runs})`);
    const stages = Array.from({ length: runs }, (): PageStage => ({ browser, url, board: dev.url }));
    for (const figure of FIGURES.filter((one) => one.name.startsWith(name))) console.log(await row(figure, stages));
    await dev.close();
  });
}

const program = createCommand('measure')
  .description('Prints the medians of the page in Chromium, or figures of every sound.')
  .argument('[runs]', 'how many runs, or "sounds"', `${USUAL_RUNS}`)
  .argument('[name]', 'only the figures whose name begins like this', '')
  .action(async (runs, name) => {
    if (runs === 'sounds') return printSounds();
    if (!/^[1-9]\d*$/.test(runs)) throw new UsageError(`"${runs}" is not a number of runs`);
    return measureAll(Number(runs), name);
  });
await runProgram(program);
