import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

type Field = HTMLInputElement & HTMLTextAreaElement;

/** Copies a text to the clipboard, or else selects it in `field` so that the person can copy it by hand. */
export function useCopy(by: { copy(text: string): Promise<boolean> }, text: string) {
  // Whether the text was copied; null until somebody asks for it.
  const copied = useSignal<boolean | null>(null);
  const field = useRef<Field>(null);
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };
  // A field that is shown only after a refusal exists once the page has been drawn.
  useLayoutEffect(() => {
    if (copied.value === false) select();
  }, [copied.value]);
  const copy = async () => {
    copied.value = await by.copy(text);
    if (!copied.value) select();
  };
  return { copied, field, copy: () => void copy() };
}
