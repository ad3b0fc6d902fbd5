import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './parts.tsx';
import { SureButton } from './sure-button.tsx';

/** Asks a server; resolves with a text that says why it did not work, or with anything else. */
export type Act = () => Promise<unknown>;

/** A press that runs an action unless the one before still runs. */
interface Action {
  readonly fault: ReadonlySignal<string | null>;
  readonly run: () => void;
  /** For the button: it stays enabled, because a disabled one loses the focus. */
  readonly state: { readonly 'aria-busy': boolean; readonly 'aria-disabled': boolean };
}

/** For a button that is not an `ActionButton`, such as one with an icon alone. */
export function useAction(act: Act): Action {
  const busy = useSignal(false);
  const fault = useSignal<string | null>(null);
  const start = async () => {
    if (busy.peek()) return;
    busy.value = true;
    fault.value = null;
    try {
      const said = await act();
      fault.value = typeof said === 'string' ? said : null;
    } finally {
      busy.value = false;
    }
  };
  return { fault, run: () => void start(), state: { 'aria-busy': busy.value, 'aria-disabled': busy.value } };
}

interface Props extends Omit<ComponentProps<typeof Button>, 'text' | 'onClick' | 'onBlur'> {
  readonly text: string;
  readonly act: Act;
  /** For what cannot be undone: the question of a first press, `words.sure` of the page. */
  readonly sure?: string;
  /** The name for a screen reader of a button that asks `sure`. */
  readonly name?: string;
}

/** A button that asks a server: busy until it is answered, and why it did not work stands beside it. */
export function ActionButton({ act, sure, name, ...look }: Props) {
  const { fault, run, state } = useAction(act);
  return (
    <>
      {sure !== undefined ? (
        <SureButton {...look} {...state} {...(name === undefined ? {} : { name })} sure={sure} onSure={run} />
      ) : look.type === 'submit' ? (
        <SubmitButton {...look} {...state} onSubmit={run} />
      ) : (
        <Button {...look} {...state} onClick={run} />
      )}
      {fault.value !== null && (
        <span role="alert" class="text-danger">
          {fault.value}
        </span>
      )}
    </>
  );
}

/** A button that also acts on Enter in a field of its form. */
function SubmitButton({ onSubmit, ...look }: ComponentProps<typeof Button> & { readonly onSubmit: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onSubmit);
  latest.current = onSubmit;
  useLayoutEffect(() => {
    const form = button.current?.form;
    const submit = (event: Event) => {
      event.preventDefault();
      latest.current();
    };
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, []);
  return <Button {...look} ref={button} />;
}
