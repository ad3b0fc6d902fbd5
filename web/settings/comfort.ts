import { effect, type ReadonlySignal } from '@preact/signals';
import type { Vision } from '../theme/vision.ts';
import type { Reach } from './settings.ts';

/** Accessibility settings for eyes and hands. */
export interface Comfort {
  readonly vision: ReadonlySignal<Vision>;
  readonly reach: ReadonlySignal<Reach>;
  /** True where nothing should move by itself. */
  readonly still: ReadonlySignal<boolean>;
}

/** Writes the settings to data attributes of the root, where the style sheets find them. */
export function applyComfort(root: HTMLElement, { vision, reach, still }: Comfort): void {
  effect(() => {
    root.dataset.vision = vision.value;
    root.dataset.reach = reach.value;
    root.dataset.calm = String(still.value);
  });
}
