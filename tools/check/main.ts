/**
 * `npm test`: types, lint, unused code and every test. Words after `npm test --` pick test files by name, as vitest
 * does. The last line is `N passed, N failed, N skipped`; types, lint and unused code count as one test each. No step has
 * a time limit: tests have their own, and a slow machine is no failure.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOnSignals, type Ran, runScript } from './children.ts';
import { type Counts, countReport, describeSkipped, describeUnsteady, sumCounts, type TestReport } from './report.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Programs that tests start compile nothing twice, which is most of their work. */
const CACHED = { ...process.env, NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled') };

/** Colour codes only on a terminal: in a log they are noise. */
const ENV = process.stdout.isTTY ? CACHED : { ...CACHED, NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs the script of a package. */
function run(script: string, args: readonly string[], output: 'inherit' | 'pipe'): Promise<Ran> {
  return runScript([join(ROOT, 'node_modules', script), ...args], output, { cwd: ROOT, env: ENV });
}

/** Runs a checker beside the tests; its output is printed in one piece when it ends. */
async function check(name: string, script: string, args: readonly string[]): Promise<Counts> {
  const begin = performance.now();
  const { ok, output } = await run(script, args, 'pipe');
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${ok ? '' : `\n${output}`}-- ${name} ${ok ? 'passed' : 'failed'} (${seconds} s)`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], unsteady: [] };
}

/**
 * Types from scratch: an incremental build misses some changes of a tsconfig. One project and one checker at a time: the
 * tests have the other core, and what several share is not worked out by each. Then lint, then exports, files and
 * dependencies that nothing uses (`knip.json`).
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
