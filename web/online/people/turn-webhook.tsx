import { useAsked } from '@asteroute/page/views/ask-again.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { bound, LabelledField } from '@asteroute/page/views/controls/fields.tsx';
import { useSignal } from '@preact/signals';
import type { TableProps } from '../widgets/props.ts';

/** For the host: reports the table's turns to another program, if the server offers it. Collapsed until opened. */
export function TurnWebhook({ connection, server, words }: Pick<TableProps, 'connection' | 'server' | 'words'>) {
  const isHost = connection.key.host;
  const load = async () => (isHost ? server.ask('GET /.well-known/asteroute.json') : null);
  const read = useAsked(load, [isHost]);
  const offered = read?.ok === true && read.value.webhooks === true;
  const table = connection.table.value;
  if (!isHost || !offered || table === null || table.status === 'over') return null;
  const { webhook } = words.online.notify;
  return (
    <details>
      <summary class="text-muted text-sm">{webhook.heading}</summary>
      <p class="text-muted text-sm">{webhook.about}</p>
      <Address connection={connection} words={words} />
      {table.webhook && (
        <ActionButton text={webhook.stop} act={() => connection.send({ type: 'webhook', url: null })} />
      )}
      <p role="status">{table.webhook ? webhook.on : null}</p>
    </details>
  );
}

/** The log does not contain the address, so the field is cleared once the server has accepted it. */
function Address({ connection, words }: Pick<TableProps, 'connection' | 'words'>) {
  const { webhook } = words.online.notify;
  const url = useSignal('');
  const set = async () => {
    const { ok } = await connection.send({ type: 'webhook', url: url.value.trim() });
    if (ok) url.value = '';
    return ok ? null : webhook.refused;
  };
  return (
    <form class="stack">
      <LabelledField label={webhook.address}>
        <input type="url" required maxLength={1000} {...bound(url)} />
      </LabelledField>
      <ActionButton text={webhook.start} class="quiet" type="submit" act={set} />
    </form>
  );
}
