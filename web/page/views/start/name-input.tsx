import type { Ref } from 'preact';
import type { Catalogue } from '../../words/catalogue.ts';

/** Characters that a name may have: more do not fit beside a score. */
const MOST = 24;
/** From so many on it is said how many there are. */
const NEARLY = MOST - 4;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly words: Catalogue;
  readonly field?: Ref<HTMLInputElement>;
  readonly id?: string;
  readonly autocomplete?: 'nickname';
  /** The element that says why the name was refused; null where it was not. */
  readonly reason?: string | null;
  readonly onInput: (name: string) => void;
}

/** The field for a name, which takes no more than fits, and says so before it is full. */
export function NameInput({ label, value, words, field, id, autocomplete, reason = null, onInput }: Props) {
  const { length } = value;
  return (
    <span class="name-input stack column gap-1">
      <input
        {...{ id, autocomplete }}
        ref={field}
        type="text"
        value={value}
        maxLength={MOST}
        required
        aria-label={label}
        aria-invalid={reason !== null}
        aria-describedby={reason ?? undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <small role="status">{length < NEARLY ? '' : words.setup.nameLength(length, MOST)}</small>
    </span>
  );
}
