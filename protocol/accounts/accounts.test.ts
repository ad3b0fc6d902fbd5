import { expect, test } from 'vitest';
import { areAlike, looksOf } from '../index.ts';
import { base64UrlOf, bytesOfBase64Url } from './index.ts';
import { RECOVERY_BYTES, readRecoveryCode, recoveryCodeOf, recoverySecret } from './soft.ts';

const BYTES = Uint8Array.from({ length: RECOVERY_BYTES }, (_, i) => i * 11);
const CODE = recoveryCodeOf(BYTES);

test('a recovery code is read as people type it, and a typing error is noticed', () => {
  expect(CODE).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
  const letters = readRecoveryCode(CODE);
  expect(letters).toHaveLength(24);
  for (const typed of [
    CODE.toLowerCase(),
    CODE.replaceAll('-', ' '),
    ` ${CODE.replaceAll('0', 'o').replaceAll('1', 'l')} `,
  ])
    expect(readRecoveryCode(typed)).toBe(letters);
  const wrong = Array.from(CODE.replaceAll('-', ''), (letter, at) => {
    const text = CODE.replaceAll('-', '');
    return readRecoveryCode(text.slice(0, at) + (letter === 'Z' ? 'Y' : 'Z') + text.slice(at + 1));
  });
  // One wrong letter of 32 may have the right check letter.
  expect(wrong.filter((read) => read !== null).length).toBeLessThan(3);
  for (const typed of ['', CODE.slice(1), `${CODE}A`, CODE.replace(/^./, '!')])
    expect(readRecoveryCode(typed)).toBeNull();
});

test('the same code gives the same key, another code another one', () => {
  const secret = recoverySecret(readRecoveryCode(CODE)!);
  expect(secret).toHaveLength(32);
  expect(recoverySecret(readRecoveryCode(CODE)!)).toEqual(secret);
  expect(recoverySecret('0'.repeat(24))).not.toEqual(secret);
});

test('bytes survive base64url', () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(bytesOfBase64Url(base64UrlOf(bytes))).toEqual(bytes);
  }
  expect(base64UrlOf(Uint8Array.of(251, 255))).toBe('-_8');
});

test('names that look alike share a look, others none', () => {
  const shared = (a: string, b: string) => looksOf(a).some((look, i) => look === looksOf(b)[i]);
  for (const [a, b] of [
    ['Ann', 'ANN'],
    ['Аnn', 'Ann'],
    ['Ill', 'lll'],
    ['Ann', 'Ben'],
    ['Groß', 'GROSS'],
  ])
    expect([a, b, shared(a, b)]).toEqual([a, b, areAlike(a, b)]);
});
