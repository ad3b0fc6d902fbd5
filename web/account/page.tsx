import { lastName } from '@asteroute/page/library/seat-keys.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { PageFrame } from '@asteroute/page/views/frame/page-frame.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { useWords } from '@asteroute/page/words/use-words.ts';
import { ACCOUNT } from '@asteroute/words/en/account.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { GuestView } from './guest.tsx';
import { OwnerView } from './owner.tsx';
import { type PartProps, refusalText } from './parts.tsx';
import { ownSession } from './session/session.ts';
import './account.css';

export function AccountPage({ page }: PageProps<object>) {
  const words = useWords(page.language, { account: ACCOUNT });
  const { account } = words;
  const session = ownSession();
  const loaded = useSignal(false);
  useEffect(() => void session.load().then(() => (loaded.value = true)), []);
  const own = session.account.value;
  const name = useMemo(() => lastName(page.storage).get() ?? '', []);
  const parts = { sharer: page.sharer, name, words, session };
  const wasGuest = useRef(false);
  if (loaded.value && own === null) wasGuest.current = true;
  return (
    <PageFrame heading={account.title} page={page} class="account">
      {!loaded.value && <p role="status">{account.loading}</p>}
      {loaded.value && own === null && <GuestView {...parts} />}
      {own !== null && session.isUnknown.value && <UnknownAccount words={words} session={session} name={own.name} />}
      {own !== null && !session.isUnknown.value && (
        <OwnerView key={own.id} {...parts} own={own} isNew={wasGuest.current} />
      )}
    </PageFrame>
  );
}

type UnknownProps = Pick<PartProps, 'words' | 'session' | 'name'>;

function UnknownAccount({ words: { page, account }, session, name }: UnknownProps) {
  const { unknown } = account;
  const again = async () => {
    const answer = await session.act({ type: 'sign-in' });
    if (answer.ok) return null;
    return answer.fault.code === 'unknown-key' ? unknown.still : refusalText(account, answer.fault);
  };
  return (
    <section class="card panel stack gap-3" aria-labelledby="account-unknown">
      <p role="alert" id="account-unknown">
        {unknown.lead(name)}
      </p>
      <p class="row flex-wrap gap-3">
        <ActionButton class="primary" text={unknown.again} act={again} />
        <ActionButton class="quiet text-danger" text={unknown.forget} sure={page.sure} act={() => session.forget()} />
      </p>
    </section>
  );
}
