import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const ID_BYTES = 16;

export const keyIdOf = (publicKey: string): string => bytesToHex(sha256(utf8ToBytes(publicKey)).subarray(0, ID_BYTES));
