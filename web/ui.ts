import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Cell } from './board/state.ts';
import type { Speed } from './timeline.ts';

/** What a person asks the bag: where a kind of tile would fit, or what fits on a cell. */
export interface BagQuestion {
  readonly kind: string | null;
  readonly cell: Cell | null;
}

export const NO_QUESTION: BagQuestion = { kind: null, cell: null };

/** What a person has set and opened: nothing of the game. */
export interface Ui {
  readonly speed: Signal<Speed>;
  readonly panel: Signal<'log' | 'stack' | 'menu' | null>;
  readonly bag: Signal<BagQuestion>;
  /** Whether the board shows who holds what. */
  readonly owners: Signal<boolean>;
  /** True where nothing should move by itself. */
  readonly still: ReadonlySignal<boolean>;
}

const KEY = 'asteroute.speed';
const SPEEDS: readonly Speed[] = ['full', 'short', 'off'];

export function createUi(storage: () => Storage): Ui {
  const speed = signal<Speed>(read(storage));
  speed.subscribe((value) => {
    try {
      storage().setItem(KEY, value);
    } catch {
      // A setting that cannot be kept holds until the page closes.
    }
  });
  const reduced = signal(matchMedia('(prefers-reduced-motion: reduce)').matches);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
    reduced.value = event.matches;
  });
  return {
    speed,
    panel: signal(null),
    bag: signal(NO_QUESTION),
    owners: signal(false),
    still: computed(() => reduced.value || speed.value === 'off'),
  };
}

function read(storage: () => Storage): Speed {
  try {
    return SPEEDS.find((s) => s === storage().getItem(KEY)) ?? 'full';
  } catch {
    return 'full';
  }
}
