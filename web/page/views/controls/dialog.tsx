import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from './parts.tsx';
import type { SheetProps } from './sheet.tsx';

/** A modal dialog: the browser keeps the focus in it and gives it back afterwards, and Escape closes it. */
export function Dialog(props: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const told = useRef(false);
  useEffect(() => dialog.current?.showModal(), []);
  const tell = () => {
    if (!told.current) props.onClose();
    told.current = true;
  };
  /** Tells at once: the event `close` comes in a task of its own, after a key that asks for the next dialog. */
  const close = (event: Event) => {
    event.preventDefault();
    dialog.current?.close();
    tell();
  };
  return (
    <dialog
      ref={dialog}
      class="dialog overflow-y-auto floating shadow-lg rounded-lg"
      aria-label={props.title}
      onCancel={(event) => event.target === dialog.current && close(event)}
      onSubmit={(event) => (event.target as HTMLFormElement).method === 'dialog' && close(event)}
      onClose={tell}
    >
      <header class="row justify-between">
        <h2 class="heading">{props.title}</h2>
        <IconButton icon="close" name={props.close} onClick={close} />
      </header>
      {props.children}
    </dialog>
  );
}
