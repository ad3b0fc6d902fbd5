import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import { useSignal } from '@preact/signals';
import type { ServerPorts } from '../connection/browser.ts';
import { eraseOwnData, exportOwnData } from '../connection/own-data.ts';
import type { Words } from '../words/use-words.ts';

interface Props {
  readonly server: ServerPorts;
  readonly sharer: Sharer;
  readonly words: Words;
  /** Called once the player is taken out of tables. */
  readonly onErased: () => void;
}

/** What the server keeps of this browser's player: to save, and to delete. */
export function MyData({ server, sharer, words, onErased }: Props) {
  const { myData } = words.online;
  const sure = useSignal(false);
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
  const onErase = () => {
    if (sure.value) void run(erase);
    sure.value = !sure.value;
  };
  return (
    <details class="my-data">
      <summary class="muted small">{myData.heading}</summary>
      <p class="muted small">{myData.about}</p>
      <p>
        <Button icon="download" text={myData.save} disabled={busy.value} onClick={() => void run(save)} />
        <Button
          text={sure.value ? `${myData.erase} – ${words.online.ask.sure}` : myData.erase}
          class="quiet danger"
          disabled={busy.value}
          onClick={onErase}
        />
      </p>
      <p role="status">{said.value}</p>
    </details>
  );
}
