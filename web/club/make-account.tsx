import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { ensureAccount } from '@asteroute/page-account/session';
import type { Keyring } from '@asteroute/page-online/keyring/keyring';

interface Props {
  readonly words: Words<'club'>;
  readonly keyring: Pick<Keyring, 'name'>;
  readonly look: 'primary' | 'quiet';
  readonly onChange: () => void;
}

/** A button that makes an account with one press, under the name that the person entered last. */
export function MakeAccount({ words, keyring, look, onChange }: Props) {
  const { daily } = words.club;
  const make = async () => {
    const made = await ensureAccount(keyring.name() || words.page.setup.defaultName(1));
    onChange();
    // A browser whose account the server does not know keeps it, and must not get a second one.
    return made.ok ? null : made.fault.code === 'unknown-key' ? daily.unknownAccount : daily.failed;
  };
  return <ActionButton icon="person" text={daily.makeAccount} class={look} act={make} />;
}
