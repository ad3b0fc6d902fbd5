import type { GameRecord } from '@asteroute/record';
import type { SeatPlan } from './link.ts';

/** A game kept in the browser: its record, who plays, and the seed of its chance. */
export interface Saved {
  readonly record: GameRecord;
  readonly seats: readonly SeatPlan[];
  readonly seed: number;
  /** Tiles that are dealt whatever the seed says, from the draw with this number (from 0) on. */
  readonly dealt?: { readonly from: number; readonly tiles: readonly string[] };
  /** The title that the person gave the game. */
  readonly title?: string;
  /** When it was played last, in milliseconds since 1970; 0 or absent if unknown. */
  readonly played?: number;
}

/** The place of one game: the browser's storage, or memory in tests. */
export interface Slot {
  /** False when nothing could be kept; what was kept before is still there. */
  save(saved: Saved): boolean;
}
