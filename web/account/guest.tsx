import { bound } from '@asteroute/page/views/controls/fields.tsx';
import { NameInput } from '@asteroute/page/views/start/name-input.tsx';
import { readRecoveryCode, recoverySecret, softSigner } from '@asteroute/protocol/accounts/soft';
import { useSignal } from '@preact/signals';
import { JoinPairing } from './join-pairing.tsx';
import { OneField, type PartProps, refusalText } from './parts.tsx';
import { EnterByPasskey } from './passkeys.tsx';
import { recoverAccount } from './session/recover.ts';
import { ownServer } from './session/session.ts';

export function GuestView(props: PartProps) {
  const { guest } = props.words.account;
  return (
    <>
      <p class="text-muted text-lg">{guest.lead}</p>
      <NewAccount {...props} />
      <JoinPairing {...props} />
      <EnterByPasskey {...props} />
      <Recover {...props} />
      <p class="text-muted">{guest.elsewhere}</p>
    </>
  );
}

function NewAccount({ words: { page, account }, session, name: last }: PartProps) {
  const { guest } = account;
  const name = useSignal(last);
  const make = async () => {
    const made = await session.ensure(name.value.trim(), true);
    return made.ok ? null : refusalText(account, made.fault);
  };
  return (
    <OneField heading={guest.make} hint={guest.makeHint} label={guest.name} go={guest.make} act={make}>
      <NameInput
        label={guest.name}
        value={name.value}
        words={page}
        autocomplete="nickname"
        onInput={(text) => (name.value = text)}
      />
    </OneField>
  );
}

function Recover({ words: { account }, session }: PartProps) {
  const { guest } = account;
  const typed = useSignal('');
  const recover = async () => {
    const letters = readRecoveryCode(typed.value);
    if (letters === null) return guest.wrongCode;
    const done = await recoverAccount(softSigner(recoverySecret(letters)), { server: ownServer(), session });
    return done.ok ? null : refusalText(account, done.fault);
  };
  return (
    <OneField heading={guest.printed} hint={guest.printedHint} label={guest.printedCode} go={guest.go} act={recover}>
      <input
        type="text"
        class="account-code"
        {...bound(typed)}
        required
        maxLength={60}
        spellcheck={false}
        autocomplete="off"
        aria-label={guest.printedCode}
      />
    </OneField>
  );
}
