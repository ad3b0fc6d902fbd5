import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableProps } from '../widgets/props.ts';

/** For the host: reports the table's turns to another program, if the server offers it. Collapsed until opened. */
export function TurnWebhook({ connection, server, words }: Pick<TableProps, 'connection' | 'server' | 'words'>) {
  const offered = useSignal(false);
  const isHost = connection.key.host;
  useEffect(() => {
    if (isHost)
      void server
        .ask('GET /.well-known/asteroute.json')
        .then((read) => (offered.value = read.ok && read.value.webhooks === true));
  }, [isHost]);
  const table = connection.table.value;
  if (!isHost || !offered.value || table === null || table.status === 'over') return null;
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
    <form>
      <label>
        <span>{webhook.address}</span>
        <input
          type="url"
          required
          maxLength={1000}
          value={url.value}
          onInput={({ currentTarget: { value } }) => (url.value = value)}
        />
      </label>
      <ActionButton text={webhook.start} type="submit" act={set} />
    </form>
  );
}
