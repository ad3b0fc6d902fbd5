/** A copy of the database lets nobody in: every text in it is tried as a session, a key and a code. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecoveryCode, recoveryCodeOf, recoverySecret } from '@asteroute/protocol/accounts/soft';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { TestDevice } from '../test/accounts/account-device.ts';
import { ask, newToken, startNode } from '../testing.ts';

/** Every text of every table. */
function textsIn(file: string): ReadonlySet<string> {
  const database = new Database(file, { readonly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  const rows = tables.flatMap((name) => database.prepare(`select * from "${name}"`).raw().all() as unknown[][]);
  database.close();
  return new Set(rows.flat().filter((value) => typeof value === 'string'));
}

test('nothing in the database is a session, a secret key or a recovery code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-dump-'));
  const file = join(folder, 'test.sqlite');
  const node = await startNode({ store: await openSqlite(file) });
  const { origin } = node;
  const code = recoveryCodeOf(Uint8Array.from({ length: 24 }, (_, i) => i));
  const letters = readRecoveryCode(code)!;
  const [device, printed] = [new TestDevice(), new TestDevice(recoverySecret(letters))];
  const { session } = await device.create(origin, 'Ann');
  await device.act(origin, { type: 'set-recovery', key: await printed.agree(origin, device) });
  const used = await device.sign(origin, { type: 'sign-in' });
  await ask(origin, 'POST /api/accounts/actions', { body: used });
  await ask(origin, 'POST /api/accounts/pairings', { body: { commitment: newToken() }, account: session });

  const texts = textsIn(file);
  const bytes = ['', '-wal'].map((end) => readFileSync(file + end, 'latin1')).join('');
  expect(bytes).toContain(device.signer.publicKey);
  for (const secret of [session, letters, code, used.signature]) expect(bytes.includes(secret)).toBe(false);
  expect(texts.size).toBeGreaterThan(10);
  for (const text of texts) {
    expect(
      (await ask(origin, 'GET /api/accounts/me', { session: text.slice(0, 43).replace(/[^\x20-\x7e]/g, '_') })).fault
        ?.code,
    ).toBe('signed-out');
    if (!/^[0-9a-f]{64}$/.test(text)) continue;
    // What looks like 32 bytes is tried as the secret key of a device.
    const thief = new TestDevice(Buffer.from(text, 'hex'));
    expect((await thief.act(origin, { type: 'sign-in' })).fault?.code).toBe('unknown-key');
  }
  await node.close();
  rmSync(folder, { recursive: true });
});
