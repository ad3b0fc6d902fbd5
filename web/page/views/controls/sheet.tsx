import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { IconButton, useFocus } from './parts.tsx';
import { useSwipeDown } from './swipe.ts';

export interface SheetProps {
  readonly title: string;
  /** The name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A sheet over the table: a side panel on wide screens, from below on a phone. */
export function Sheet(props: SheetProps) {
  const close = useFocus<HTMLButtonElement>();
  const sheet = useRef<HTMLElement>(null);
  useSwipeDown(sheet, props.onClose);
  return (
    <section ref={sheet} class="sheet bg-surface stack gap-0 relative" role="dialog" aria-label={props.title}>
      <header class="row justify-between border-b">
        <h2 class="heading">{props.title}</h2>
        <IconButton ref={close} icon="close" name={props.close} onClick={props.onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that keys can scroll it */}
      <section class="sheet-body stack grid-cols-1 gap-3 overflow-y-auto" aria-label={props.title} tabIndex={0}>
        {props.children}
      </section>
    </section>
  );
}
