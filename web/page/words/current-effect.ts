import { type Inputs, useEffect } from 'preact/hooks';

/**
 * Runs an effect that can ask `isCurrent` whether its result still counts. It does not once the component is removed or
 * the inputs have changed, so that a late answer is dropped. The function that the effect returns is called when it
 * ends.
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
