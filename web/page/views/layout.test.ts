import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESK, LANDSCAPE, PHONE } from './layout.ts';

test('code and style sheets mean the same layouts', () => {
  const sheet = readFileSync(new URL('../theme/layouts.css', import.meta.url), 'utf8');
  const queries = new Map(
    [...sheet.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name, query]) => [name, query]),
  );
  expect([queries.get('--desk'), queries.get('--phone'), queries.get('--landscape')]).toEqual([DESK, PHONE, LANDSCAPE]);
});
