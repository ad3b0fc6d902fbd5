import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSigned } from '@asteroute/record';
import { afterAll, describe, expect, test } from 'vitest';
import { createSealer } from './sealer.ts';
import { loadSecret } from './secret-key.ts';
import { createSigner } from './signer.ts';

const folder = mkdtempSync(join(tmpdir(), 'asteroute-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const modeOf = (file: string) => statSync(file).mode & 0o777;
const fromFile = (secretKeyFile: string) => loadSecret({ secretKey: null, secretKeyFile });

describe("the server's secret", () => {
  test('is made at the first start in a file that only its owner can read, and is the same from then on', () => {
    const file = join(folder, 'new', 'secret.key');
    const secret = fromFile(file);
    expect(secret).toHaveLength(32);
    expect([modeOf(file), modeOf(join(folder, 'new'))]).toEqual([0o600, 0o700]);
    expect(readdirSync(join(folder, 'new'))).toEqual(['secret.key']);
    chmodSync(file, 0o644);
    expect(fromFile(file)).toEqual(secret);
    expect(modeOf(file)).toBe(0o600);
    expect(fromFile(join(folder, 'other.key'))).not.toEqual(secret);
  });

  test('is the given one, and then no file is made', () => {
    const file = join(folder, 'unused.key');
    expect(loadSecret({ secretKey: '0a'.repeat(32), secretKeyFile: file })).toEqual(Buffer.alloc(32, 10));
    expect(existsSync(file)).toBe(false);
  });

  test('is not made anew where a file holds something else', () => {
    const file = join(folder, 'wrong.key');
    writeFileSync(file, 'no key');
    expect(() => fromFile(file)).toThrow('is no key of a server');
    expect(readFileSync(file, 'utf8')).toBe('no key');
    expect(() => fromFile(join(file, 'below', 'x.key'))).toThrow(/SECRET_KEY_FILE.*Or set SECRET_KEY\.$/);
  });
});

describe('a signer', () => {
  const secret = new Uint8Array(32).fill(3);
  const { publicKey, sign } = createSigner(secret);

  test('signs so that its public key checks it, and nothing else', () => {
    const value = sign('Zoë wins');
    expect(isSigned('Zoë wins', { key: publicKey, value })).toBe(true);
    expect(isSigned('Zoë wins!', { key: publicKey, value })).toBe(false);
    const other = createSigner(new Uint8Array(32).fill(4)).publicKey;
    expect(isSigned('Zoë wins', { key: other, value })).toBe(false);
    expect(isSigned('Zoë wins', { key: 'ff'.repeat(32), value })).toBe(false);
  });

  test('is the same on every node with this secret', () => {
    expect(createSigner(secret).publicKey).toBe(publicKey);
    expect(createSigner(secret).sign('x')).toBe(sign('x'));
  });
});

describe('a sealer', () => {
  const secret = new Uint8Array(32).fill(3);
  const { seal, open, keyId } = createSealer(secret);

  test('opens what it sealed, on every node with this secret, and never seals alike twice', () => {
    const sealed = seal('5eed', 'table');
    expect(sealed).not.toContain('5eed');
    expect(open(sealed, 'table')).toBe('5eed');
    expect(createSealer(secret).open(sealed, 'table')).toBe('5eed');
    expect(createSealer(secret).keyId).toBe(keyId);
    expect(seal('5eed', 'table')).not.toBe(sealed);
  });

  test('opens nothing of another table or secret, and nothing that was changed', () => {
    const sealed = seal('5eed', 'table');
    const other = createSealer(new Uint8Array(32).fill(4));
    expect(other.keyId).not.toBe(keyId);
    expect([open(sealed, 'other'), other.open(sealed, 'table'), open('', 'table')]).toEqual([null, null, null]);
    const bytes = Buffer.from(sealed, 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] ^= 1;
      expect(open(changed.toString('base64url'), 'table')).toBe(null);
    }
    expect(open(bytes.subarray(0, -1).toString('base64url'), 'table')).toBe(null);
  });
});
