import type { GameRecord } from '@asteroute/record';
import type { SeatPlan } from './link.ts';

/** A game kept in the browser: its record, who plays, and the seed of its draws and dice. */
export interface Saved {
  readonly record: GameRecord;
  readonly seats: readonly SeatPlan[];
  readonly seed: number;
  /** Tiles that are dealt regardless of the seed, starting with draw number `from` (from 0). */
  readonly dealt?: { readonly from: number; readonly tiles: readonly string[] };
  readonly title?: string;
  /** The time of the last play, in milliseconds since 1970; 0 or absent if unknown. */
  readonly played?: number;
}

/** Where one game is stored: in the browser's storage, or in memory in tests. */
export interface Slot {
  /** The number of the game; absent if it is not kept for good. */
  readonly id?: number;
  /** Returns false if the game could not be saved; the version saved before is then still there. */
  save(saved: Saved): boolean;
  /** What another window saved since this one last did, else null. Until it is taken, it is not written over. */
  readonly takeNewer?: () => Saved | null;
}
