/**
 * `npm test`: types, lint, unused code and every test but those of the soak. `npm test -- PATH` runs only these files;
 * what else vitest understands may follow, as `--tags-filter=soak`. `npm run watch` runs the tests of what changes. The
 * last line is `N passed, N failed, N skipped`. No time limits: a slow machine is not a failure.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOnSignals, type Ran, runScript } from './children.ts';
import {
  type Counts,
  countReport,
  describeSkipped,
  describeSlow,
  describeUnsteady,
  NO_REASON,
  sumCounts,
  type TestReport,
} from './report.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** A shared compile cache, because compiling is most of the work of the programs that tests start. */
const CACHED = { ...process.env, NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled') };

/** Disables colour codes when the output is not a terminal, because they are noise in a log. */
const ENV = process.stdout.isTTY ? CACHED : { ...CACHED, NO_COLOR: '1', FORCE_COLOR: undefined };

/** Lets TypeScript's compiler use three times its memory before it looks for garbage, which is a fifth of its work. */
const TYPES_ENV = { ...ENV, GOGC: '300' };

function run(script: string, args: readonly string[], output: 'inherit' | 'pipe'): Promise<Ran> {
  const env = script.startsWith('typescript/') ? TYPES_ENV : ENV;
  return runScript([join(ROOT, 'node_modules', script), ...args], output, { cwd: ROOT, env });
}

async function check(name: string, script: string, args: readonly string[]): Promise<Counts> {
  const begin = performance.now();
  const { ok, output } = await run(script, args, 'pipe');
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${ok ? '' : `\n${output}`}-- ${name} ${ok ? 'passed' : 'failed'} (${seconds} s)`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], unsteady: [] };
}

/**
 * From scratch, because an incremental build misses some changes of a tsconfig; one checker at a time, because the
 * tests need the other core. Then lint, and unused exports, files and dependencies (`knip.json`).
 */
async function checkSources(): Promise<Counts> {
  const typesArgs = ['--build', '--force', '--builders', '1', '--checkers', '1'];
  const types = await check('types', 'typescript/bin/tsc', typesArgs);
  const lintArgs = ['check', '--error-on-warnings', '--diagnostic-level=warn', '.'];
  const lint = await check('lint', '@biomejs/biome/bin/biome', lintArgs);
  return sumCounts([types, lint, await check('unused code', 'knip/bin/knip.js', ['--no-progress'])]);
}

/** Leaves the tests of the soak out, unless the arguments say which are wanted. */
function withoutSoak(args: readonly string[]): readonly string[] {
  return args.some((arg) => arg.startsWith('--tags-filter')) ? args : [...args, '--tags-filter=!soak'];
}

async function runTests(args: readonly string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const { ok } = await run(
      'vitest/vitest.mjs',
      ['run', ...withoutSoak(args), '--allowOnly=false', ...reporters],
      'inherit',
    );
    const report = readReport(file);
    console.log(`\n${describeSlow(report, ROOT)}`);
    return countReport(report, ok);
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

async function watch(args: readonly string[]): Promise<void> {
  await run('vitest/vitest.mjs', ['watch', ...withoutSoak(args)], 'inherit');
}

async function checkOnce(args: readonly string[]): Promise<void> {
  const steps = args.length === 0 ? [checkSources(), runTests([])] : [runTests(args)];
  const counts = sumCounts(await Promise.all(steps));
  const isNamed = args.some((arg) => /^(-t|--testNamePattern)\b/.test(arg));
  const skipped = counts.skipped.filter(({ reason }) => !isNamed || reason !== NO_REASON);
  process.stdout.write(`\n${describeSkipped(skipped, ROOT)}${describeUnsteady(counts.unsteady, ROOT)}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped.length} skipped`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

endOnSignals();
const [first, ...rest] = process.argv.slice(2);
await (first === '--watch' ? watch(rest) : checkOnce(process.argv.slice(2)));
