import { tableIn } from '@asteroute/words/loaders/table-words.ts';
import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** What had the focus when a view still being loaded was opened; its first element that takes the focus clears it. */
export const Opener = createContext<{ current: Element | null } | null>(null);

/** Loaded when first shown, so that the first move does not wait; after a failure the next showing tries again. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead?: (props: P, failed: boolean) => ComponentChildren,
): ComponentType<P> {
  return withFirstWords(async () => (await Promise.all([load(), tableIn('en')]))[0], instead);
}

/** The same for a view that may be shown before the first move: in English it has only the texts of `firstEn`. */
export function withFirstWords<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead?: (props: P, failed: boolean) => ComponentChildren,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [failed, settle] = useState<boolean | null>(null);
    // With something shown instead, the element that opened the view is gone and cannot take the focus back.
    const opener = useRef(loaded === null && instead === undefined ? document.activeElement : null);
    useEffect(() => {
      if (loaded !== null) return;
      load().then(
        (part) => {
          loaded = part;
          settle(false);
        },
        () => settle(true),
      );
    }, []);
    const Part = loaded;
    if (Part === null) return instead?.(props, failed === true) ?? null;
    return (
      <Opener.Provider value={opener}>
        <Part {...props} />
      </Opener.Provider>
    );
  };
}
