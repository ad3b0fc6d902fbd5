import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { Ref } from 'preact';

/** The maximum number of characters in a name; more do not fit beside a score. */
const MOST = 24;
/** From this length on the field shows how many characters there are. */
const NEARLY = MOST - 4;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly words: Catalogue;
  readonly field?: Ref<HTMLInputElement>;
  readonly id?: string;
  readonly autocomplete?: 'nickname';
  /** The id of the element that says why the name was refused; null if it was not refused. */
  readonly reason?: string | null;
  readonly onInput: (name: string) => void;
}

/** The field for a name. It limits the length, and says so before the limit is reached. */
export function NameInput({ label, value, words, field, id, autocomplete, reason = null, onInput }: Props) {
  const { length } = value;
  return (
    <span class="name-input stack grid-cols-1 gap-1">
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
      <small class="text-end" role="status">
        {length < NEARLY ? '' : words.setup.nameLength(length, MOST)}
      </small>
    </span>
  );
}
