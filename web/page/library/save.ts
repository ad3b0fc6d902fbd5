import { isBotName } from '@asteroute/bots';
import { type Result, refuse } from '@asteroute/engine';
import type { GameRecord, TurnRecord } from '@asteroute/record';
import type { SeatPlan } from '../match/link.ts';
import type { Saved } from '../match/saved.ts';

/** Null if unreadable. Checks only what the list shows: the first move must not wait for the schema of records. */
export function readSaved(text: string | null): Saved | null {
  const { record, seats, seed, dealt, title, played } = parsed(text) ?? {};
  if (!isRecord(record) || !isSeats(seats, record.players.length) || !Number.isInteger(seed)) return null;
  const more = { ...(isDealt(dealt) ? { dealt } : {}), ...(typeof title === 'string' ? { title } : {}) };
  return { record, seats, seed: Number(seed), ...more, played: Number(played) || 0 };
}

/** Opens a kept game. A damaged entry of the storage may throw on the way; it is then refused as one that is not read. */
export function openSaved<T>(open: () => Result<T>): Result<T> {
  try {
    return open();
  } catch {
    return refuse('malformed', 'not a record');
  }
}

function isRecord(value: Partial<GameRecord> | null | undefined): value is GameRecord {
  const { asteroute, edition, modules, players, turns, final } = value ?? {};
  return (
    asteroute === 1 &&
    typeof edition === 'string' &&
    isList(modules, (name) => typeof name === 'string') &&
    isList(players, (player) => typeof player?.name === 'string' && typeof player.color === 'string') &&
    isList(turns, isTurn) &&
    (final === undefined || isList(final?.scores, Number.isFinite))
  );
}

function isTurn(turn: Partial<TurnRecord> | null): boolean {
  const { tile, player, x, y, rotation, scores } = turn ?? {};
  return (
    typeof tile === 'string' && [player, x, y, rotation].every(Number.isSafeInteger) && isList(scores, Number.isFinite)
  );
}

function isList<T>(list: readonly T[] | undefined, isItem: (item: T) => boolean): boolean {
  return Array.isArray(list) && list.every(isItem);
}

function parsed(text: string | null): Partial<Saved> | null {
  try {
    return JSON.parse(text ?? 'null') as Partial<Saved> | null;
  } catch {
    return null;
  }
}

/** Whether there is one seat plan for every player, each for a person or a known bot. */
function isSeats(seats: unknown, players: number): seats is readonly SeatPlan[] {
  if (!Array.isArray(seats) || seats.length !== players) return false;
  return seats.every((seat) => seat?.bot === null || isBotName(seat?.bot));
}

function isDealt(dealt: Saved['dealt']): boolean {
  return (
    Number.isInteger(dealt?.from) && Array.isArray(dealt?.tiles) && dealt.tiles.every((t) => typeof t === 'string')
  );
}
