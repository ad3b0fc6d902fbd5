import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A view whose program is loaded when it is first shown, so that the first move does not wait for it. Until it is there
 * nothing is shown in its place; where it cannot be loaded, the next time it is shown tries again.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [, redraw] = useState(loaded !== null);
    useEffect(() => {
      if (loaded !== null) return;
      load().then(
        (part) => {
          loaded = part;
          redraw(true);
        },
        () => undefined,
      );
    }, []);
    const Part = loaded;
    return Part === null ? null : <Part {...props} />;
  };
}
