import { useAsked } from '@asteroute/page/views/ask-again.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { keyIdOf } from '@asteroute/protocol/accounts';
import { dateText } from '@asteroute/words/grammar.ts';
import { useSignal } from '@preact/signals';
import { canSeal } from './device-key/device-key.ts';
import { AccountRow, type OwnerProps, refusalText, Spelled, usePairing } from './parts.tsx';
import { OwnPairing } from './session/pairing.ts';

export function Devices(props: OwnerProps) {
  const { devices } = props.words.account;
  const adding = useSignal(false);
  const begin = () => {
    props.say(null);
    adding.value = true;
  };
  const keys = props.view.keys.filter(({ kind }) => kind === 'device');
  return (
    <section class="account-keys card panel stack gap-3" aria-label={devices.heading}>
      <header class="row justify-between gap-3 flex-wrap">
        <h2 class="heading">{devices.heading}</h2>
        <span class="text-muted">{devices.count(keys.length)}</span>
      </header>
      <ul class="divide-y stack gap-0">
        {keys.map((key) => (
          <Device key={key.id} {...props} device={key} />
        ))}
      </ul>
      {!canSeal() && <p class="text-muted text-sm">{devices.plain}</p>}
      {adding.value ? (
        <AddDevice {...props} onEnd={() => (adding.value = false)} />
      ) : (
        <Button class="primary justify-self-start" text={devices.add} onClick={begin} />
      )}
    </section>
  );
}

type Key = OwnerProps['view']['keys'][number];

function Device({ words: { page, account }, session, device, act }: OwnerProps & { readonly device: Key }) {
  const { devices } = account;
  const signer = useAsked(() => session.signer(), [device.id]);
  const isHere = signer !== null && keyIdOf(signer.publicKey) === device.id;
  const name = device.label === '' ? devices.unnamed : device.label;
  const day = (at: number) => dateText(page.tag, at);
  const remove = () => act({ type: 'revoke-key', key: device.id }, devices.removed);
  return (
    <AccountRow name={name} hint={`${devices.added(day(device.addedAt))}, ${devices.seen(day(device.seenAt))}`}>
      {isHere ? (
        <span class="fact">{devices.here}</span>
      ) : (
        <ActionButton
          class="quiet text-danger"
          text={devices.remove}
          name={devices.removeNamed(name)}
          sure={page.sure}
          act={remove}
        />
      )}
    </AccountRow>
  );
}

function AddDevice({ words: { account }, session, refresh, say, onEnd }: OwnerProps & { readonly onEnd: () => void }) {
  const { pairing: texts } = account;
  const pairing = usePairing((ports) => {
    const own = new OwnPairing(ports);
    void own.start();
    return own;
  }, session);
  const step = pairing.step.value;
  const end = (text: string | null) => {
    pairing.end();
    say(text);
    onEnd();
  };
  const confirm = async () => {
    await pairing.confirm();
    await refresh();
    if (pairing.step.value.step === 'done') end(texts.done);
  };
  return (
    <div class="account-pairing extras stack gap-3">
      <div role="status" class="stack gap-3">
        {step.step === 'asking' && <p>{texts.wait}</p>}
        {step.step === 'waiting' && (
          <>
            <p>{texts.type}</p>
            <Spelled text={step.code} />
            <p class="text-muted">{texts.wait}</p>
          </>
        )}
        {step.step === 'comparing' && (
          <>
            <p class="font-semibold">{texts.compare}</p>
            <Spelled text={step.digits} />
            <p class="text-muted">{texts.device(step.label === '' ? account.devices.unnamed : step.label)}</p>
            <p>{texts.compareHint}</p>
          </>
        )}
        {step.step === 'failed' && <p class="text-danger">{refusalText(account, step.fault)}</p>}
      </div>
      <p class="row flex-wrap gap-3">
        {step.step === 'comparing' && (
          <>
            <ActionButton class="primary" text={texts.same} act={confirm} />
            <Button text={texts.differ} onClick={() => end(texts.differed)} />
          </>
        )}
        {step.step !== 'comparing' && <Button text={texts.cancel} onClick={() => end(null)} />}
      </p>
    </div>
  );
}
