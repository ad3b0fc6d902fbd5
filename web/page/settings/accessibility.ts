import { effect, type ReadonlySignal } from '@preact/signals';
import type { Vision } from '../theme/vision.ts';
import type { Choice } from './preferences.ts';

/** Accessibility settings: colour vision, the side of the confirm button, and motion. */
export interface AccessibilitySettings {
  readonly vision: ReadonlySignal<Vision>;
  readonly reach: ReadonlySignal<Choice<'reach'>>;
  /** True if nothing may move by itself. */
  readonly still: ReadonlySignal<boolean>;
  /** True if nothing may travel over the page or advance by itself. */
  readonly calm: ReadonlySignal<boolean>;
}

/** Writes the settings to the root: the simulated vision as a filter, the rest as data for the style sheets. */
export function applyAccessibility(root: HTMLElement, { vision, reach, still, calm }: AccessibilitySettings): void {
  effect(() => {
    // On the root, so that nothing fixed comes loose.
    root.style.filter = vision.value === 'normal' ? '' : `url("#vision-${vision.value}")`;
    root.dataset.reach = reach.value;
    root.dataset.motion = motionOf(still.value, calm.value);
  });
}

/** The value of `data-motion`: everything moves, things only fade, or nothing moves. */
const motionOf = (still: boolean, calm: boolean) => (still ? 'none' : calm ? 'less' : 'full');
