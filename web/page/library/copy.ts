import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

type Field = HTMLInputElement & HTMLTextAreaElement;

/** A button that copies, and the field that shows what it copies. */
export interface Copying {
  /** Whether the text was copied; null until somebody asks for it. */
  readonly copied: ReadonlySignal<boolean | null>;
  /** A field with the text: it is selected when the browser refuses to copy, for a person to copy it by hand. */
  readonly field: RefObject<Field | null>;
  readonly copy: () => void;
}

/** Copies a text to the clipboard, or else selects it so that the person can copy it by hand. */
export function useCopy(by: { copy(text: string): Promise<boolean> }, text: string): Copying {
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
