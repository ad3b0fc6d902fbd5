import { useAsked } from '@asteroute/page/views/ask-again.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { metAccounts } from '@asteroute/page-account/session';
import { useSignal } from '@preact/signals';
import { keptPeople, markPerson } from './state/kept.ts';

/** The people with a star, and the function that gives or takes it. */
export interface MyPeople {
  readonly marked: readonly string[];
  readonly mark: (account: string, isMarked: boolean) => void;
}

/** The people with a star, the same for all lists of the page. */
export function useMyPeople(storage: () => Storage): MyPeople {
  const marked = useSignal(keptPeople(storage));
  return {
    marked: marked.value,
    mark: (account, isMarked) => {
      marked.value = markPerson(storage, account, isMarked);
    },
  };
}

/** Those with whom the person has played, each with a star to press; nothing before the first game with an account. */
export function MetPeople({ words: { club }, people }: { readonly words: Words<'club'>; readonly people: MyPeople }) {
  const met = useAsked(metAccounts, []) ?? [];
  if (met.length === 0) return null;
  return (
    <fieldset class="tags flex-wrap flex gap-2">
      <legend class="heading">{club.daily.met}</legend>
      {met.map(({ account, name, games }) => (
        <label key={account}>
          <input
            type="checkbox"
            aria-label={club.daily.mark(name)}
            checked={people.marked.includes(account)}
            onChange={({ currentTarget }) => people.mark(account, currentTarget.checked)}
          />
          <span class="button chip">
            <span aria-hidden="true">★</span> <bdi>{name}</bdi> <small>{club.games(games)}</small>
          </span>
        </label>
      ))}
      <p class="text-muted text-sm w-full">{club.daily.metHint}</p>
    </fieldset>
  );
}
