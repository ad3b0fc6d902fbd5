import { join } from 'node:path';
import { buildViewer } from '@asteroute/viewer/build';
import type { Manifest } from './published.ts';

const FILE = './dist/asteroute-game.js';

/** Builds `<asteroute-game>`: one script that defines the element, and files that it loads when they are needed. */
export async function buildElement(folder: string): Promise<Manifest> {
  await buildViewer(join(folder, 'dist'));
  return {
    sideEffects: [FILE],
    exports: {
      '.': { types: './dist/asteroute-game.d.ts', default: FILE },
      './package.json': './package.json',
    },
    dependencies: {},
  };
}
