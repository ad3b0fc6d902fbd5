import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedImports } from '@asteroute/engine/named-imports';
import { build } from 'vite';
import { viewerDrawings } from './drawings.ts';
import { withoutControls } from './styles.ts';

const ROOT = join(import.meta.dirname, '..');
/** The oldest browsers that the page supports too (decision 13). */
const TARGET = ['chrome120', 'edge120', 'firefox128', 'safari17.4', 'ios17.4'];

export async function buildViewer(outDir = join(ROOT, 'dist')): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [namedImports, viewerDrawings()],
    // Whatever NODE_ENV a shell or a test has set: elements for development name the files that they came from.
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    css: { postcss: { plugins: [withoutControls] } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: TARGET,
      modulePreload: false,
      license: { fileName: 'third-party.md' },
      lib: { entry: { 'asteroute-game': join(ROOT, 'main.ts') }, formats: ['es'] },
      rolldownOptions: {
        // Drawing the tiles takes most of a build, as intended.
        checks: { bundlerTimings: false },
        output: {
          chunkFileNames: '[name]-[hash].js',
          minify: true,
          codeSplitting: { groups: [{ name: 'game', tags: ['$initial'] }] },
        },
      },
    },
  });
  copyFileSync(join(ROOT, 'build', 'asteroute-game.d.ts'), join(outDir, 'asteroute-game.d.ts'));
}
