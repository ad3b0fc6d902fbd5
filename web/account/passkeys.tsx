import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { SureButton } from '@asteroute/page/views/controls/sure-button.tsx';
import { useSignal } from '@preact/signals';
import { askSure, dayOfTime, type OwnerProps, type PartProps } from './parts.ts';
import { addPasskey, canUsePasskeys, enterByPasskey } from './session/passkeys.ts';
import { ownAccountsApi } from './session/session.ts';
import { refusalText } from './words/use-words.ts';

/** The passkeys of the account, and a way to make one; or why this page cannot. */
export function Passkeys(props: OwnerProps) {
  const { words, session, view, refresh, say } = props;
  const { passkeys } = words.account;
  const keys = view.keys.filter(({ kind }) => kind === 'passkey');
  const busy = useSignal(false);
  const add = async () => {
    busy.value = true;
    const made = await addPasskey({ api: ownAccountsApi(), session }, view);
    busy.value = false;
    if (made?.ok) await refresh();
    say(made === null ? passkeys.none : made.ok ? passkeys.added : refusalText(words.account, made.fault));
  };
  return (
    <section class="account-card card panel stack gap-3" aria-label={passkeys.heading}>
      <h2 class="heading">{passkeys.heading}</h2>
      <p class="muted">{passkeys.about}</p>
      {keys.length > 0 && (
        <ul class="account-devices stack gap-0">
          {keys.map((key) => (
            <Passkey key={key.id} {...props} passkey={key} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button class="quiet self-start" text={passkeys.add} disabled={busy.value} onClick={() => void add()} />
      ) : (
        <p class="muted small">{passkeys.unavailable}</p>
      )}
    </section>
  );
}

function Passkey({
  words: { page, account },
  passkey: { id, label, addedAt },
  act,
}: OwnerProps & { readonly passkey: OwnerProps['view']['keys'][number] }) {
  const { devices, passkeys } = account;
  const name = label === '' ? devices.unnamed : label;
  return (
    <li class="row apart gap-3 wrap">
      <span class="stack gap-0">
        <b>{name}</b>
        <small class="muted">{devices.added(dayOfTime(page.tag, addedAt))}</small>
      </span>
      <SureButton
        class="quiet danger"
        text={devices.remove}
        name={passkeys.removeNamed(name)}
        sure={(text) => askSure(account, text)}
        onSure={() => void act({ type: 'revoke-key', key: id }, passkeys.removed)}
      />
    </li>
  );
}

/** The way to an account by a passkey, on a new device; nothing where this page cannot use one. */
export function EnterByPasskey({ words: { account }, session }: PartProps) {
  const { passkeys } = account;
  const busy = useSignal(false);
  const fault = useSignal<string | null>(null);
  if (!canUsePasskeys()) return null;
  const enter = async () => {
    busy.value = true;
    const entered = await enterByPasskey({ api: ownAccountsApi(), session });
    busy.value = false;
    fault.value = entered === null ? passkeys.none : entered.ok ? null : refusalText(account, entered.fault);
  };
  return (
    <section class="account-card card panel stack gap-3" aria-label={passkeys.have}>
      <h2 class="heading">{passkeys.have}</h2>
      <p class="muted">{passkeys.haveHint}</p>
      <p role="alert" class="account-fault">
        {fault.value}
      </p>
      <Button class="primary self-start" text={passkeys.enter} disabled={busy.value} onClick={() => void enter()} />
    </section>
  );
}
