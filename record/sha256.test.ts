import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, hmacWith, sha256, toHex, utf8 } from './sha256.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

test('is the SHA-256 of everybody else', () => {
  expect(toHex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  fc.assert(
    fc.property(bytes, (message) => toHex(sha256(message)) === createHash('sha256').update(message).digest('hex')),
  );
});

test('is the HMAC of everybody else, with short and long keys', () => {
  fc.assert(
    fc.property(
      bytes,
      bytes,
      (key, message) => toHex(hmacWith(key)(message)) === createHmac('sha256', key).update(message).digest('hex'),
    ),
  );
});

test('reads the hexadecimal digits that it writes', () => {
  fc.assert(fc.property(bytes, (message) => toHex(fromHex(toHex(message))) === toHex(message)));
});
