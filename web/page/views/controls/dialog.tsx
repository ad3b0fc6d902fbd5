import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from './parts.tsx';
import type { SheetProps } from './sheet.tsx';

/** A modal dialog: the browser keeps the focus in it and gives it back afterwards, and Escape closes it. */
export function Dialog(props: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="dialog overflow-y-auto floating shadow-lg rounded-lg"
      aria-label={props.title}
      onClose={props.onClose}
    >
      <header class="row justify-between">
        <h2 class="heading">{props.title}</h2>
        <IconButton icon="close" name={props.close} onClick={() => dialog.current?.close()} />
      </header>
      {props.children}
    </dialog>
  );
}
