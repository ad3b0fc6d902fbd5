import { isBotName } from '@asteroute/bots';
import { parseRecord } from '@asteroute/record';
import type { SeatPlan } from '../match/link.ts';
import type { Saved } from '../match/saved.ts';

/** Parses a kept game; null when it cannot be read. */
export function readSaved(text: string | null): Saved | null {
  const value = parsed(text);
  const record = parseRecord(value?.record);
  const seats = value?.seats;
  if (!record.ok || !isSeats(seats, record.value.players.length) || !Number.isInteger(value?.seed)) return null;
  const { seed, dealt, title, played } = value as Saved;
  const more = { ...(isDealt(dealt) ? { dealt } : {}), ...(typeof title === 'string' ? { title } : {}) };
  return { record: record.value, seats, seed, ...more, played: Number(played) || 0 };
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
