import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHAPTERS, tilesPage } from './page.ts';

const DOCS = join(import.meta.dirname, '../../docs');

test('the guide to the tiles is that of the tables, with a picture of each', () => {
  expect(readFileSync(join(DOCS, 'tiles.md'), 'utf8') === tilesPage(), 'write it: node tools/tiles/main.ts').toBe(true);
  for (const { name } of CHAPTERS) expect(existsSync(join(DOCS, `pictures/tiles-${name}.webp`)), name).toBe(true);
});
