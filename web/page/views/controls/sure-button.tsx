import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { Button } from './parts.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'text' | 'onClick' | 'onBlur'> {
  readonly text: string;
  /** The name for a screen reader, where the text alone does not say what is meant. */
  readonly name?: string;
  readonly sure: (text: string) => string;
  readonly onSure: () => void;
}

/** A button for what cannot be undone: the first press asks, which is also said, and the second acts. */
export function SureButton({ text, name = text, sure, onSure, ...look }: Props) {
  const asked = useSignal(false);
  const press = () => {
    const isSure = asked.peek();
    asked.value = !isSure;
    if (isSure) onSure();
  };
  return (
    <>
      <Button
        {...look}
        text={asked.value ? sure(text) : text}
        aria-label={asked.value ? sure(name) : name}
        onClick={press}
        onBlur={() => (asked.value = false)}
      />
      <span class="visually-hidden" role="status">
        {asked.value ? sure(name) : ''}
      </span>
    </>
  );
}
