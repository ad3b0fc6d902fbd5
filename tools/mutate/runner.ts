/** Keeps vitest loaded on a copied tree; given changed files, runs the tests until the first failure. */
import { join, relative } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';

/** Those of the rules and of records, which replay the reference games. */
const TESTS = ['engine/**/*.test.ts', 'record/**/*.test.ts'];
/** Tests that read the page or the documents instead of the engine. */
const OTHER_TESTS = ['**/node_modules/**', 'engine/test/citations.test.ts'];

export type RunnerOrder = readonly string[];

/** A message from the runner: a test file or the whole run has ended. */
export type RunnerMessage =
  | { readonly type: 'alive' }
  | { readonly type: 'done'; readonly killedBy: string | null; readonly times: Readonly<Record<string, number>> };

const [tree] = process.argv.slice(2);
const send = (message: RunnerMessage): void => void process.send?.(message);

/** How many mutants each test file has noticed, and how long it took. Files with the most kills per time run first. */
const kills = new Map<string, number>();
const durations = new Map<string, number>();
const worth = (file: string): number => ((kills.get(file) ?? 0) + 0.5) / (durations.get(file) ?? 1);

class Sequencer {
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => worth(b.moduleId) - worth(a.moduleId));
  }
}

const vitest = await createVitest('test', {
  root: tree,
  config: false,
  include: TESTS,
  exclude: OTHER_TESTS,
  watch: false,
  // One worker that is reused. Module state is shared between tests, but the engine has none.
  isolate: false,
  fileParallelism: false,
  bail: 1,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  sequence: { sequencer: Sequencer },
  onConsoleLog: () => false,
  reporters: [{ onTestModuleEnd: () => send({ type: 'alive' }) }],
});
const specifications = await vitest.globTestSpecifications();

async function runTests(): Promise<RunnerMessage> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
  const times: Record<string, number> = {};
  for (const module of testModules) {
    const { duration } = module.diagnostic();
    times[relative(tree, module.moduleId)] = duration;
    if (module.state() === 'passed') durations.set(module.moduleId, duration + 1);
  }
  const failed = testModules.find((module) => module.state() === 'failed');
  if (failed !== undefined) kills.set(failed.moduleId, (kills.get(failed.moduleId) ?? 0) + 1);
  const outside = unhandledErrors.length > 0 ? 'an error outside the tests' : null;
  return { type: 'done', killedBy: failed === undefined ? outside : nameOf(failed), times };
}

/** The file and its first failed test, or the file alone if it broke before its tests. */
function nameOf(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  return `${relative(tree, module.moduleId)}${test === undefined ? '' : ` > ${test.fullName}`}`;
}

process.on('message', async (changed: RunnerOrder) => {
  for (const file of changed) vitest.invalidateFile(join(tree, file));
  send(await runTests());
});
// The process that started this one has ended.
process.on('disconnect', () => process.exit());
send({ type: 'alive' });
