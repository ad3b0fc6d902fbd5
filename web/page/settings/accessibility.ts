import { effect } from '@preact/signals';
import type { Ui } from './ui.ts';

/** Writes the settings to the root: the simulated vision as a filter, the rest as data for the style sheets. */
export function applyAccessibility(root: HTMLElement, { vision, reach, still, calm }: Ui): void {
  effect(() => {
    // On the root, because a filter on any other element would change what fixed elements are positioned by.
    root.style.filter = vision.value === 'normal' ? '' : `url("#vision-${vision.value}")`;
    root.dataset.reach = reach.value;
    root.dataset.motion = motionOf(still.value, calm.value);
  });
}

/** The value of `data-motion`: everything moves, things only fade, or nothing moves. */
const motionOf = (still: boolean, calm: boolean) => (still ? 'none' : calm ? 'less' : 'full');
