import { type Signal, signal } from '@preact/signals';

/** What the coach has explained: the game by its number on the shelf, and each lesson with the turn of the person. */
export interface CoachNotes {
  readonly game: number;
  readonly told: readonly { readonly lesson: string; readonly turn: number }[];
  /** Whether the game was scored before its stack was empty. */
  readonly counted?: boolean;
}

const KEY = 'asteroute.coach';

/** The coach's notes, kept in the browser's storage; null while nobody is coached. */
export function rememberedCoach(storage: () => Storage): Signal<CoachNotes | null> {
  const notes = signal(readNotes(storage));
  notes.subscribe((value) => {
    try {
      if (value === null) storage().removeItem(KEY);
      else storage().setItem(KEY, JSON.stringify(value));
    } catch {
      // Without storage the notes last until the page closes.
    }
  });
  return notes;
}

function readNotes(storage: () => Storage): CoachNotes | null {
  try {
    const value = JSON.parse(storage().getItem(KEY) ?? 'null') as CoachNotes | null;
    return value !== null && Number.isInteger(value.game) && Array.isArray(value.told) ? value : null;
  } catch {
    return null;
  }
}
