import { availableParallelism } from 'node:os';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/check/order.ts';

/** Tests that drive a real browser live in `*.browser.test.ts`; all files of a worker share one Chromium. */
const BROWSER_TESTS = ['**/*.browser.test.{ts,tsx}'];
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.tsbuild/**'];

/**
 * Test files at a time, of both projects together. One more than there are cores, because a page sometimes waits; each
 * further one would load all modules and start a browser once more.
 */
const WORKERS = availableParallelism() + 1;

/**
 * Milliseconds after which a test hangs: what a test does is bounded by counts, and a busy machine may take its time.
 * No test comes near it on a machine that does nothing else.
 */
const HANGS = 600_000;

/** Lets tests find packages as programs do: under Vite's condition `development` some of them offer their sources. */
const CONDITIONS_OF_NODE: Plugin = {
  name: 'conditions-of-node',
  configResolved: ({ ssr }) => void ssr.resolve?.conditions?.splice(0),
};

export default defineConfig({
  plugins: [CONDITIONS_OF_NODE],
  test: {
    sequence: { sequencer: LongestFirst },
    // Node loads the tests and what they test as it loads the programs: without a transformation, and at its own speed,
    // since code that Vite has transformed looks up every imported name when it is used. No test imports a `.tsx` file.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // What waits in vain fails before its test does, and is named.
    expect: { poll: { timeout: HANGS / 2 } },
    // A page, server or database that is driven from outside can be met at an unlucky moment. A test that needs the second
    // try is named at the end of the run (`tools/check/report.ts`): a race to be found, and no reason to stop everybody else.
    retry: 1,
    tags: [{ name: 'soak', description: 'too long for every change: `npm test` leaves it out, the soak runs it' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NOT_OURS, ...BROWSER_TESTS],
          testTimeout: HANGS,
          hookTimeout: HANGS,
          // Files share the modules of their worker: no test changes a module, and to load all of them again takes longer than most tests.
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER_TESTS,
          exclude: NOT_OURS,
          globalSetup: 'web/test/support/global-setup.ts',
          testTimeout: HANGS,
          hookTimeout: HANGS,
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
