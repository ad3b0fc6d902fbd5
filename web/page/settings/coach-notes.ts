import type { Signal } from '@preact/signals';
import { storedSignal } from '../storage/stored.ts';

/** What the coach has explained: the game by its number on the shelf, and each lesson with the turn of the person. */
export interface CoachNotes {
  readonly game: number;
  readonly told: readonly { readonly lesson: string; readonly turn: number }[];
  /** Whether the game was scored before its stack was empty. */
  readonly counted?: boolean;
}

const KEY = 'asteroute.coach';

/** The coach's notes, kept in the browser's storage; null while nobody is coached. */
export const rememberedCoach = (storage: () => Storage): Signal<CoachNotes | null> =>
  storedSignal<CoachNotes | null>(storage, KEY, { none: null, parse: readNotes });

function readNotes(text: string): CoachNotes | null {
  const value = JSON.parse(text) as CoachNotes | null;
  return value !== null && Number.isInteger(value.game) && Array.isArray(value.told) ? value : null;
}
