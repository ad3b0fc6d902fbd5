import type { Ui } from '@asteroute/page/settings/ui.ts';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Language } from '@asteroute/page/words/language.ts';
import type { Table } from '@asteroute/protocol';
import type { ServerPorts } from '../connection/browser.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import type { Words } from '../words/use-words.ts';

/** Props of a room and its parts. */
export interface RoomProps {
  readonly connection: TableConnection;
  readonly table: Table;
  readonly ui: Ui;
  readonly words: Words;
  readonly language: Language;
  readonly sharer: Sharer;
  readonly server: Pick<ServerPorts, 'api' | 'keyring' | 'push'>;
  /** A random whole number below `n`. */
  readonly random: (n: number) => number;
  /** The whole address of the invitation. */
  readonly address: string;
  readonly onBack: () => void;
}

/** Whether this browser's person may change the room. */
export function isHostOf({ connection, table }: Pick<RoomProps, 'connection' | 'table'>): boolean {
  return connection.key.host && table.plan.room === true && table.revealUntil === null;
}
