import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { dateText } from '@asteroute/words/grammar.ts';
import type { PushObstacle } from '../notify/push.ts';
import { useOffer } from '../notify-me/notify-me.tsx';
import type { TableProps } from '../widgets/props.ts';

type Props = Pick<TableProps, 'server' | 'words'>;

export function WantsToPlay({ server, words }: Props) {
  const { contact, push } = server;
  const { company, notify, tag } = words.online;
  const offer = useOffer(server);
  const view = contact.view.value;
  const until = view?.wantsUntil ?? null;
  const hasMail = view?.mail === 'confirmed';
  if (offer === null) return null;
  const { offered, obstacle } = offer;
  if (!offered && !hasMail && view?.push !== true) return <NoWay {...{ server, words }} why={obstacle} />;
  const start = async () => {
    const browser = view?.push === true || !offered ? (contact.own.peek()?.push ?? null) : await push.subscribe();
    if (browser === null && !hasMail) return notify.refused;
    return (await contact.change({ push: browser, wants: true }, tag)) ? null : company.failed;
  };
  const stop = async () => ((await contact.change({ wants: false }, tag)) ? null : company.failed);
  const date = until === null ? '' : dateText(words.page.tag, until, { dateStyle: 'long' });
  return (
    <div class="row flex-wrap">
      <ActionButton
        text={until === null ? company.wants : company.unwants}
        aria-pressed={until !== null}
        act={() => (until === null ? start() : stop())}
      />
      <p class="text-muted text-sm" role="status">
        {until === null ? null : company.until(date)}
      </p>
    </div>
  );
}

/** Why the person cannot be told yet, and what helps; nothing where the server tells nobody. */
function NoWay({ server, words, why }: Props & { readonly why: PushObstacle | null }) {
  const { company, notify } = words.online;
  if (server.contact.sendsMail.value) return <p class="text-muted text-sm">{company.noWay}</p>;
  return why === null ? null : <p class="text-muted text-sm">{notify.obstacles[why]}</p>;
}
