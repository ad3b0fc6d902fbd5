/**
 * `npm test`: types, lint and every test, in the order in which they are quick to answer. Words after `npm test --`
 * pick test files by name, as vitest does. Ends with one line, `N passed, N failed`; types and lint count one each.
 * Types are checked afresh each time (a second or two): an incremental build misses some changes of a tsconfig.
 */
import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const ROOT = join(import.meta.dirname, '..');
const bin = (path: string): string => join(ROOT, 'node_modules', path);

/** Colours are for a person's terminal, and litter the log of a machine. */
const ENV = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };

/** Milliseconds after which a step is given up: a test that never ends must not hold a machine for ever. */
const LONGEST = 30 * 60_000;

/** Runs a script of a package on this Node. Its input is closed, so nothing waits for a person. */
function run(script: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const options: SpawnOptions = { cwd: ROOT, env: ENV, stdio: ['ignore', 'inherit', 'inherit'], timeout: LONGEST };
    const child = spawn(process.execPath, [script, ...args], options);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (signal !== null) console.log(`-- ended by ${signal}; a step has ${LONGEST / 60_000} minutes`);
      resolve(code === 0);
    });
  });
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n-- ${name}`);
  const start = performance.now();
  const result = await work();
  console.log(`-- ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function check(name: string, script: string, args: readonly string[]): Promise<Count> {
  const good = await timed(name, () => run(bin(script), args));
  if (!good) console.log(`-- ${name} failed`);
  return { passed: good ? 1 : 0, failed: good ? 0 : 1 };
}

/** A file that broke before its first test, or an error outside any test, still counts as one failure. */
function countReport(report: Report, good: boolean): Count {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + broken.length;
  const ranNone = report.numPassedTests + failed === 0;
  return { passed: report.numPassedTests, failed: failed === 0 && (!good || ranNone) ? 1 : failed };
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    console.log('-- tests left no report');
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

async function tests(filters: readonly string[]): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-test-'));
  const file = join(folder, 'report.json');
  const args = [
    'run',
    ...filters,
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  try {
    const good = await timed('tests', () => run(bin('vitest/vitest.mjs'), args));
    return countReport(readReport(file), good);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const counts = [
  await check('types', 'typescript/bin/tsc', ['--build', '--force']),
  await check('lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '.']),
  await tests(process.argv.slice(2)),
];
const sum = (key: keyof Count): number => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
