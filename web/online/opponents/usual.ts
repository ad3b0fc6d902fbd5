import { isPerson, type MySummary } from '@asteroute/protocol';

/** Somebody with whom this browser's person has played, and the last table at which they did. */
export interface UsualPerson {
  readonly name: string;
  readonly games: number;
  readonly last: MySummary;
}

const MAX_PEOPLE = 6;

/** Returns with whom this browser's person has played games to their end, the most frequent first. */
export function usualPeople(mine: readonly MySummary[], erased: string): readonly UsualPerson[] {
  const found = new Map<string, UsualPerson>();
  const over = mine.filter(({ status }) => status === 'over');
  for (const table of over)
    for (const [seat, one] of table.seats.entries()) {
      const { name } = one;
      if (seat === table.seat || name === null || name === erased || !isPerson(one)) continue;
      const before = found.get(name);
      const last = before === undefined || before.last.changedAt < table.changedAt ? table : before.last;
      found.set(name, { name, games: (before?.games ?? 0) + 1, last });
    }
  const all = [...found.values()].toSorted((a, b) => b.games - a.games || b.last.changedAt - a.last.changedAt);
  return all.slice(0, MAX_PEOPLE);
}
