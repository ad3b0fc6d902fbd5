import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BoardCell } from '../board/model/state.ts';
import { createSettings, type Settings } from './settings.ts';

/** A question about the remaining tiles: where a kind would fit, or which kinds fit a cell. */
export interface TileQuery {
  readonly kind: string | null;
  readonly cell: BoardCell | null;
}

/** No question about the remaining tiles. */
export const NO_QUESTION: TileQuery = { kind: null, cell: null };

/** UI state: settings and the open panel; nothing of the game. */
export interface Ui extends Settings {
  readonly panel: Signal<'log' | 'stack' | 'menu' | 'typed' | 'hint' | 'why' | 'chat' | null>;
  readonly tileQuery: Signal<TileQuery>;
  /** Whether the sandbox is open. */
  readonly planning: Signal<boolean>;
  /** Whether the board shows the owners of realms. */
  readonly owners: Signal<boolean>;
  /** True where nothing should move by itself. */
  readonly still: ReadonlySignal<boolean>;
}

/** The state of the page outside of the game. */
export function createUi(storage: () => Storage): Ui {
  const settings = createSettings(storage);
  const reduced = signal(matchMedia('(prefers-reduced-motion: reduce)').matches);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
    reduced.value = event.matches;
  });
  return {
    ...settings,
    panel: signal(null),
    tileQuery: signal(NO_QUESTION),
    planning: signal(false),
    owners: signal(false),
    still: computed(() => reduced.value || settings.motion.value === 'calm' || settings.speed.value === 'off'),
  };
}
