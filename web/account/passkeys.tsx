import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { dateText } from '@asteroute/words/grammar.ts';
import { AccountRow, type OwnerProps, type PartProps, refusalText } from './parts.tsx';
import { addPasskey, canUsePasskeys, enterByPasskey } from './session/passkeys.ts';
import { ownServer } from './session/session.ts';

/** The passkeys of the account, and a way to make one; or why this page cannot. */
export function Passkeys(props: OwnerProps) {
  const { words, session, view, refresh, say } = props;
  const { passkeys } = words.account;
  const keys = view.keys.filter(({ kind }) => kind === 'passkey');
  const add = async () => {
    const made = await addPasskey({ server: ownServer(), session }, view);
    if (made?.ok) await refresh();
    say(made === null ? passkeys.none : made.ok ? passkeys.added : refusalText(words.account, made.fault));
  };
  return (
    <Card heading={passkeys.heading} hint={passkeys.about}>
      {keys.length > 0 && (
        <ul class="divide-y stack gap-0">
          {keys.map((key) => (
            <Passkey key={key.id} {...props} passkey={key} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <ActionButton class="quiet justify-self-start" text={passkeys.add} act={add} />
      ) : (
        <p class="text-muted text-sm">{passkeys.unavailable}</p>
      )}
    </Card>
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
    <AccountRow name={name} hint={devices.added(dateText(page.tag, addedAt))}>
      <ActionButton
        class="quiet text-danger"
        text={devices.remove}
        name={passkeys.removeNamed(name)}
        sure={page.sure}
        act={() => act({ type: 'revoke-key', key: id }, passkeys.removed)}
      />
    </AccountRow>
  );
}

/** The way to an account by a passkey, on a new device; nothing where this page cannot use one. */
export function EnterByPasskey({ words: { account }, session }: PartProps) {
  const { passkeys } = account;
  if (!canUsePasskeys()) return null;
  const enter = async () => {
    const entered = await enterByPasskey({ server: ownServer(), session });
    return entered === null ? passkeys.none : entered.ok ? null : refusalText(account, entered.fault);
  };
  return (
    <Card heading={passkeys.have} hint={passkeys.haveHint}>
      <ActionButton class="primary justify-self-start" text={passkeys.enter} act={enter} />
    </Card>
  );
}
