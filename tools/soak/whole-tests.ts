import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Findings, Range } from './campaign.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The tests that a usual run cuts short: by the files that hold them. */
const FILES = [
  'fixtures/reference/reference',
  'fixtures/reference/classic-games',
  'web/test/pages/minds',
  'web/test/pages/setup',
  'web/test/table/classic',
  'web/test/table/keyboard',
  'web/test/table/mouse',
  'web/test/table/touch',
  'web/test/table/typed',
];

/**
 * Runs at their whole size the tests that a usual run cuts short: games by mouse, finger, keyboard and typing from
 * their first turn, all reference games judged by the slow reference, bots compared over whole games.
 */
export function runWholeTests(): Promise<Findings> {
  return runTests(FILES, { ASTEROUTE_SOAK: '1' });
}

/** Plays whole games of both editions by ear alone, each event of which has to be heard once and in order. */
export async function playByEar({ seed, count }: Range): Promise<Findings> {
  const found = await runTests(['web/test/table/listener'], {
    ASTEROUTE_SOAK: '1',
    ASTEROUTE_LISTENER_GAMES: String(count),
    ASTEROUTE_LISTENER_SEED: String(seed),
  });
  return { ...found, done: 2 * count };
}

function runTests(files: readonly string[], setting: Readonly<Record<string, string>>): Promise<Findings> {
  const env = { ...process.env, ...setting };
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', ...files], { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => {
      const named = Object.entries(setting).map(([name, value]) => `${name}=${value}`);
      const command = [...named, 'npx vitest run', ...files].join(' ');
      resolve({ done: files.length, faults: code === 0 ? [] : [`tests fail: ${command}`] });
    });
  });
}
