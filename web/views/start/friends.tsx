import { useSignal } from '@preact/signals';
import type { Catalogue } from '../../words/catalogue.ts';
import { Dialog } from '../dialog.tsx';

/** Makes tables for friends. */
export interface AskFriends {
  /** The name that was given last, empty for none. */
  readonly name: () => string;
  /** Makes a table and goes there; false where no server answers. */
  readonly open: (name: string) => Promise<boolean>;
}

/** What the door to friends does: it asks for a name if none was ever given, and makes a table. */
export function useFriends({ name, open }: AskFriends) {
  const state = useSignal<'idle' | 'asking' | 'making' | 'failed'>('idle');
  const named = async (given: string) => {
    state.value = 'making';
    if (!(await open(given))) state.value = 'failed';
  };
  return {
    asking: state.value === 'asking',
    making: state.value === 'making',
    failed: state.value === 'failed',
    press: () => {
      if (name() === '') state.value = 'asking';
      else void named(name());
    },
    named: (given: string) => void named(given),
    cancel: () => {
      if (state.value === 'asking') state.value = 'idle';
    },
  };
}

interface Props {
  readonly words: Catalogue;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name that the others at a table see. */
export function NameDialog({ words, onName, onClose }: Props) {
  const name = useSignal('');
  const given = name.value.trim();
  const submit = (event: Event) => {
    event.preventDefault();
    if (given !== '') onName(given);
  };
  return (
    <Dialog title={words.start.name} close={words.menu.close} onClose={onClose}>
      <form class="name-form" onSubmit={submit}>
        <label>
          <span class="muted">{words.start.nameHint}</span>
          <input
            type="text"
            value={name.value}
            maxLength={24}
            required
            autocomplete="nickname"
            aria-label={words.start.name}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary">
          <span>{words.start.make}</span>
        </button>
      </form>
    </Dialog>
  );
}
