/** Counts a run of vitest from its JSON report. */
import { relative } from 'node:path';

/** The part of vitest's JSON report that is read here. */
export interface TestReport {
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  /** The path of the file. */
  readonly name: string;
  readonly status: 'passed' | 'failed';
  readonly assertionResults: readonly TestResult[];
}

interface TestResult {
  readonly fullName: string;
  readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled';
  /** A test or suite that may be skipped says why with `{ meta: { skipReason } }`; tests inherit it from their suite. */
  readonly meta: { readonly skipReason?: string };
  /** Of a test that passed: why its first try failed. */
  readonly failureMessages?: readonly string[];
}

/** A test that failed at first and passed when it was tried again. */
export interface UnsteadyTest {
  readonly file: string;
  readonly name: string;
  /** The first line of what failed. */
  readonly reason: string;
}

/** A test that did not run. */
export interface SkippedTest {
  readonly file: string;
  readonly name: string;
  readonly reason: string;
}

/** How many tests passed and failed, and which were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly SkippedTest[];
  /** Tests among the passed ones that needed a second try. */
  readonly unsteady: readonly UnsteadyTest[];
}

/**
 * Counts a report; `ok` is whether vitest exited with 0. What failed outside any test still counts: a file that broke
 * before its first test or in a `beforeAll`, an unhandled error, a run without any test.
 */
export function countReport({ testResults }: TestReport, ok: boolean): Counts {
  const counts = sumCounts(testResults.map(countFile));
  const silent = counts.failed === 0 && (!ok || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

function countFile({ name, status, assertionResults }: TestFile): Counts {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  const broken = status === 'failed' && failed === 0;
  const noReason = broken ? 'its file failed before it' : 'no reason given';
  const skipped = assertionResults
    .filter((test) => test.status !== 'passed' && test.status !== 'failed')
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

/** Adds counts up. */
export function sumCounts(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.flatMap(({ skipped }) => skipped),
    unsteady: counts.flatMap(({ unsteady }) => unsteady),
  };
}

/** The skipped tests for people: each reason once, and under it the tests, with paths from `root`. */
export function describeSkipped(skipped: readonly SkippedTest[], root: string): string {
  const groups = Map.groupBy(skipped, ({ reason }) => reason);
  const lines = [...groups].flatMap(([reason, tests]) => [
    `-- skipped, ${reason}:`,
    ...tests.map(({ file, name }) => `   ${relative(root, file)} > ${name}`),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

/** The tests that needed a second try for people: each is a race in the test or in the product, to be found. */
export function describeUnsteady(unsteady: readonly UnsteadyTest[], root: string): string {
  const lines = unsteady.map(({ file, name, reason }) => `   ${relative(root, file)} > ${name}: ${reason}`);
  return lines.length === 0 ? '' : `${['-- passed on the second try only:', ...lines].join('\n')}\n`;
}
