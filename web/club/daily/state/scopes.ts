import type { DailyListRequest } from '@asteroute/protocol/contests';

/** Whose tries a list shows: those of the people of a table, of everybody, or of the people that are marked. */
export type Scope = 'table' | 'everybody' | 'mine';

export const scopesOf = (room: string | null): readonly Scope[] => [
  ...(room === null ? [] : ['table' as const]),
  'everybody',
  'mine',
];

export function wantedOf(
  scope: Scope,
  known: { readonly tables: readonly string[]; readonly people: readonly string[]; readonly account: string | null },
): Pick<DailyListRequest, 'tables' | 'accounts'> {
  if (scope === 'table') return { tables: known.tables };
  if (scope === 'everybody') return {};
  return { accounts: [...known.people, ...(known.account === null ? [] : [known.account])].slice(0, MAX_PEOPLE) };
}

const MAX_PEOPLE = 100;
