/**
 * `npm test`: types, lint, unused code and every test. Words after `npm test --` select test files by name, as in
 * vitest. The last line is `N passed, N failed, N skipped`, where types, lint and unused code count as one test each.
 * Steps have no time limit, because tests have their own and a slow machine is not a failure.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOnSignals, type Ran, runScript } from './children.ts';
import { type Counts, countReport, describeSkipped, describeUnsteady, sumCounts, type TestReport } from './report.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** A shared compile cache, because compiling is most of the work of the programs that tests start. */
const CACHED = { ...process.env, NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled') };

/** Disables colour codes when the output is not a terminal, because they are noise in a log. */
const ENV = process.stdout.isTTY ? CACHED : { ...CACHED, NO_COLOR: '1', FORCE_COLOR: undefined };

/** Lets TypeScript's compiler use three times its memory before it looks for garbage, which is a fifth of its work. */
const TYPES_ENV = { ...ENV, GOGC: '300' };

/** Runs the script of an installed package. */
function run(script: string, args: readonly string[], output: 'inherit' | 'pipe'): Promise<Ran> {
  const env = script.startsWith('typescript/') ? TYPES_ENV : ENV;
  return runScript([join(ROOT, 'node_modules', script), ...args], output, { cwd: ROOT, env });
}

/** Runs a checker in parallel with the tests, and prints its output in one piece if it fails. */
async function check(name: string, script: string, args: readonly string[]): Promise<Counts> {
  const begin = performance.now();
  const { ok, output } = await run(script, args, 'pipe');
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${ok ? '' : `\n${output}`}-- ${name} ${ok ? 'passed' : 'failed'} (${seconds} s)`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], unsteady: [] };
}

/**
 * Checks types from scratch, because an incremental build misses some changes of a tsconfig. Builds one project at a
 * time with one checker, because the tests need the other core and shared files would be checked several times. Then
 * checks lint, and finally unused exports, files and dependencies (`knip.json`).
 */
async function checkSources(): Promise<Counts> {
  const typesArgs = ['--build', '--force', '--builders', '1', '--checkers', '1'];
  const types = await check('types', 'typescript/bin/tsc', typesArgs);
  const lintArgs = ['check', '--error-on-warnings', '--diagnostic-level=warn', '.'];
  const lint = await check('lint', '@biomejs/biome/bin/biome', lintArgs);
  return sumCounts([types, lint, await check('unused code', 'knip/bin/knip.js', ['--no-progress'])]);
}

async function runTests(filters: readonly string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const { ok } = await run('vitest/vitest.mjs', ['run', ...filters, '--allowOnly=false', ...reporters], 'inherit');
    return countReport(readReport(file), ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): TestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log('-- the tests left no report');
    return { testResults: [] };
  }
}

endOnSignals();
const counts = sumCounts(await Promise.all([checkSources(), runTests(process.argv.slice(2))]));
process.stdout.write(`\n${describeSkipped(counts.skipped, ROOT)}${describeUnsteady(counts.unsteady, ROOT)}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped.length} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;
