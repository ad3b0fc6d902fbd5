import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { LabelledField } from '@asteroute/page/views/controls/fields.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { NameInput } from '@asteroute/page/views/start/name-input.tsx';
import { type AccountAction, type AccountView, keyIdOf } from '@asteroute/protocol/accounts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BlockedPeople } from './blocks.tsx';
import { Devices } from './devices.tsx';
import { type OwnerProps, type PartProps, refusalText } from './parts.tsx';
import { Passkeys } from './passkeys.tsx';
import { OwnRatings } from './ratings.tsx';
import { Recovery } from './recovery.tsx';
import type { DeviceAccount } from './session/device-session.ts';
import { askServer } from './session/server-time.ts';

interface Props extends PartProps {
  readonly own: DeviceAccount;
  readonly isNew: boolean;
}

export function OwnerView(props: Props) {
  const { session, words } = props;
  const { account: texts } = words;
  const view = useSignal<AccountView | null>(null);
  const said = useSignal<string | null>(null);
  const say = (text: string | null) => (said.value = text);
  const refresh = async () => {
    const token = await session.token();
    const read = token === null ? null : await askServer()('GET /api/accounts/me', { session: token });
    if (read?.ok) view.value = read.value;
    else if (session.account.value !== null) say(texts.faults.busy);
  };
  const act = async (action: AccountAction, done: string | null) => {
    const answer = await session.act(action);
    say(answer.ok ? done : refusalText(texts, answer.fault));
    if (answer.ok && answer.value.account !== null) view.value = answer.value.account;
    return answer;
  };
  // The page of a guest has gone with the focus: what has happened is said here.
  useEffect(() => void refresh().then(() => props.isNew && say(texts.you.welcome(props.own.name))), []);
  const parts = { ...props, act, say, refresh };
  return (
    <>
      <p role="status" class="account-said floating px-3 py-2">
        {said.value ?? (view.value === null ? texts.loading : '')}
      </p>
      {view.value !== null && (
        <>
          <You {...parts} view={view.value} />
          <OwnRatings {...parts} view={view.value} />
          <Devices {...parts} view={view.value} />
          <Passkeys {...parts} view={view.value} />
          <Recovery {...parts} view={view.value} />
          <BlockedPeople {...parts} view={view.value} />
          <OwnData {...parts} view={view.value} />
        </>
      )}
    </>
  );
}

function You({ words: { page, account }, view, act }: OwnerProps) {
  const { you, guest } = account;
  const name = useSignal(view.name);
  const rename = () => act({ type: 'rename', name: name.value.trim() }, you.renamed);
  return (
    <form class="card panel stack gap-3">
      <h2 class="heading">{you.heading}</h2>
      <LabelledField label={guest.name}>
        <NameInput
          label={guest.name}
          value={name.value}
          words={page}
          autocomplete="nickname"
          onInput={(text) => (name.value = text)}
        />
      </LabelledField>
      <ActionButton
        type="submit"
        class="quiet justify-self-start"
        text={you.rename}
        disabled={name.value.trim() === view.name}
        act={rename}
      />
    </form>
  );
}

function OwnData({ words: { page, account }, view, act, session, sharer }: OwnerProps) {
  const { data } = account;
  const save = async () => {
    const token = await session.token();
    const answer = token === null ? null : await askServer()('GET /api/accounts/export', { account: token });
    if (!answer?.ok) return account.faults.busy;
    sharer.download('asteroute-account.json', JSON.stringify(answer.value));
    return null;
  };
  const leave = async () => {
    const signer = await session.signer();
    const own = signer === null ? null : keyIdOf(signer.publicKey);
    if (view.keys.length === 1 || own === null) return data.leaveLast;
    const answer = await act({ type: 'revoke-key', key: own }, null);
    if (answer.ok) await session.forget();
    return null;
  };
  return (
    <Card heading={data.heading} hint={data.eraseHint}>
      <p class="row flex-wrap gap-3">
        <ActionButton icon="download" text={data.save} act={save} />
        <ActionButton text={data.leave} sure={page.sure} act={leave} />
        <ActionButton
          class="quiet text-danger"
          text={data.erase}
          sure={page.sure}
          act={() => act({ type: 'delete' }, data.erased)}
        />
      </p>
    </Card>
  );
}
