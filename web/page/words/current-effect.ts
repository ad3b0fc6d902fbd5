import { type Inputs, useEffect } from 'preact/hooks';

/** `isCurrent` is false once the component is removed or the inputs changed, so that a late answer is dropped. */
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
