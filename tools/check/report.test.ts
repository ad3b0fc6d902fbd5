import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Counts, countReport, describeSkipped, describeUnsteady, type TestReport } from './report.ts';

const VITEST = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const PASSING = `test('passes', () => { expect(1).toBe(1); });\n`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-report-'));
  // The folder has no packages, so its tests must find vitest's functions as globals.
  writeFileSync(join(folder, 'vitest.config.js'), 'export default { test: { globals: true } };');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs vitest on one test file with this text, and counts its report. */
function countsOf(text: string): Counts {
  const file = join(folder, 'sample.test.ts');
  const report = join(folder, 'report.json');
  writeFileSync(file, text);
  const args = ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`];
  const { status } = spawnSync(process.execPath, [VITEST, ...args], { stdio: 'ignore' });
  return countReport(JSON.parse(readFileSync(report, 'utf8')) as TestReport, status === 0);
}

test('passed, failed and skipped tests are counted, the skipped ones with their reasons', () => {
  const counts = countsOf(`${PASSING}
    test('fails', () => { expect(1).toBe(2); });
    describe('of a database', { skip: true, meta: { skipReason: 'no database' } }, () => {
      test('one', () => {});
      describe('deeper', () => test('two', () => {}));
    });
    test.skip('three', () => {});
    test.todo('four');
  `);
  expect([counts.passed, counts.failed]).toEqual([1, 1]);
  expect(describeSkipped(counts.skipped, folder).split('\n')).toEqual([
    '-- skipped, no database:',
    '   sample.test.ts > of a database one',
    '   sample.test.ts > of a database deeper two',
    '-- skipped, no reason given:',
    '   sample.test.ts > three',
    '   sample.test.ts > four',
    '',
  ]);
});

test.each([
  ['a file that breaks before its first test', `throw new Error('broken');`],
  ['a beforeAll that throws', `describe('a', () => { beforeAll(() => { throw new Error('no'); }); ${PASSING} });`],
  ['an error outside any test', `${PASSING} void Promise.reject(new Error('unhandled'));`],
  ['a run without a test that ran', `test.skip('a', () => {});`],
])('%s counts as one failure', (_, text) => {
  expect(countsOf(text).failed).toBe(1);
});

test('a test that passed on its second try only is named, with what failed at first', () => {
  const counts = countsOf(`${PASSING}
    let tries = 0;
    test('passes late', { retry: 1 }, () => { tries += 1; expect(tries).toBe(2); });
  `);
  expect([counts.passed, counts.failed]).toEqual([2, 0]);
  expect(describeUnsteady(counts.unsteady, folder)).toMatch(
    /^-- passed on the second try only:\n {3}sample\.test\.ts > passes late: AssertionError: expected 1 to be 2.*\n$/,
  );
});

test('a run that left no report is a failure', () => {
  expect(countReport({ testResults: [] }, true).failed).toBe(1);
});
