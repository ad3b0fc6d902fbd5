/** The printed recovery code: 24 letters of chance and a check letter. The server knows only the public key of it. */
import { p256 } from '@noble/curves/nist.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Crockford's letters: none that is read as another one. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const CHANCE_LETTERS = 24;
const GROUP = 5;
/** Random bytes for a code: one for each letter, of which five bits are used, 120 bits together. */
export const RECOVERY_BYTES = CHANCE_LETTERS;

export function recoveryCodeOf(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, CHANCE_LETTERS), (byte) => LETTERS[byte & 31]).join('');
  const all = letters + checkLetter(letters);
  return all.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? '';
}

/** As a person types it: in any case, with or without dashes. Null if a letter is wrong or missing. */
export function readRecoveryCode(text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s\-–—]/g, '');
  const letters = Array.from(typed, (letter) => READ_AS[letter] ?? letter).join('');
  if (letters.length !== CHANCE_LETTERS + 1 || Array.from(letters).some((letter) => !LETTERS.includes(letter)))
    return null;
  const chance = letters.slice(0, CHANCE_LETTERS);
  return checkLetter(chance) === letters[CHANCE_LETTERS] ? chance : null;
}

/** The secret key of P-256 that follows from the letters of a code. 120 bits of chance need no slow hash. */
export function recoverySecret(letters: string): Uint8Array<ArrayBuffer> {
  const seed = hkdf(sha256, utf8ToBytes(letters), undefined, utf8ToBytes('asteroute recovery key 1'), 48);
  return p256.utils.randomSecretKey(seed) as Uint8Array<ArrayBuffer>;
}

const checkLetter = (letters: string): string =>
  LETTERS[sha256(utf8ToBytes(`asteroute recovery check 1 ${letters}`))[0] & 31];
