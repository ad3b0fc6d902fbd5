import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Cell } from '../board/model/state.ts';
import { createSettings, type Settings } from './settings.ts';

/** What a person asks the bag: where a kind of tile would fit, or what fits on a cell. */
export interface BagQuestion {
  readonly kind: string | null;
  readonly cell: Cell | null;
}

export const NO_QUESTION: BagQuestion = { kind: null, cell: null };

/** What a person has set and opened: nothing of the game. */
export interface Ui extends Settings {
  readonly panel: Signal<'log' | 'stack' | 'menu' | 'typed' | 'hint' | 'why' | 'chat' | null>;
  readonly bag: Signal<BagQuestion>;
  /** Whether somebody tries things out in a sandbox. */
  readonly planning: Signal<boolean>;
  /** Whether the board shows who holds what. */
  readonly owners: Signal<boolean>;
  /** True where nothing should move by itself. */
  readonly still: ReadonlySignal<boolean>;
}

export function createUi(storage: () => Storage): Ui {
  const settings = createSettings(storage);
  const reduced = signal(matchMedia('(prefers-reduced-motion: reduce)').matches);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
    reduced.value = event.matches;
  });
  return {
    ...settings,
    panel: signal(null),
    bag: signal(NO_QUESTION),
    planning: signal(false),
    owners: signal(false),
    still: computed(() => reduced.value || settings.motion.value === 'calm' || settings.speed.value === 'off'),
  };
}
