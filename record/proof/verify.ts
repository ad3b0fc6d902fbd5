import { chanceMove, type Game, newGame, ok, type Ply, type Result, refuse, sameMove } from '@asteroute/engine';
import { setupOf } from '../format/setup.ts';
import { replay } from '../replay/replay.ts';
import { fairDealer } from './fair.ts';
import { isSignedProof, type NumberUse, type ProvedRecord, readProof, useOf } from './proof.ts';

/** What `verify` found in a valid file. */
export interface Verified {
  readonly record: ProvedRecord;
  readonly turns: number;
  readonly draws: number;
  readonly dice: number;
  /** The public key that signed it; null for a record from before servers signed, which anyone may have written. */
  readonly signedBy: string | null;
  /** How each seat contributed to the random numbers. */
  readonly numbers: readonly NumberUse[];
}

/**
 * Checks that the signature is valid, that the rules give every move and this result, that numbers are the committed
 * ones, and that the seeds deal every tile and die; with `key` (hexadecimal), that it signed. A person still has to
 * compare `fair.serverSeedHash` with the hash shown before the first move.
 */
export function verify(text: string, key: string | null = null): Result<Verified> {
  const read = readProof(text);
  if (!read.ok) return read;
  const { fair, players } = read.value;
  const signedBy = isSignedProof(fair) ? fair.signature.key : null;
  if (key !== null && signedBy === null) return refuse('malformed', 'it is not signed');
  if (key !== null && signedBy !== key) return refuse('malformed', `it is signed by another key: ${signedBy}`);
  const played = verifyPlay(read.value);
  const numbers = players.map((_, seat) => useOf(fair, seat));
  return played.ok ? ok({ ...played.value, signedBy, numbers }) : played;
}

type Played = Omit<Verified, 'signedBy' | 'numbers'>;

function verifyPlay(record: ProvedRecord): Result<Played> {
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

function verifyChance(record: ProvedRecord, start: Game, plies: readonly Ply[]): Result<Played> {
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
