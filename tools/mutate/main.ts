/** `npm run lab -- mutate`: makes small changes in the engine, and counts those that a test notices. */
import { createCommand, runProgram, wholeNumber } from '@asteroute/cli/arguments';
import { progressOf } from '@asteroute/cli/progress';
import { Lane, type MutantVerdict } from './lane.ts';
import { applyMutant, type Mutant } from './mutants.ts';
import { engineMutants, isEquivalent, lineOf, readEquivalents, readSourceText, sampleOf } from './sample.ts';

const SEED = 1;

interface Outcome {
  readonly mutant: Mutant;
  readonly verdict: MutantVerdict;
}

/** Runs the mutants, several at a time, each in a lane with its own runner. */
async function runAll(mutants: readonly Mutant[], workers: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const show = progressOf('mutants', mutants.length);
  const queue = mutants.values();
  const work = async () => {
    const lane = new Lane();
    try {
      process.stderr.write(`the tests took ${(await lane.warmUp()).toFixed(0)} s without a mutant\n`);
      for (const mutant of queue) {
        const verdict = await lane.run(mutant.file, applyMutant(readSourceText(mutant.file), mutant));
        outcomes.push({ mutant, verdict });
        show(outcomes.length, `${outcomes.filter((one) => one.verdict === null).length} survived`);
      }
    } finally {
      lane.close();
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return outcomes;
}

function report(outcomes: readonly Outcome[], left: number): void {
  const survivors = outcomes.filter(({ verdict }) => verdict === null);
  const places = survivors.map(({ mutant }) => {
    return `${mutant.file}:${mutant.line}  ${shortened(mutant.before)} -> ${shortened(mutant.after)}   in: ${lineOf(mutant)}`;
  });
  for (const place of places.sort()) console.log(place);
  const killed = outcomes.length - survivors.length;
  const score = ((100 * killed) / outcomes.length).toFixed(1);
  console.log(`mutate: ${killed} of ${outcomes.length} killed, score ${score} %, ${left} equivalent ones left out`);
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text).replaceAll('\n', ' ');

const program = createCommand('mutate')
  .description('Changes the engine in many places, one at a time, and names the changes that no test notices.')
  .option('--count <n>', 'size of the sample', wholeNumber('count', 1, 100_000), 400)
  .option('--seed <n>', 'the same seed gives the same sample', wholeNumber('seed', 0, 2 ** 31), SEED)
  .option('--workers <n>', 'runs at a time', wholeNumber('workers', 1, 64), 1)
  .action(async ({ count, seed, workers }) => {
    const all = sampleOf(engineMutants(), count, seed);
    const equivalents = readEquivalents();
    const mutants = all.filter((mutant) => !isEquivalent(mutant, equivalents));
    report(await runAll(mutants, workers), all.length - mutants.length);
  });

// On a termination signal exits normally, because lanes delete their copies on exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await runProgram(program);
