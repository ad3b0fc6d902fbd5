import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Findings } from './campaign.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The tests that a usual run cuts short: by the files that hold them. */
const FILES = [
  ...['fixtures/reference/reference', 'fixtures/reference/classic-games', 'web/test/pages/minds'],
  ...['web/test/pages/setup', 'web/test/table/classic', 'web/test/table/keyboard', 'web/test/table/mouse'],
  ...['web/test/table/touch', 'web/test/table/typed'],
];

/**
 * Runs at their whole size the tests that a usual run cuts short: games by mouse, finger, keyboard and typing from
 * their first turn, all reference games judged by the slow reference, bots compared over whole games.
 */
export function runWholeTests(): Promise<Findings> {
  const env = { ...process.env, ASTEROUTE_SOAK: '1' };
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', ...FILES], { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => {
      const faults = code === 0 ? [] : [`tests fail at their whole size: ASTEROUTE_SOAK=1 npx vitest run`];
      resolve({ done: FILES.length, faults });
    });
  });
}
