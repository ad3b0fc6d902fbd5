import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import { EDITIONS, editionNamed } from '@asteroute/engine';
import { useTheme } from '@asteroute/page/theme/tile-sprites.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useTitle } from '@asteroute/page/views/title.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { GuestView } from './guest.tsx';
import { OwnerView } from './owner.tsx';
import type { AccountProps } from './props.ts';
import { ownSession } from './session/session.ts';
import { useAccountWords } from './words/use-words.ts';
import './account.css';

/** Who the person is: an account, or the ways to one. */
export function AccountPage(props: AccountProps) {
  const { language, edition, onBack } = props;
  const words = useAccountWords(language);
  const { account } = words;
  const session = ownSession();
  const loaded = useSignal(false);
  useEffect(() => void session.load().then(() => (loaded.value = true)), []);
  const own = session.account.value;
  const wasGuest = useRef(false);
  if (loaded.value && own === null) wasGuest.current = true;
  useTitle(account.title);
  return (
    <main class={`review night account ${useTheme(themeOfEdition(editionNamed(edition) ?? EDITIONS[0]))} scroll`}>
      <header class="account-top ground line-below row gap-3 wrap">
        <Button icon="step-back" text={account.back} aria-label={account.back} onClick={onBack} />
        <h1 class="title">{account.title}</h1>
      </header>
      <div class="account-body stack gap-5">
        {!loaded.value && <p role="status">{account.loading}</p>}
        {loaded.value && own === null && <GuestView {...props} words={words} session={session} />}
        {own !== null && (
          <OwnerView key={own.id} {...props} words={words} session={session} own={own} isNew={wasGuest.current} />
        )}
      </div>
    </main>
  );
}
