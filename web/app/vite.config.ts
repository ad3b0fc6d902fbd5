import { defineConfig } from 'vite';
import { BUILD_TARGET } from './build/browsers.ts';
import { drawings } from './build/drawings.ts';
import { isWorker, precache } from './offline/precache.ts';

/** Leaves out the files that @fontsource names for browsers without WOFF2, none of which can run the page. */
const woff2Only = {
  postcssPlugin: 'woff2-only',
  Declaration: {
    src: (src: { value: string }) => {
      src.value = src.value.replace(/, url\([^)]*\) format\('woff'\)/, '');
    },
  },
};

// Workspace packages resolve to their TypeScript sources through node_modules; JSX needs no plugin.
export default defineConfig({
  root: import.meta.dirname,
  // The page runs in any folder: no file that is built names the path to another.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [drawings(), precache()],
  css: { postcss: { plugins: [woff2Only] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: BUILD_TARGET,
    sourcemap: false,
    // The page begins with one chunk, so that nothing has to be preloaded. Browsers would preload in vain what a
    // service worker answers.
    modulePreload: false,
    rolldownOptions: {
      // Drawing the tiles takes most of a build, as intended, so that no warning about it is needed.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'], test: (id) => !isWorker(id) }] } },
    },
    // The server's security policy forbids scripts, styles and fonts in `data:` URLs, so that every asset stays a file.
    assetsInlineLimit: 0,
  },
});
