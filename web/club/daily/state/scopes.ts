import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import { askServer } from '@asteroute/page-account/server-time';
import { browserKeyring } from '@asteroute/page-online/keyring/keyring';
import { gamesBefore } from '@asteroute/page-online/standings/games-before';
import { type DailyListRequest, MAX_DAILY_TABLES } from '@asteroute/protocol/contests';
import { useSignal } from '@preact/signals';

/** Whose tries a list shows: those of the people of a table, of everybody, or of the people that are marked. */
export type Scope = 'table' | 'everybody' | 'mine';

export const scopesOf = (room: string | null): readonly Scope[] => [
  ...(room === null ? [] : ['table' as const]),
  'everybody',
  'mine',
];

/** A table and those before it, which are its evening; just the table until the server has told of the others. */
export function useEvening(room: string | null, storage: () => Storage): readonly string[] {
  const before = useSignal<readonly string[]>([]);
  useCurrentEffect(
    (isCurrent) => {
      if (room === null) return undefined;
      const known = new Map();
      const key = browserKeyring(storage).of(room, null);
      void gamesBefore({ ask: askServer(), key, known }, room).then(() => {
        if (isCurrent()) before.value = [...known.keys()].filter((id) => id !== room);
      });
      return undefined;
    },
    [room],
  );
  return room === null ? [] : [room, ...before.value].slice(0, MAX_DAILY_TABLES);
}

export function wantedOf(
  scope: Scope,
  known: { readonly tables: readonly string[]; readonly people: readonly string[]; readonly account: string | null },
): Pick<DailyListRequest, 'tables' | 'accounts'> {
  if (scope === 'table') return { tables: known.tables };
  if (scope === 'everybody') return {};
  return { accounts: [...known.people, ...(known.account === null ? [] : [known.account])].slice(0, MAX_PEOPLE) };
}

const MAX_PEOPLE = 100;
