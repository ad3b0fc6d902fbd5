import type { TextFault } from '@asteroute/protocol';
import type { Signal } from '@preact/signals';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { faultWords } from '../words/fault-words.ts';
import type { Words } from '../words/use-words.ts';

interface Props {
  readonly name: Signal<string>;
  readonly words: Words;
  /** Why the name was refused; cleared when it is changed. */
  readonly fault: Signal<TextFault | null>;
}

/** Where typing opens no keyboard over the page. */
const HAS_KEYS = '(hover: hover) and (pointer: fine)';

/** The field for the name that others see, with the reason where it was refused. */
export function NameField({ name, words, fault }: Props) {
  const reason = useId();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (matchMedia(HAS_KEYS).matches) field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <label class="field">
        <span>{words.online.room.name}</span>
        <input
          ref={field}
          type="text"
          value={name.value}
          maxLength={24}
          required
          autocomplete="nickname"
          aria-invalid={fault.value !== null}
          aria-describedby={fault.value === null ? undefined : reason}
          onInput={(event) => {
            name.value = event.currentTarget.value;
            fault.value = null;
          }}
        />
      </label>
      {fault.value !== null && (
        <p class="refused" role="alert" id={reason}>
          {faultWords(words.online, fault.value)}
        </p>
      )}
    </>
  );
}
