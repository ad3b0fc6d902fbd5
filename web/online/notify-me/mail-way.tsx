import { askAgain } from '@asteroute/page/views/ask-again.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { bound, LabelledField } from '@asteroute/page/views/controls/fields.tsx';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableProps } from '../widgets/props.ts';

interface Props extends Pick<TableProps, 'server' | 'words'> {
  readonly isOn: boolean;
  readonly onSet: (on: boolean) => Promise<unknown>;
}

const LOOK_MS = 5000;

/** Lets the player be told by mail: an address that its owner has confirmed, and a switch for this table. */
export function MailWay(props: Props) {
  const { server, words, isOn, onSet } = props;
  const { contact } = server;
  const { mail } = words.online.notify;
  const address = contact.own.value?.mail ?? null;
  const state = contact.view.value?.mail ?? 'none';
  useEffect(() => {
    if (state === 'pending')
      return askAgain(
        () => contact.load(),
        () => LOOK_MS,
      );
  }, [state]);
  if (address === null || state === 'none') return <AddressForm {...props} />;
  const forget = () => Promise.all([onSet(false), contact.change({ mail: null }, words.online.tag)]);
  return (
    <div class="stack">
      {state === 'pending' ? (
        <p role="status">{mail.pending(address)}</p>
      ) : (
        <ActionButton
          icon={isOn ? 'check' : undefined}
          text={mail.on(address)}
          class="quiet w-full wrap-anywhere"
          aria-pressed={isOn}
          act={() => onSet(!isOn)}
        />
      )}
      <ActionButton text={mail.forget} class="quiet justify-self-start" act={forget} />
    </div>
  );
}

/** The field for an address. The table is told by mail as soon as its owner has confirmed it. */
function AddressForm({ server, words, onSet }: Props) {
  const { mail } = words.online.notify;
  const address = useSignal('');
  const ask = async () => {
    const isTaken = await server.contact.change({ mail: address.value.trim() }, words.online.tag);
    if (isTaken) await onSet(true);
    return isTaken ? null : mail.refused;
  };
  return (
    <form class="stack">
      <LabelledField label={mail.address}>
        <input type="email" required maxLength={254} autocomplete="email" {...bound(address)} />
      </LabelledField>
      <p class="text-muted text-sm">{mail.about}</p>
      <ActionButton text={mail.ask} type="submit" class="quiet justify-self-start" act={ask} />
    </form>
  );
}
