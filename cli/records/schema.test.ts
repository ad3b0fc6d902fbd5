import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asteroute } from '../testing.ts';
import { SCHEMA_NAMES, type SchemaName, schemaText } from './schema.ts';

const FILES: Readonly<Record<SchemaName, string>> = {
  record: 'record.schema.json',
  review: 'review.schema.json',
  protocol: 'protocol.schema.json',
  openapi: 'openapi.json',
};

test.each(SCHEMA_NAMES)('the published description of %s is the one that the programs give', (name) => {
  const published = readFileSync(join(import.meta.dirname, '../../docs/schema', FILES[name]), 'utf8');
  expect(published === schemaText(name), `write it: npx asteroute schema ${name} > docs/schema/${FILES[name]}`).toBe(
    true,
  );
});

test('asteroute schema writes it, and refuses another name with those that there are', async () => {
  const [{ code, out }, unknown] = await Promise.all([asteroute(['schema', 'record']), asteroute(['schema', 'links'])]);
  expect([code, out]).toEqual([0, schemaText('record')]);
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('record, review, protocol, openapi')]);
});
