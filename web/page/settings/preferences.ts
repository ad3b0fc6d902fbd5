import type { Signal } from '@preact/signals';
import type { Confirm } from '../match/controller.ts';
import type { Speed } from '../match/playback/timeline.ts';
import { storedSignal } from '../storage/stored.ts';
import { colourOverrides } from '../theme/colour-overrides.ts';
import { VISIONS } from '../theme/vision.ts';

/** The settings that have a few fixed values, and these values. */
export const CHOICES = {
  speed: ['full', 'short', 'off'] satisfies readonly Speed[],
  /**
   * Levels of assistance: all hints and the legend; the usual hints; only what follows from the tile in hand; no hints.
   */
  assist: ['learn', 'standard', 'tournament', 'purist'],
  confirm: ['again', 'meeple', 'button'] satisfies readonly Confirm[],
  /** How a change of players at one screen is announced. */
  handover: ['never', 'banner', 'card'],
  /** The side of the confirm button. */
  reach: ['right', 'left'],
  /** Whether the board rotates by itself when that makes it larger. */
  turning: ['auto', 'never'],
  /** How much moves by itself: as the system setting says, short fades only, or nothing. */
  motion: ['system', 'calm', 'none'],
  /** How much is announced to a screen reader. */
  spoken: ['full', 'brief'],
  /** Whether keys of a single letter, digit or sign do something (WCAG 2.1.4). */
  letters: ['on', 'off'],
  /** A simulated colour vision. */
  vision: VISIONS,
} as const;
/** The name of a setting with fixed values. */
export type ChoiceName = keyof typeof CHOICES;
/** A value of such a setting. */
export type Choice<K extends ChoiceName> = (typeof CHOICES)[K][number];
/** The maximum volume; 0 is silent. */
export const MAX_VOLUME = 10;
const VOLUMES = Array.from({ length: MAX_VOLUME + 1 }, (_, i) => String(i));

/** The settings, kept in the browser's storage. */
export interface Preferences extends Readonly<{ [K in ChoiceName]: Signal<Choice<K>> }> {
  /** Volume of the sounds of the table, as a number in text. */
  readonly effects: Signal<string>;
  /** Volume of the ambience of a table. */
  readonly ambience: Signal<string>;
  /** Volume of the signal for one's own turn. */
  readonly calls: Signal<string>;
  /** The colours in which this viewer sees the colours of the players. */
  readonly colourOverrides: typeof colourOverrides;
}

/** The default of each setting whose default is not the first of its values. */
const DEFAULTS: Readonly<Record<string, string>> = { assist: 'standard' };

/** The settings, kept in the browser's storage. */
export function createPreferences(storage: () => Storage): Preferences {
  const choices = Object.entries(CHOICES).map(([name, values]) => [name, kept(storage, name, values, DEFAULTS[name])]);
  return {
    ...(Object.fromEntries(choices) as Pick<Preferences, ChoiceName>),
    effects: kept(storage, 'effects', VOLUMES, '4'),
    ambience: kept(storage, 'ambience', VOLUMES, '3'),
    calls: kept(storage, 'calls', VOLUMES, '4'),
    colourOverrides: storedSignal(storage, 'asteroute.colors', { none: {} }, colourOverrides),
  };
}

/** A setting that is kept in the browser's storage; `fallback` if nothing valid is stored. */
function kept(storage: () => Storage, name: string, values: readonly string[], fallback = values[0]): Signal<string> {
  return storedSignal(storage, `asteroute.${name}`, {
    none: fallback,
    parse: (text) => values.find((value) => value === text) ?? null,
    write: String,
  });
}
