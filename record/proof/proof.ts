import { ok, type Result, refuse } from '@asteroute/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { describeFault } from '../format/fault-words.ts';
import { parseRecord } from '../format/parse.ts';
import type { GameRecord } from '../format/record.ts';
import { commitmentOf, type Fairness, seedHashOf } from './fair.ts';
import { isSigned, type Signature, type Signer } from './signature.ts';

/** The random numbers that the players of a game contributed, and what each player had published before. */
export interface Contributions extends Fairness {
  /** By seat: the hash that the player published before any number was revealed; empty if there was none. */
  readonly commitments: readonly string[];
}

/** What the record of a game on a server has in addition, under the key `fair`. */
export interface Proof extends Contributions {
  readonly version: 2;
  /** Published before the first commitment. */
  readonly serverSeedHash: string;
  /** The server's signature of the file as it would be without this key. */
  readonly signature: Signature;
}

/** The proof that servers wrote before they signed records: a digest, which anyone can compute. */
interface ProofWithDigest extends Fairness {
  readonly serverSeedHash: string;
  /** SHA-256 of the file as it would be without this key, hexadecimal. */
  readonly digest: string;
}

/** A record with its proof. */
export interface ProvedRecord extends GameRecord {
  readonly fair: Proof | ProofWithDigest;
}

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
const game = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/));
const bySeat = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(8));
const clientSeeds = bySeat(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{0,64}$/)));
const chance = { game, serverSeed: hex(32), serverSeedHash: hex(32), clientSeeds };
const proofs = v.union([
  v.strictObject({
    version: v.literal(2),
    ...chance,
    commitments: bySeat(v.union([v.literal(''), hex(32)])),
    signature: v.strictObject({ key: hex(32), value: hex(64) }),
  }),
  v.strictObject({ ...chance, digest: hex(32) }),
]);

/** Writes a record together with its signed proof; `verify` accepts exactly this text. */
export function writeProof(record: GameRecord, contributions: Contributions, signer: Signer): string {
  const { game, serverSeed, clientSeeds, commitments } = contributions;
  const serverSeedHash = seedHashOf(serverSeed);
  const fair = { version: 2, game, serverSeed, serverSeedHash, clientSeeds, commitments } as const;
  const signature: Signature = { key: signer.publicKey, value: signer.sign(signedText({ ...record, fair })) };
  return `${JSON.stringify({ ...record, fair: { ...fair, signature } })}\n`;
}

/** Returns the text to sign. Because of its first line, the signature of a record cannot be used for anything else. */
function signedText(unsigned: object): string {
  return `asteroute record 2\n${JSON.stringify(unsigned)}`;
}

/**
 * Checks that it is unchanged since it was signed, that each number is the committed one, and that the seed matches its
 * published hash.
 */
export function readProof(text: string): Result<ProvedRecord> {
  if (!text.endsWith('\n')) return refuse('malformed', 'the last newline is missing');
  const line = text.slice(0, -1);
  const value = parseJson(line);
  const record = parseRecord(value, describeFault);
  if (!record.ok) return record;
  if (!v.is(v.object({ fair: proofs }), value)) return refuse('malformed', 'fair: no proof, or not in its form');
  const proved = value as unknown as ProvedRecord;
  if (JSON.stringify(inOrder(proved)) !== line) return refuse('malformed', 'the text is not as a server writes it');
  const fault = closingFault(proved) ?? promiseFault(proved);
  return fault === null ? ok(proved) : refuse('malformed', fault);
}

/** `fair` last, and in it the signature; all other keys keep their order, which is part of what was signed. */
function inOrder({ fair, ...bare }: ProvedRecord): ProvedRecord {
  if (!isSignedProof(fair)) {
    const { digest, ...rest } = fair;
    return { ...bare, fair: { ...rest, digest } };
  }
  const { signature, ...rest } = fair;
  const { key, value } = signature;
  return { ...bare, fair: { ...rest, signature: { key, value } } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether the proof has a signature. */
export function isSignedProof(fair: ProvedRecord['fair']): fair is Proof {
  return 'signature' in fair;
}

function closingFault({ fair, ...bare }: ProvedRecord): string | null {
  if (isSignedProof(fair)) {
    const { signature, ...rest } = fair;
    return isSigned(signedText({ ...bare, fair: rest }), signature) ? null : 'the signature is not of this text';
  }
  const { digest, ...rest } = fair;
  const own = bytesToHex(sha256(utf8ToBytes(JSON.stringify({ ...bare, fair: rest }))));
  return own === digest ? null : 'the digest is of another file';
}

/** Returns which promise from before the game does not match what was revealed after it, or null. */
function promiseFault({ fair, players, winners }: ProvedRecord): string | null {
  if (seedHashOf(fair.serverSeed) !== fair.serverSeedHash) {
    return 'the server seed is not the one whose hash was published';
  }
  if (!isSignedProof(fair)) return null;
  const { commitments, clientSeeds } = fair;
  if (winners === undefined) return 'the game has no end';
  if (commitments.length !== players.length || clientSeeds.length !== players.length) {
    return 'fair: not one number for each seat';
  }
  const seat = clientSeeds.findIndex((_, at) => !keptCommitment(fair, at));
  return seat < 0 ? null : `the number of seat ${seat} is not the one that was committed`;
}

/** Whether the number that a seat showed is the committed one; true if the seat committed to none. */
function keptCommitment(fair: Proof, seat: number): boolean {
  const { game, commitments, clientSeeds } = fair;
  return useOf(fair, seat) !== 'committed' || commitments[seat] === commitmentOf(game, clientSeeds[seat]);
}

/** With a committed number, one given openly, a committed number that was never shown, or none. */
export type NumberUse = 'committed' | 'open' | 'withheld' | 'none';

export function useOf(fair: Fairness & Partial<Contributions>, seat: number): NumberUse {
  const hasSeed = (fair.clientSeeds[seat] ?? '') !== '';
  if ((fair.commitments?.[seat] ?? '') === '') return hasSeed ? 'open' : 'none';
  return hasSeed ? 'committed' : 'withheld';
}
