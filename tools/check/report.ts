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
}

/**
 * Counts a report; `ok` is whether vitest exited with 0. What failed outside any test still counts: a file that broke
 * before its first test or in a `beforeAll`, an unhandled error, a run without any test.
 */
export function countReport({ testResults }: TestReport, ok: boolean): Counts {
  const { passed, failed, skipped } = sumCounts(testResults.map(countFile));
  const silent = failed === 0 && (!ok || passed === 0);
  return { passed, failed: silent ? 1 : failed, skipped };
}

function countFile({ name, status, assertionResults }: TestFile): Counts {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  const broken = status === 'failed' && failed === 0;
  const noReason = broken ? 'its file failed before it' : 'no reason given';
  const skipped = assertionResults
    .filter((test) => test.status !== 'passed' && test.status !== 'failed')
    .map(({ fullName, meta }) => ({ file: name, name: fullName, reason: meta.skipReason ?? noReason }));
  return { passed, failed: broken ? 1 : failed, skipped };
}

/** Adds counts up. */
export function sumCounts(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.flatMap(({ skipped }) => skipped),
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
