import type { TableController } from '@asteroute/page/match/controller.ts';
import type { Ui } from '@asteroute/page/settings/ui.ts';
import { useMedia, WIDE } from '@asteroute/page/views/layout.ts';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { ServerPorts } from './connection/browser.ts';
import type { TableConnection } from './connection/table-connection.ts';
import { Chat } from './people/chat.tsx';
import { ProofView } from './proof.tsx';
import type { Words } from './words/use-words.ts';

interface Props {
  readonly connection: TableConnection;
  readonly game: TableController;
  readonly ui: Ui;
  readonly words: Words;
  readonly sharer: Sharer;
  readonly server: Pick<ServerPorts, 'api' | 'serverKey'>;
}

/** Panels of a server's table: chat where no side column has it, and the proof of fair chance. */
export function SideTools(props: Props) {
  const { connection, game, ui, words } = props;
  const wide = useMedia(WIDE);
  const onClose = () => (ui.panel.value = null);
  return (
    <>
      {ui.panel.value === 'chat' && !wide && (
        <Chat connection={connection} game={game} words={words} onClose={onClose} />
      )}
      {ui.panel.value === 'proof' && <ProofView {...props} onClose={onClose} />}
    </>
  );
}
