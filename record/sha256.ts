/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), in one tick and without a machine's help: the same function deals on a
 * server and is checked in a page, whose own cryptography answers later and only over an encrypted connection.
 */
type Bytes = Uint8Array;

const BLOCK = 64;
const DIGEST = 32;

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n }, (_, d) => d).every((d) => d < 2 || n % d !== 0),
);
const ROUND = Int32Array.from(PRIMES.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const schedule = new Int32Array(BLOCK);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function expand(block: DataView, at: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [near, far] = [schedule[i - 15], schedule[i - 2]];
    const low = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
    const high = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
    schedule[i] = schedule[i - 16] + low + schedule[i - 7] + high;
  }
}

function compress(state: Int32Array, block: DataView, at: number): void {
  expand(block, at);
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[i] + schedule[i]) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] += word;
}

/** The message, a one, zeros, and its length in bits, in whole blocks. */
function padded(message: Bytes): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

export function sha256(message: Bytes): Bytes {
  const state = START.slice();
  const view = padded(message);
  for (let at = 0; at < view.byteLength; at += BLOCK) compress(state, view, at);
  const digest = new DataView(new ArrayBuffer(DIGEST));
  for (const [i, word] of state.entries()) digest.setInt32(i * 4, word);
  return new Uint8Array(digest.buffer);
}

/** HMAC with this key: what does not depend on the message is done once. */
export function hmacWith(key: Bytes): (message: Bytes) => Bytes {
  const short = key.length > BLOCK ? sha256(key) : key;
  const masked = (mask: number): Bytes => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ mask);
  const [inner, outer] = [masked(0x36), masked(0x5c)];
  return (message) => sha256(joined(outer, sha256(joined(inner, message))));
}

function joined(first: Bytes, second: Bytes): Bytes {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a text of hexadecimal digits, two for each byte. */
export function fromHex(text: string): Bytes {
  return Uint8Array.from({ length: text.length >> 1 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}

const encoder = new TextEncoder();

/** Bytes of a text in UTF-8. */
export function utf8(text: string): Bytes {
  return encoder.encode(text);
}
