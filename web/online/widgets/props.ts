import type { TableController } from '@asteroute/page/match/controller.ts';
import type { Ui } from '@asteroute/page/settings/ui.ts';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { ServerPorts } from '../connection/browser.ts';
import type { TableConnection } from '../connection/table-connection.ts';

/** Props that the views of a table on a server share: each takes what it needs. */
export interface TableProps {
  readonly connection: TableConnection;
  readonly game: TableController;
  readonly ui: Ui;
  readonly words: Words<'online'>;
  readonly server: ServerPorts;
  readonly sharer: Sharer;
}

export interface SeatProps extends Pick<TableProps, 'connection' | 'words'> {
  readonly seat: number;
  readonly name: string;
}
