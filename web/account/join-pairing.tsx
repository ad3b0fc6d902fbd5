import { bound } from '@asteroute/page/views/controls/fields.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { useSignal } from '@preact/signals';
import { OneField, type PartProps, refusalText, Spelled, usePairing } from './parts.tsx';
import { NewPairing } from './session/pairing.ts';

/** The side of the new device: the code is typed, then a number is compared. */
export function JoinPairing(props: PartProps) {
  const { account } = props.words;
  const { guest } = account;
  const code = useSignal('');
  const joining = useSignal<string | null>(null);
  if (joining.value !== null) return <Joining {...props} code={joining.value} onEnd={() => (joining.value = null)} />;
  const join = async () => {
    joining.value = code.value;
    return null;
  };
  return (
    <OneField heading={guest.other} hint={guest.otherHint} label={guest.code} go={guest.go} act={join}>
      <input
        type="text"
        class="account-code"
        {...bound(code)}
        required
        pattern="\s*([A-Za-z]\s*){6}"
        maxLength={12}
        spellcheck={false}
        autocomplete="off"
        aria-label={guest.code}
      />
    </OneField>
  );
}

function Joining({
  words: { account },
  session,
  code,
  onEnd,
}: PartProps & { readonly code: string; readonly onEnd: () => void }) {
  const { guest, pairing: texts } = account;
  const pairing = usePairing((ports) => {
    const own = new NewPairing(ports);
    void own.start(code);
    return own;
  }, session);
  const step = pairing.step.value;
  return (
    <Card heading={guest.other}>
      <div role="status" class="stack gap-3">
        {(step.step === 'asking' || step.step === 'waiting') && <p>{texts.wait}</p>}
        {step.step === 'comparing' && (
          <>
            <p>{texts.compareThere}</p>
            <Spelled text={step.digits} />
          </>
        )}
        {step.step === 'failed' && <p class="text-danger">{refusalText(account, step.fault)}</p>}
      </div>
      <Button text={texts.cancel} class="quiet justify-self-start" onClick={onEnd} />
    </Card>
  );
}
