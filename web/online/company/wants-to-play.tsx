import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableProps } from '../parts/props.ts';

/** Lets the person be told for two weeks when somebody opens a challenge. */
export function WantsToPlay({ server, words }: Pick<TableProps, 'server' | 'words'>) {
  const { contact, push } = server;
  const { company, notify, tag } = words.online;
  const offered = useSignal<boolean | null>(null);
  const said = useSignal<string | null>(null);
  useEffect(() => {
    void Promise.all([push.isOffered(), contact.load()]).then(([is]) => (offered.value = is));
  }, []);
  const view = contact.view.value;
  const until = view?.wantsUntil ?? null;
  const hasMail = view?.mail === 'confirmed';
  if (offered.value === null) return null;
  if (!offered.value && !hasMail && view?.push !== true) return <p class="muted small">{company.noWay}</p>;
  const start = async () => {
    const browser =
      view?.push === true || !offered.value ? (contact.own.peek()?.push ?? null) : await push.subscribe(tag);
    if (browser === null && !hasMail) {
      said.value = notify.refused;
      return;
    }
    said.value = (await contact.change({ push: browser, wants: true }, tag)) ? null : company.failed;
  };
  const stop = () => void contact.change({ wants: false }, tag);
  const date = until === null ? '' : new Intl.DateTimeFormat(words.page.tag, { dateStyle: 'long' }).format(until);
  return (
    <div class="row wrap">
      <Button
        text={until === null ? company.wants : company.unwants}
        aria-pressed={until !== null}
        onClick={() => (until === null ? void start() : stop())}
      />
      <p class="muted small" role="status">
        {said.value ?? (until === null ? null : company.until(date))}
      </p>
    </div>
  );
}
