import { namedImports } from '@asteroute/engine/named-imports';
import { defineConfig, type LightningCSSOptions } from 'vite';
import { BUILD_TARGET, FLOOR } from './build/browsers.ts';
import { drawings } from './build/drawings.ts';
import { firstPage } from './build/first-page.ts';
import { isWorker, precache } from './offline/precache.ts';

/** The oldest browsers as Lightning CSS wants them: a byte each for the major, minor and patch number. */
const TARGETS = Object.fromEntries(
  Object.entries(FLOOR).map(([name, version]) => {
    const [major, minor = 0] = version.split('.').map(Number);
    return [name === 'safari_ios' ? 'ios_saf' : name, (major << 16) | (minor << 8)];
  }),
);

/** Leaves out the files that @fontsource names for browsers without WOFF2, none of which can run the page. */
const WOFF2_ONLY: NonNullable<LightningCSSOptions['visitor']> = {
  Rule: {
    'font-face': ({ value }) => {
      const properties = value.properties.map((property) =>
        property.type === 'source'
          ? {
              ...property,
              value: property.value.filter(({ type, value: file }) => type !== 'url' || file.format?.type !== 'woff'),
            }
          : property,
      );
      return { type: 'font-face', value: { ...value, properties } };
    },
  },
};

// Workspace packages resolve to their TypeScript sources through node_modules; JSX needs no plugin.
export default defineConfig({
  root: import.meta.dirname,
  // The page runs in any folder: no file that is built names the path to another.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [namedImports] },
  plugins: [namedImports, firstPage(), drawings(), precache()],
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: TARGETS, drafts: { customMedia: true }, visitor: WOFF2_ONLY },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: BUILD_TARGET,
    sourcemap: false,
    // The page begins with one chunk; browsers would preload in vain what a service worker answers.
    modulePreload: false,
    // The licences of what is bundled ask for their text to be passed on.
    license: { fileName: 'third-party.md' },
    rolldownOptions: {
      // Drawing the tiles takes most of a build, as intended, so that no warning about it is needed.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'], test: (id) => !isWorker(id) }] } },
    },
    // The server's security policy forbids scripts, styles and fonts in `data:` URLs, so that every asset stays a file.
    assetsInlineLimit: 0,
  },
});
