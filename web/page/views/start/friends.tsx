import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useSignal } from '@preact/signals';

/** Why no table can be opened by a code: no table has this code, or no server answers. */
export type CodeFault = 'unknown' | 'silent';

export interface FriendsPorts {
  /** Creates a room and opens it; returns false if no server answers. */
  readonly open: () => Promise<boolean>;
  /** Opens the table of a code; returns null if that succeeds. */
  readonly join: (code: string) => Promise<CodeFault | null>;
}

export function useFriends(friends: FriendsPorts | null) {
  const state = useSignal<'idle' | 'making' | 'failed'>('idle');
  return {
    making: state.value === 'making',
    failed: state.value === 'failed',
    press: async () => {
      state.value = 'making';
      if (!(await friends?.open())) state.value = 'failed';
    },
  };
}

/** How few and how many letters a code has: the server's client knows from the first one. */
const [SHORTEST, LONGEST] = [5, 8];

interface Props {
  readonly words: Catalogue;
  readonly onJoin: FriendsPorts['join'];
}

/** The field for the code of a table, which somebody else reads out. Typing the last letter opens the table. */
export function CodeField({ words, onJoin }: Props) {
  const code = useSignal('');
  const fault = useSignal<CodeFault | null>(null);
  const go = async () => {
    fault.value = code.value.length < SHORTEST ? null : await onJoin(code.value);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void go();
  };
  return (
    <form class="code-field row flex-wrap gap-y-0" onSubmit={submit}>
      <label class="row flex-wrap justify-between text-sm gap-y-0">
        <span>{words.start.code}</span>
        <input
          type="text"
          value={code.value}
          required
          pattern={`[A-Z]{${SHORTEST},${LONGEST}}`}
          placeholder={'·'.repeat(SHORTEST)}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={fault.value !== null}
          onInput={({ currentTarget }) => {
            code.value = lettersOf(currentTarget.value);
            currentTarget.value = code.value;
            fault.value = null;
            void go();
          }}
        />
      </label>
      {fault.value !== null && (
        <p class="refused floating text-sm" role="alert">
          {fault.value === 'unknown' ? words.start.codeUnknown : words.start.noServer}
        </p>
      )}
    </form>
  );
}

function lettersOf(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, LONGEST);
}
