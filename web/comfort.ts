import { effect, type ReadonlySignal } from '@preact/signals';
import type { Vision } from './theme/vision.ts';

/** What a person has set for their eyes. */
export interface Comfort {
  readonly vision: ReadonlySignal<Vision>;
  /** True where nothing should move by itself. */
  readonly still: ReadonlySignal<boolean>;
}

/** Lets the page's root carry the settings, where the style sheets find them. */
export function wearComfort(root: HTMLElement, { vision, still }: Comfort): void {
  effect(() => {
    root.dataset.vision = vision.value;
    root.dataset.calm = String(still.value);
  });
}
