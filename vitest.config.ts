import { defineConfig } from 'vitest/config';

/** Tests that drive a real browser live in `*.browser.test.ts`: slow, and one file at a time so that frames count. */
const BROWSER_TESTS = ['**/*.browser.test.{ts,tsx}'];
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.tsbuild/**'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NOT_OURS, ...BROWSER_TESTS],
          // Ends a test that hangs; nothing that works comes near it, however slow or busy the machine is.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER_TESTS,
          exclude: NOT_OURS,
          fileParallelism: false,
          // A busy machine draws a picture in more than the usual second.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
