import type { Setup } from '@asteroute/engine';
import type { Signal } from '@preact/signals';
import type { Games, GamesPorts } from '../../library/games.ts';
import type { Choices } from '../../settings/setup.ts';
import type { TableViewProps } from '../table/table.tsx';

/** What a page takes of the program around it. An address is the hash of one, such as `#duel`. */
export interface PagePorts
  extends GamesPorts,
    Required<Pick<TableViewProps, 'ui' | 'language' | 'botWorker' | 'sharer' | 'onRules' | 'onPlayOn' | 'onRivals'>> {
  readonly storage: () => Storage;
  readonly session: () => Storage;
  /** Whether the page came from a game server, and not from a web space that serves nothing but files. */
  readonly hasServer: boolean;
  readonly choices: Signal<Choices>;
  /** Goes to an address; an empty one is the start page. */
  readonly go: (address: string) => void;
  /** Goes to what lies under the page. */
  readonly back: () => void;
  /** The full address, which can be sent. */
  readonly hrefOf: (address: string) => string;
  /** Starts a game at this screen: the one that is set up, or another one. */
  readonly start: (...game: Parameters<Games['start']> | []) => void;
  readonly setupAtHome: () => Omit<Setup, 'tileSet'>;
  readonly resume: (id: number) => void;
  /** Called with the table of the server that is shown, and with null when it closes. */
  readonly showServerTable: (table: TableViewProps['table'] | null) => void;
}

/** The props of every page: what its address says, and the program around it. */
export interface PageProps<At> {
  readonly at: At;
  readonly page: PagePorts;
}
