import { botNamed } from '@asteroute/bots';
import type { GameRecord } from '@asteroute/record';
import { parseRecord } from '@asteroute/record';
import type { SeatPlan } from './link.ts';

/** A game kept in the browser: its record, who plays, and the seed of its chance. */
export interface Saved {
  readonly record: GameRecord;
  readonly seats: readonly SeatPlan[];
  readonly seed: number;
}

/** Where a game is kept: the browser's storage, or memory in tests. */
export interface Store {
  load(): Saved | null;
  /** False when nothing could be kept. */
  save(saved: Saved): boolean;
}

const KEY = 'asteroute.game.1';

/** The browser's storage. A text that cannot be read is left alone and counts as no game. */
export function browserStore(storage: () => Storage): Store {
  return {
    load: () => {
      try {
        return readSaved(storage().getItem(KEY));
      } catch {
        return null;
      }
    },
    save: (saved) => {
      try {
        storage().setItem(KEY, JSON.stringify(saved));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** One plan for every player, each a person or a bot that there is. */
function isSeats(seats: unknown, players: number): seats is readonly SeatPlan[] {
  if (!Array.isArray(seats) || seats.length !== players) return false;
  return seats.every((seat) => seat?.bot === null || botNamed(String(seat?.bot)) !== null);
}

function readSaved(text: string | null): Saved | null {
  if (text === null) return null;
  const value = JSON.parse(text) as Partial<Saved> | null;
  const record = parseRecord(value?.record);
  const seats = value?.seats;
  if (!record.ok || !isSeats(seats, record.value.players.length) || !Number.isInteger(value?.seed)) return null;
  return { record: record.value, seats, seed: value?.seed as number };
}
