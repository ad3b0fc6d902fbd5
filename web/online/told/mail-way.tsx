import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableProps } from '../parts/props.ts';

interface Props extends Pick<TableProps, 'server' | 'words'> {
  /** Whether the player is told of this table by mail. */
  readonly isOn: boolean;
  readonly onSet: (on: boolean) => void;
}

/** Milliseconds between two questions whether the address is confirmed. */
const LOOK_MS = 5000;

/** Lets the player be told by mail: an address that its owner has confirmed, and a switch for this table. */
export function MailWay(props: Props) {
  const { server, words, isOn, onSet } = props;
  const { contact } = server;
  const { mail } = words.online.notify;
  const address = contact.own.value?.mail ?? null;
  const state = contact.view.value?.mail ?? 'none';
  useEffect(() => {
    if (state !== 'pending') return;
    const timer = setInterval(() => document.hidden || void contact.load(), LOOK_MS);
    return () => clearInterval(timer);
  }, [state]);
  if (address === null || state === 'none') return <AddressForm {...props} />;
  const forget = () => {
    onSet(false);
    void contact.change({ mail: null }, words.online.tag);
  };
  return (
    <div class="stack">
      {state === 'pending' ? (
        <p role="status">{mail.pending(address)}</p>
      ) : (
        <Button
          icon={isOn ? 'check' : undefined}
          text={mail.on(address)}
          class="quiet full anywhere"
          aria-pressed={isOn}
          onClick={() => onSet(!isOn)}
        />
      )}
      <Button text={mail.forget} class="quiet self-start" onClick={forget} />
    </div>
  );
}

/** The field for an address. The table is told by mail as soon as its owner has confirmed it. */
function AddressForm({ server, words, onSet }: Props) {
  const { mail } = words.online.notify;
  const address = useSignal('');
  const refused = useSignal(false);
  const ask = async () => {
    refused.value = !(await server.contact.change({ mail: address.value.trim() }, words.online.tag));
    if (!refused.value) onSet(true);
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <label class="field stack gap-1">
        <span>{mail.address}</span>
        <input
          type="email"
          required
          maxLength={254}
          autocomplete="email"
          value={address.value}
          onInput={({ currentTarget: { value } }) => (address.value = value)}
        />
      </label>
      <p class="muted small">{mail.about}</p>
      <Button text={mail.ask} type="submit" class="quiet self-start" />
      {refused.value && <p role="alert">{mail.refused}</p>}
    </form>
  );
}
