import { NameInput } from '@asteroute/page/views/start/name-input.tsx';
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
  const [id, reason] = [useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (matchMedia(HAS_KEYS).matches) field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div class="field row gap-3 apart bold">
        <label for={id}>{words.online.room.name}</label>
        <NameInput
          id={id}
          field={field}
          label={words.online.room.name}
          value={name.value}
          words={words.page}
          autocomplete="nickname"
          reason={fault.value === null ? null : reason}
          onInput={(given) => {
            name.value = given;
            fault.value = null;
          }}
        />
      </div>
      {fault.value !== null && (
        <p class="refused floating" role="alert" id={reason}>
          {faultWords(words.online, fault.value)}
        </p>
      )}
    </>
  );
}
