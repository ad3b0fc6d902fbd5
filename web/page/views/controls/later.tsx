import { type ComponentType, createContext } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * What had the focus when a view was asked for whose program had yet to come: it may have lost it meanwhile. The first
 * that takes the focus in the view takes this out.
 */
export const Opener = createContext<{ current: Element | null } | null>(null);

/**
 * A view whose program is loaded when it is first shown, so that the first move does not wait for it. Until it is there
 * nothing is shown in its place; where it cannot be loaded, the next time it is shown tries again.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [, redraw] = useState(loaded !== null);
    const opener = useRef(loaded === null ? document.activeElement : null);
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
    if (Part === null) return null;
    return (
      <Opener.Provider value={opener}>
        <Part {...props} />
      </Opener.Provider>
    );
  };
}
