import type { Choice } from './preferences.ts';

/** The levels of assistance that an official try allows; apart from the hints, which the first page loads. */
export const OFFICIAL_LEVELS: readonly Choice<'assist'>[] = ['tournament', 'purist'];
