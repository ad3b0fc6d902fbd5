import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { type TextFault, textFault } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { joinAs } from '../connection/new-table.ts';
import { NameField } from '../parts/name-field.tsx';
import { nextColor } from './plan.ts';
import type { RoomProps } from './props.ts';

/** The name, and the button that takes a seat with it: the one that is kept for this person, or the next one. */
export function Join({ connection, table, words, server: { keyring } }: RoomProps) {
  const { room } = words.online;
  const name = useSignal(keyring.name());
  const wrongName = useSignal<TextFault | null>(null);
  /** The last seat may be this person's own by now, before the page knows. */
  const sent = useSignal(false);
  const kept = connection.reservedSeat.value;
  if (table.revealUntil !== null) return null;
  if (kept === null && nextColor(table) === null && !sent.value) return <p role="status">{room.full}</p>;
  const submit = (event: Event) => {
    event.preventDefault();
    wrongName.value = textFault(name.value);
    if (wrongName.value !== null) return;
    const given = name.value.trim();
    keyring.name(given);
    sent.value = true;
    void connection.send(joinAs(connection.key, given)).then(({ ok }) => (sent.value = ok));
  };
  return (
    <form class="room-join wrap bar gap-3" onSubmit={submit}>
      <NameField name={name} words={words} fault={wrongName} />
      <Button text={room.join} type="submit" class="primary big" />
      {kept !== null && <Button text={room.decline} onClick={() => void connection.send({ type: 'leave' })} />}
    </form>
  );
}
