import { relative } from 'node:path';

export interface TestReport {
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  /** Path of the test file. */
  readonly name: string;
  readonly status: 'passed' | 'failed';
  /** Milliseconds since 1970. */
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly TestResult[];
}

interface TestResult {
  readonly fullName: string;
  readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled';
  /** Tests and suites give the reason for a skip as `{ meta: { skipReason } }`. Tests inherit it from their suite. */
  readonly meta: { readonly skipReason?: string };
  readonly tags: readonly string[];
  /** For a test that passed: the messages of its failed first try. */
  readonly failureMessages?: readonly string[];
}

export interface UnsteadyTest {
  readonly file: string;
  readonly name: string;
  readonly reason: string;
}

export interface SkippedTest {
  readonly file: string;
  readonly name: string;
  readonly reason: string;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly SkippedTest[];
  readonly unsteady: readonly UnsteadyTest[];
}

/** The reason of tests that are not skipped by themselves, such as all that `-t` leaves out. */
export const NO_REASON = 'no reason given';

/** `ok`: vitest exited with 0. Failures outside of tests count too: a broken file or `beforeAll`, no test at all. */
export function countReport({ testResults }: TestReport, ok: boolean): Counts {
  const counts = sumCounts(testResults.map(countFile));
  const silent = counts.failed === 0 && (!ok || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

function countFile({ name, status, assertionResults }: TestFile): Counts {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  const broken = status === 'failed' && failed === 0;
  const noReason = broken ? 'its file failed before it' : NO_REASON;
  // Tests of the soak are not skipped here: `npx vitest list --tags-filter=soak` names them.
  const skipped = assertionResults
    .filter(({ status, tags }) => status !== 'passed' && status !== 'failed' && !tags.includes('soak'))
    .map(({ fullName, meta }) => ({ file: name, name: fullName, reason: meta.skipReason ?? noReason }));
  const unsteady = assertionResults
    .filter((test) => test.status === 'passed' && (test.failureMessages?.length ?? 0) > 0)
    .map(({ fullName, failureMessages }) => ({
      file: name,
      name: fullName,
      reason: failureMessages?.[0].split('\n')[0] ?? '',
    }));
  return { passed, failed: broken ? 1 : failed, skipped, unsteady };
}

export function sumCounts(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.flatMap(({ skipped }) => skipped),
    unsteady: counts.flatMap(({ unsteady }) => unsteady),
  };
}

const SLOW = 10_000;

/** Formats how long the slow test files took, the slowest first; the files ran several at a time. */
export function describeSlow({ testResults }: TestReport, root: string): string {
  const all = testResults.map(({ name, startTime, endTime }) => ({ name, took: endTime - startTime }));
  const slow = all.filter(({ took }) => took > SLOW).sort((a, b) => b.took - a.took);
  const lines = slow.map(({ name, took }) => `${(took / 1000).toFixed(1).padStart(7)} s  ${relative(root, name)}\n`);
  const sum = all.reduce((total, { took }) => total + took, 0) / 1000;
  return `-- files took ${sum.toFixed(0)} s one after the other, the slow ones:\n${lines.join('')}`;
}

export function describeSkipped(skipped: readonly SkippedTest[], root: string): string {
  const groups = Map.groupBy(skipped, ({ reason }) => reason);
  const lines = [...groups].flatMap(([reason, tests]) => [
    `-- skipped, ${reason}:`,
    ...tests.map(({ file, name }) => `   ${relative(root, file)} > ${name}`),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

/** Formats the tests that needed a second try. Each indicates a race in the test or the product that must be found. */
export function describeUnsteady(unsteady: readonly UnsteadyTest[], root: string): string {
  const lines = unsteady.map(({ file, name, reason }) => `   ${relative(root, file)} > ${name}: ${reason}`);
  return lines.length === 0 ? '' : `${['-- passed on the second try only:', ...lines].join('\n')}\n`;
}
