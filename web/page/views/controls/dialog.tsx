import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './parts.tsx';

/** A modal dialog: the browser keeps the focus in it and gives it back afterwards, and Escape closes it. */
export function Dialog(props: {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog scroll floating raised soft" aria-label={props.title} onClose={props.onClose}>
      <header class="row apart">
        <h2>{props.title}</h2>
        <button type="button" class="quiet square" aria-label={props.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {props.children}
    </dialog>
  );
}
