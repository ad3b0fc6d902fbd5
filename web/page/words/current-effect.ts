import { type Inputs, useEffect } from 'preact/hooks';

/**
 * An effect that is told by `isCurrent` whether it still counts: not after the component went or the inputs changed, so
 * that a late answer is dropped. What it returns is called when it ends.
 */
export function useCurrentEffect(run: (isCurrent: () => boolean) => (() => void) | undefined, inputs: Inputs): void {
  useEffect(() => {
    let current = true;
    const end = run(() => current);
    return () => {
      current = false;
      end?.();
    };
  }, inputs);
}
