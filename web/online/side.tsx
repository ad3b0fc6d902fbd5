import type { Table } from '../ctrl.ts';
import type { Ui } from '../ui.ts';
import type { Sharer } from '../views/share.tsx';
import type { Api } from './api.ts';
import { Chat } from './chat.tsx';
import { ProofView } from './proof.tsx';
import type { Room } from './room.ts';
import type { Words } from './words.ts';

interface Props {
  readonly room: Room;
  readonly game: Table;
  readonly ui: Ui;
  readonly words: Words;
  readonly sharer: Sharer;
  readonly server: { readonly api: Api };
  readonly open: 'proof' | null;
  readonly onClose: () => void;
}

/** What opens beside or over the table: chat, and the proof of its chance. */
export function Side(props: Props) {
  const { room, game, ui, words, open } = props;
  return (
    <>
      {ui.panel.value === 'chat' && (
        <Chat room={room} game={game} words={words} onClose={() => (ui.panel.value = null)} />
      )}
      {open === 'proof' && <ProofView {...props} api={props.server.api} />}
    </>
  );
}
