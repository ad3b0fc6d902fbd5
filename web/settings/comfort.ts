import { effect, type ReadonlySignal } from '@preact/signals';
import type { Vision } from '../theme/vision.ts';
import type { Reach } from './settings.ts';

/** What a person has set for their eyes and hands. */
export interface Comfort {
  readonly vision: ReadonlySignal<Vision>;
  readonly reach: ReadonlySignal<Reach>;
  /** True where nothing should move by itself. */
  readonly still: ReadonlySignal<boolean>;
}

/** Lets the page's root carry the settings, where the style sheets find them. */
export function wearComfort(root: HTMLElement, { vision, reach, still }: Comfort): void {
  effect(() => {
    root.dataset.vision = vision.value;
    root.dataset.reach = reach.value;
    root.dataset.calm = String(still.value);
  });
}
