import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CampaignResult, LongCampaign } from '../campaign/campaign.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** What a test file says that `npm test` cuts short: a tag, the setting, or a position near the end in place of a game. */
const CUT_SHORT = /\['soak'\]|ASTEROUTE_SOAK|WHOLE_GAMES|\bendgame\(|play\/placing\.ts/;

const cutFiles = (): readonly string[] =>
  globSync('**/*.test.ts', { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist*/**'] }).filter((path) =>
    CUT_SHORT.test(readFileSync(join(ROOT, path), 'utf8')),
  );

/**
 * The tests that `npm test` cuts short, at full size: the fingerprint, games in other engines, by mouse, finger,
 * keyboard and typing from their first turn, 200 attacks and the way to the confirm button through a game, all
 * reference games checked by the slow reference, bots compared over whole games, packages installed by npm, and views
 * in every language and on both screens where `npm test` looks at one.
 */
export const WHOLE_TESTS: LongCampaign = {
  name: 'tests',
  count: 1,
  runAll: () => runTests(cutFiles(), { ASTEROUTE_SOAK: '1' }),
};

/**
 * Whole games of both editions played through a screen reader's announcements. Each event must be announced once and in
 * order.
 */
export const LISTENER: LongCampaign = {
  name: 'listener',
  count: 10,
  async runAll({ seed, count }) {
    const found = await runTests(['web/test/table/listener'], {
      ASTEROUTE_SOAK: '1',
      ASTEROUTE_LISTENER_GAMES: String(count),
      ASTEROUTE_LISTENER_SEED: String(seed),
    });
    return { ...found, done: 2 * count, lines: [`${count} games of each edition`] };
  },
};

function runTests(files: readonly string[], setting: Readonly<Record<string, string>>): Promise<CampaignResult> {
  const env = { ...process.env, ...setting };
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', ...files], { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => {
      const named = Object.entries(setting).map(([name, value]) => `${name}=${value}`);
      const command = [...named, 'npx vitest run', ...files].join(' ');
      resolve({ done: files.length, faults: code === 0 ? [] : [`tests fail: ${command}`], lines: [] });
    });
  });
}
