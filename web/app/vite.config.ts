import { defineConfig } from 'vite';
import { BUILD_TARGET } from './build/browsers.ts';
import { drawings } from './build/drawings.ts';
import { isWorker, precache } from './offline/precache.ts';

// Workspace packages resolve to their TypeScript sources through node_modules; JSX needs no plugin.
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [drawings(), precache()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: BUILD_TARGET,
    sourcemap: false,
    // The page begins with one program, so that nothing has to be preloaded: what a service worker answers, browsers
    // preload in vain.
    modulePreload: false,
    rolldownOptions: {
      // Most of a build is the drawing of the tiles: that is what the plugin is for, and no reason to warn whoever starts.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'], test: (id) => !isWorker(id) }] } },
    },
    // The server's security policy allows no data: scripts, styles or fonts: every asset stays a file of its own.
    assetsInlineLimit: 0,
  },
});
