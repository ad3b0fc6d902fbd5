/**
 * Puts the start page into the document when the bundle is built, in each language. On a first visit `first-page.js` shows
 * it before the page's scripts are there, which take over its elements and what was typed. The server's security policy forbids styles in
 * the document, so that the script sets them. A button that is pressed early is busy until the page presses it again.
 */
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { startPages } from './start-pages.tsx';

const PLACE = '<!-- start page -->';

export function firstPage(): Plugin {
  let isAlone = false;
  let pages: ReturnType<typeof renderedPages> | null = null;
  return {
    name: 'first-page',
    apply: 'build',
    configResolved({ mode }) {
      isAlone = mode === 'alone';
    },
    buildStart() {
      // Not awaited, because it takes a second, in which the bundler works in threads of its own.
      pages = renderedPages();
    },
    async transformIndexHtml(page) {
      const made = await pages;
      return page.replace(PLACE, () => made?.[isAlone ? 'alone' : 'withServer'] ?? '');
    },
  };
}

/** Renders them by the same bundler, because Node does not run JSX. */
async function renderedPages(): Promise<typeof startPages> {
  const { module } = await runnerImport<{ startPages: typeof startPages }>(
    join(import.meta.dirname, 'start-pages.tsx'),
    {
      configFile: false,
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    },
  );
  return module.startPages;
}
