import type { Words } from '@asteroute/page/words/use-words.ts';
import { isPerson, type Table } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { factsOf } from './plan/facts.ts';
import type { RoomProps } from './plan/props.ts';

/** Announces to screen readers what the others have done: who came, left or is ready, and what will be played. */
export function RoomNews({ connection, table, words }: RoomProps) {
  const before = useRef(table);
  const text = useSignal('');
  useEffect(() => {
    const told = newsOf(before.current, table, { words, own: connection.seat.peek() });
    before.current = table;
    if (told.length > 0) text.value = told.join(' ');
  }, [table]);
  return (
    <p class="visually-hidden" role="status">
      {text.value}
    </p>
  );
}

/** The changes from one state of a room to the next, one sentence each, except for this person's own actions. */
function newsOf(
  before: Table,
  after: Table,
  { words, own }: { readonly words: Words<'online'>; readonly own: number | null },
): readonly string[] {
  const { room } = words.online;
  const self = own === null ? null : after.seats[own]?.name;
  const [was, is] = [peopleOf(before), peopleOf(after)];
  const others = [...is.keys()].filter((name) => name !== self);
  const facts = factsOf(after.plan, words).join(', ');
  return [
    ...others.filter((name) => !was.has(name)).map(room.came),
    ...[...was.keys()].filter((name) => !is.has(name) && name !== self).map(room.left),
    ...others.filter((name) => is.get(name) === true && was.get(name) === false).map(room.isReady),
    ...(facts === factsOf(before.plan, words).join(', ') ? [] : [room.changed(facts)]),
  ];
}

function peopleOf({ seats, ready }: Table): ReadonlyMap<string, boolean> {
  return new Map(seats.flatMap((seat, at) => (isPerson(seat) ? [[seat.name ?? '', ready[at]] as const] : [])));
}
