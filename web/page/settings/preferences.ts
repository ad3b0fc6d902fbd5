import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { type Signal, signal } from '@preact/signals';
import { CONFIRMS, type Confirm } from '../match/controller.ts';
import type { Speed } from '../match/timeline.ts';
import { colourOverrides } from '../theme/colour-overrides.ts';
import { VISIONS, type Vision } from '../theme/vision.ts';

/** Levels of assistance: everything with a legend; the usual hints; only what follows from the tile in hand; nothing. */
export const ASSISTS = ['learn', 'standard', 'tournament', 'purist'] as const;
/** One of the levels of assistance. */
export type Assist = (typeof ASSISTS)[number];

/** How a change of the person at the screen is announced. */
export const HANDOVERS = ['never', 'banner', 'card'] as const;
/** One of the handover settings. */
type Handover = (typeof HANDOVERS)[number];

/** How things move by themselves: as the system asks; with short fades alone, nothing travelling or going on; not at all. */
export const MOTIONS = ['system', 'calm', 'none'] as const;
/** One of the motion settings. */
type Motion = (typeof MOTIONS)[number];

/** How much is announced to a screen reader. */
export const SPOKENS = ['full', 'brief'] as const;
/** One of the steps of announcements. */
export type Spoken = (typeof SPOKENS)[number];

/** Whether keys of a single letter, digit or sign do something (WCAG 2.1.4). */
export const LETTERS = ['on', 'off'] as const;
/** One of the settings of single-letter keys. */
type LetterMode = (typeof LETTERS)[number];

/** The side of the confirm button. */
export const REACHES = ['right', 'left'] as const;
/** The hand that holds a phone. */
export type Reach = (typeof REACHES)[number];

/** Whether the board turns by itself where that makes it larger. */
export const TURNINGS = ['auto', 'never'] as const;
/** One of the settings for turning the board. */
type Turning = (typeof TURNINGS)[number];

/** The speeds of the timeline. */
export const SPEEDS: readonly Speed[] = ['full', 'short', 'off'];

/** Volumes go from 0 (silent) to this. */
export const MAX_VOLUME = 10;
const VOLUMES = Array.from({ length: MAX_VOLUME + 1 }, (_, i) => String(i));

/** The settings, kept in the browser's storage. */
export interface Preferences {
  readonly speed: Signal<Speed>;
  readonly assist: Signal<Assist>;
  readonly confirm: Signal<Confirm>;
  readonly handover: Signal<Handover>;
  readonly reach: Signal<Reach>;
  readonly turning: Signal<Turning>;
  readonly motion: Signal<Motion>;
  readonly spoken: Signal<Spoken>;
  readonly letters: Signal<LetterMode>;
  /** A simulated colour vision. */
  readonly vision: Signal<Vision>;
  /** Volume of what happens on the table, as a number in text. */
  readonly effects: Signal<string>;
  /** Volume of the signal for one's own turn. */
  readonly calls: Signal<string>;
  /** The colour in which this viewer sees each player's. */
  readonly colourOverrides: typeof colourOverrides;
}

/** The settings, kept in the browser's storage. */
export function createPreferences(storage: () => Storage): Preferences {
  storeOverrides(storage);
  return {
    speed: kept(storage, 'speed', SPEEDS),
    assist: kept(storage, 'assist', ASSISTS, 'standard'),
    confirm: kept(storage, 'confirm', CONFIRMS),
    handover: kept(storage, 'handover', HANDOVERS),
    reach: kept(storage, 'reach', REACHES),
    turning: kept(storage, 'turning', TURNINGS),
    motion: kept(storage, 'motion', MOTIONS),
    spoken: kept(storage, 'spoken', SPOKENS),
    letters: kept(storage, 'letters', LETTERS),
    vision: kept(storage, 'vision', VISIONS),
    effects: kept(storage, 'effects', VOLUMES, '4'),
    calls: kept(storage, 'calls', VOLUMES, '4'),
    colourOverrides,
  };
}

/** A choice that outlives the page; the first value where nothing else is said. */
function kept<T extends string>(storage: () => Storage, name: string, values: readonly T[], fallback = values[0]) {
  const key = `asteroute.${name}`;
  const text = read(storage, key);
  const choice = signal<T>(values.find((value) => value === text) ?? fallback);
  choice.subscribe((value) => write(storage, key, value));
  return choice;
}

function storeOverrides(storage: () => Storage): void {
  const key = 'asteroute.colors';
  try {
    colourOverrides.value = JSON.parse(read(storage, key) ?? '{}') as Partial<Record<PlayerColor, PlayerColor>>;
  } catch {
    colourOverrides.value = {};
  }
  colourOverrides.subscribe((value) => write(storage, key, JSON.stringify(value)));
}

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // A setting that cannot be kept holds until the page closes.
  }
}
