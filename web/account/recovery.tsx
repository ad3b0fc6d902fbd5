import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import {
  RECOVERY_BYTES,
  readRecoveryCode,
  recoveryCodeOf,
  recoverySecret,
  softSigner,
} from '@asteroute/protocol/accounts/soft';
import { dateText } from '@asteroute/words/grammar.ts';
import { useSignal } from '@preact/signals';
import type { OwnerProps } from './parts.tsx';
import { ownServer } from './session/session.ts';
import { proofFor } from './session/signing.ts';

/** The recovery code: whether there is one, and making one, which is shown once. */
export function Recovery({ words: { page, account }, view, session, act }: OwnerProps) {
  const { recovery } = account;
  const shown = useSignal<string | null>(null);
  const made = view.keys.find(({ kind }) => kind === 'recovery');
  const make = async () => {
    const code = recoveryCodeOf(crypto.getRandomValues(new Uint8Array(RECOVERY_BYTES)));
    const printed = softSigner(recoverySecret(readRecoveryCode(code) ?? ''));
    const own = await session.signer();
    if (own === null) return account.faults.other;
    const key = { publicKey: printed.publicKey, proof: await proofFor(ownServer(), printed, own.publicKey) };
    // Shown only once the server knows its public key: a code on paper that lets nobody in would be worse than none.
    const answer = await act({ type: 'set-recovery', key }, null);
    if (answer.ok) shown.value = code;
    return null;
  };
  return (
    <Card class="account-recovery" heading={recovery.heading}>
      {shown.value === null ? (
        <>
          <p class="text-muted">{recovery.about}</p>
          <p>{made === undefined ? recovery.none : recovery.some(dateText(page.tag, made.addedAt))}</p>
          <ActionButton
            class={made === undefined ? 'primary justify-self-start' : 'quiet justify-self-start'}
            text={made === undefined ? recovery.make : recovery.again}
            act={make}
          />
          {made !== undefined && <p class="text-muted text-sm">{recovery.replaces}</p>}
        </>
      ) : (
        <>
          <div class="account-sheet stack gap-3">
            <p class="font-semibold">{recovery.sheet(view.name)}</p>
            <p class="account-printed text-xl wrap-anywhere">{shown.value}</p>
            <p class="text-sm account-where">{location.host}</p>
          </div>
          <p role="status">{recovery.once}</p>
          <p class="row flex-wrap gap-3">
            <Button class="primary" text={recovery.print} onClick={() => print()} />
            <Button text={recovery.kept} onClick={() => (shown.value = null)} />
          </p>
        </>
      )}
    </Card>
  );
}
