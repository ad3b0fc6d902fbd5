/** Where the modules of the editions live. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EDITIONS } from './index.ts';

test('every folder of rules has the name of one module of an edition', () => {
  const modules = EDITIONS.flatMap(({ base, optional }) => [...base, ...optional].map(({ name }) => name));
  const folders = readdirSync(join(import.meta.dirname, '..', 'rules'));
  expect(folders.sort()).toEqual([...new Set(modules)].sort());
});
