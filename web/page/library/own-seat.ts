import type { Signal } from '@preact/signals';
import { isHere } from '../match/link.ts';
import type { Saved } from '../match/saved.ts';
import { storedSignal } from '../storage/stored.ts';

const KEY = 'asteroute.own-name';

/** For games that several people share; empty until chosen. */
export const rememberedName = (storage: () => Storage): Signal<string> =>
  storedSignal(storage, KEY, {
    none: '',
    parse: (text) => {
      const value: unknown = JSON.parse(text);
      return typeof value === 'string' ? value : null;
    },
  });

/** The person's seat: the only one of a person, or the one with the person's name; null if it is not known. */
export function personSeat({ record, seats }: Pick<Saved, 'record' | 'seats'>, name: string): number | null {
  const people = peopleOf(seats);
  const own = people.length === 1 ? people : people.filter((seat) => record.players[seat].name === name);
  return own.length === 1 ? own[0] : null;
}

/** The names of the people in games with several of them, the most frequent first. */
export function namesToAsk(games: readonly Saved[]): string[] {
  const times = new Map<string, number>();
  for (const { record, seats } of games) {
    const people = peopleOf(seats);
    if (people.length < 2) continue;
    for (const { name } of people.map((seat) => record.players[seat])) times.set(name, (times.get(name) ?? 0) + 1);
  }
  return [...times].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}

const peopleOf = (seats: Saved['seats']): number[] => seats.flatMap((plan, seat) => (isHere(plan) ? [seat] : []));
