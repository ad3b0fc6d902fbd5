import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { useSignal } from '@preact/signals';
import { eraseOwnData, exportOwnData } from '../connection/own-data.ts';
import type { TableProps } from '../widgets/props.ts';

interface Props extends Pick<TableProps, 'server' | 'sharer' | 'words'> {
  /** Called once the player has been removed from tables. */
  readonly onErased: () => void;
}

/** Saves or deletes what the server stores about this browser's player. */
export function MyData({ server, sharer, words, onErased }: Props) {
  const { myData } = words.online;
  const said = useSignal<string | null>(null);
  const save = async () => {
    const text = await exportOwnData(server);
    if (text !== null) sharer.download('asteroute-my-data.json', text);
    said.value = null;
    return text === null ? words.online.line.silent : null;
  };
  const erase = async () => {
    const isDone = await eraseOwnData(server);
    onErased();
    said.value = isDone ? myData.erased : null;
    return isDone ? null : words.online.line.silent;
  };
  return (
    <details>
      <summary class="text-muted text-sm">{myData.heading}</summary>
      <p class="text-muted text-sm">{myData.about}</p>
      <p class="flex flex-wrap gap-2 py-2">
        <ActionButton icon="download" text={myData.save} act={save} />
        <ActionButton class="quiet text-danger" text={myData.erase} sure={words.page.sure} act={erase} />
      </p>
      <p role="status">{said.value}</p>
    </details>
  );
}
