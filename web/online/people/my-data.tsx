import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useSignal } from '@preact/signals';
import { eraseOwnData, exportOwnData } from '../connection/own-data.ts';
import type { TableProps } from '../parts/props.ts';
import { useSure } from '../parts/sure.ts';

interface Props extends Pick<TableProps, 'server' | 'sharer' | 'words'> {
  /** Called once the player has been removed from tables. */
  readonly onErased: () => void;
}

/** Saves or deletes what the server stores about this browser's player. */
export function MyData({ server, sharer, words, onErased }: Props) {
  const { myData } = words.online;
  const sure = useSure(words.online);
  const said = useSignal<string | null>(null);
  const busy = useSignal(false);
  const run = async (work: () => Promise<string | null>) => {
    busy.value = true;
    said.value = await work();
    busy.value = false;
  };
  const save = async () => {
    const text = await exportOwnData(server);
    if (text !== null) sharer.download('asteroute-my-data.json', text);
    return text === null ? words.online.line.silent : null;
  };
  const erase = async () => {
    const isDone = await eraseOwnData(server);
    onErased();
    return isDone ? myData.erased : words.online.line.silent;
  };
  return (
    <details class="my-data">
      <summary class="muted small">{myData.heading}</summary>
      <p class="muted small">{myData.about}</p>
      <p>
        <Button icon="download" text={myData.save} disabled={busy.value} onClick={() => void run(save)} />
        <Button class="quiet danger" disabled={busy.value} {...sure(myData.erase, () => void run(erase))} />
      </p>
      <p role="status">{said.value}</p>
    </details>
  );
}
