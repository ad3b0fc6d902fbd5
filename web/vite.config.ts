import { defineConfig } from 'vite';

// Workspace packages resolve to their TypeScript sources through node_modules; JSX needs no plugin.
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    modulePreload: { polyfill: false },
    // The server's security policy allows no data: scripts, styles or fonts: every asset stays a file of its own.
    assetsInlineLimit: 0,
  },
});
