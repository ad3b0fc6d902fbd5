import { availableParallelism } from 'node:os';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/check/order.ts';

/** Tests that drive a real browser live in `*.browser.test.ts`; all files of a worker share one Chromium. */
const BROWSER_TESTS = ['**/*.browser.test.{ts,tsx}'];
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.tsbuild/**'];

/** Of both projects. One more than cores, as a page sometimes waits; each loads all modules and a browser. */
const WORKERS = availableParallelism() + 1;

/** Milliseconds after which a test hangs; none comes near it on a machine that does nothing else. */
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
    // Without a transformation: code that Vite has transformed looks up every imported name when it is used.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // What waits in vain fails before its test does, and is named.
    expect: { poll: { timeout: HANGS / 2 } },
    // Who drives a page, server or database may meet it at an unlucky moment; such a test is named at the end of the
    // run.
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
          // Files share the modules of their worker: no test changes one, and loading takes longer than most tests.
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
