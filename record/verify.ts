import { chanceMove, type Game, newGame, ok, type Ply, type Result, refuse, sameMove } from '@asteroute/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { type Fairness, fairDealer, seedHashOf } from './fair.ts';
import { parseRecord } from './parse.ts';
import type { GameRecord } from './record.ts';
import { replay } from './replay.ts';
import { setupOf } from './setup.ts';

/** What a record of a game on a server carries besides, under the key `fair`. */
export interface Proof extends Fairness {
  /** Published before the first move. */
  readonly serverSeedHash: string;
  /** SHA-256 of the file as it would be without this key, hexadecimal. */
  readonly digest: string;
}

/** A record with the proof of its chance. */
export interface ProvedRecord extends GameRecord {
  readonly fair: Proof;
}

/** What was found out about a file that holds. */
export interface Verified {
  readonly record: ProvedRecord;
  readonly turns: number;
  readonly draws: number;
  readonly dice: number;
}

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seed = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{0,64}$/));
const proof = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/)),
  serverSeed: hex,
  serverSeedHash: hex,
  clientSeeds: v.pipe(v.array(seed), v.maxLength(8)),
  digest: hex,
});

/** Writes a record down together with what proves its chance; `verify` accepts exactly this text. */
export function writeProof(record: GameRecord, fairness: Fairness): string {
  const { game, serverSeed, clientSeeds } = fairness;
  const fair = { game, serverSeed, serverSeedHash: seedHashOf(serverSeed), clientSeeds };
  const digest = digestOf({ ...record, fair });
  return `${JSON.stringify({ ...record, fair: { ...fair, digest } })}\n`;
}

function digestOf(value: object): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(value))));
}

/**
 * Checks the text of a proved record: that no byte is other than it was written, that the rules allow every move, and
 * that the seeds deal every tile and every die. Refused with the first fault. What remains to a person is to compare
 * `fair.serverSeedHash` with the hash that the table showed before the first move.
 */
export function verify(text: string): Result<Verified> {
  const read = readProved(text);
  if (!read.ok) return read;
  const { fair, ...bare } = read.value;
  const { digest, ...without } = fair;
  if (digestOf({ ...bare, fair: without }) !== digest) return refuse('malformed', 'the digest is of another file');
  if (seedHashOf(fair.serverSeed) !== fair.serverSeedHash) {
    return refuse('malformed', 'the server seed is not the one whose hash was published');
  }
  return verifyPlay(read.value);
}

function readProved(text: string): Result<ProvedRecord> {
  const line = text.endsWith('\n') ? text.slice(0, -1) : text;
  const value = parseJson(line);
  const record = parseRecord(value);
  if (!record.ok) return record;
  if (JSON.stringify(value) !== line) return refuse('malformed', 'the text is not as a server writes it');
  if (!v.is(v.object({ fair: proof }), value)) return refuse('malformed', 'fair: no proof, or not in its form');
  return ok(value as unknown as ProvedRecord);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function verifyPlay(record: ProvedRecord): Result<Verified> {
  const played = replay(record);
  if (!played.ok) return played;
  const [difference] = played.value.differences;
  if (difference !== undefined) {
    return refuse('illegal-action', `turn ${difference.turn ?? 'end'}: ${difference.message}`);
  }
  const start = newGame(setupOf(record));
  if (!start.ok) return start;
  return verifyChance(record, start.value, played.value.plies);
}

function verifyChance(record: ProvedRecord, start: Game, plies: readonly Ply[]): Result<Verified> {
  const dealer = fairDealer(record.fair);
  const counts = { draw: 0, roll: 0 };
  let before = start;
  for (const [i, { move, game }] of plies.entries()) {
    if (move.type === 'draw' || move.type === 'roll') {
      const due = chanceMove(before, dealer);
      if (due === null || !sameMove(due, move)) return refuse('illegal-roll', `ply ${i + 1}: not what the seeds deal`);
      counts[move.type] += move.type === 'draw' ? 1 : move.dice.reduce((sum, own) => sum + (own?.length ?? 0), 0);
    }
    before = game;
  }
  return ok({ record, turns: record.turns.length, draws: counts.draw, dice: counts.roll });
}
