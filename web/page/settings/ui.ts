import type { BoardCell } from '@asteroute/board/model/state.ts';
import type { Notice } from '@asteroute/words/rule-names.ts';
import { computed, type Signal, signal } from '@preact/signals';
import { createPreferences } from './preferences.ts';

/** A question about the remaining tiles: where a kind would fit, or which kinds fit a cell. */
export interface TileQuery {
  readonly kind: string | null;
  readonly cell: BoardCell | null;
}

/** No question about the remaining tiles. */
export const NO_QUESTION: TileQuery = { kind: null, cell: null };

/**
 * The sheets that can be open over a page, by the name in its address: over a table, and over the start page (`setup` and
 * `settings`).
 */
export const SHEETS = [
  'menu',
  'settings',
  'keys',
  'log',
  'scores',
  'stack',
  'hint',
  'why',
  'typed',
  'chat',
  'proof',
  'share',
  'play-on',
  'setup',
] as const;
export type SheetName = (typeof SHEETS)[number];

/** What is open over a page. */
export interface Over {
  readonly sheet: SheetName | null;
  /** Whether the sandbox is open. */
  readonly plan: boolean;
  /** The turn of the game's review, from 1, or 0 before one is chosen; null while the review is closed. */
  readonly review: number | null;
}

/** Nothing is open over a page. */
export const NOTHING_OVER: Over = { sheet: null, plan: false, review: null };

/** A value that can be read and written like a signal. */
type Writable<T> = Pick<Signal<T>, 'value' | 'peek'>;

/** One field of an object in a signal, to be read and written like a signal. */
function fieldOf<T, K extends keyof T>(whole: Signal<T>, key: K): Writable<T[K]> {
  const field = computed(() => whole.value[key]);
  return {
    get value() {
      return field.value;
    },
    set value(wanted) {
      if (wanted !== field.peek()) whole.value = { ...whole.peek(), [key]: wanted };
    },
    peek: () => field.peek(),
  };
}

/** Opens a sheet, or closes it if it is open. */
export function toggleSheet({ panel }: Pick<Ui, 'panel'>, sheet: SheetName): void {
  panel.value = panel.value === sheet ? null : sheet;
}

/** The fields of `over` as separate values. */
export const overFields = (over: Signal<Over>) => ({
  /** The open sheet. Opening one makes an entry in the browser's history, so that Back closes it. */
  panel: fieldOf(over, 'sheet'),
  /** Whether the sandbox is open. */
  planning: fieldOf(over, 'plan'),
  /** The turn of the open review, from 1, or 0 before one is chosen; null while no review is open. */
  reviewing: fieldOf(over, 'review'),
});

/** UI state: the settings, and what is open over the page. It contains nothing of the game. */
export type Ui = Readonly<ReturnType<typeof createUi>>;

/** The state of the page outside of the game; what is open over a page is kept in `over`. */
export function createUi(storage: () => Storage, over: Signal<Over>) {
  const settings = createPreferences(storage);
  const reduced = signal(matchMedia('(prefers-reduced-motion: reduce)').matches);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
    reduced.value = event.matches;
  });
  const still = computed(() => reduced.value || settings.motion.value === 'none' || settings.speed.value === 'off');
  return {
    ...settings,
    ...overFields(over),
    /** Why the last key did nothing; shown for a few seconds. */
    notice: signal<Notice | null>(null),
    tileQuery: signal(NO_QUESTION),
    /** Whether a person wants to see the odds of an attack where their card would cover much of the board. */
    odds: signal(false),
    /** Whether the board shows the owners of realms. */
    owners: signal(false),
    /** Whether the board shows where the tile of a player elsewhere fits, while they think. */
    theirCells: signal(false),
    /** The seat whose player last took over the screen with the handover card. */
    taken: signal<number | null>(null),
    /** The text that was last announced to a screen reader. */
    said: signal(''),
    /** What is typed while the sheet for typed commands is being loaded; null once it has been. */
    typedAhead: signal<string | null>(''),
    /** True while a typed line runs: its answer says what would otherwise be announced. */
    typing: signal(false),
    /** How often a person asked for the last announcement again. */
    repeated: signal(0),
    /** True if nothing may move by itself. */
    still,
    /** True if nothing may travel over the page or advance by itself; things may still fade. */
    calm: computed(() => still.value || settings.motion.value === 'calm'),
  };
}
