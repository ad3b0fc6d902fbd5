import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { Button } from './parts.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'text' | 'onClick' | 'onBlur'> {
  readonly text: string;
  /** The name for a screen reader, where the text alone does not say what is meant. */
  readonly name?: string;
  /** The question after the text: `words.sure` of the page. */
  readonly sure: string;
  readonly onSure: () => void;
}

/** A button for what cannot be undone: the first press asks, which is also said, and the second acts. */
export function SureButton({ text, name = text, sure, onSure, ...look }: Props) {
  const asked = useSignal(false);
  const question = (what: string) => (what === '' ? sure : `${what} – ${sure}`);
  const press = () => {
    const isSure = asked.peek();
    asked.value = !isSure;
    if (isSure) onSure();
  };
  return (
    <>
      <Button
        {...look}
        text={asked.value ? question(text) : text}
        aria-label={asked.value ? question(name) : name}
        onClick={press}
        onBlur={() => (asked.value = false)}
      />
      <span class="visually-hidden" role="status">
        {asked.value ? question(name) : ''}
      </span>
    </>
  );
}
