import type { ControllerPorts } from '@asteroute/page/match/controller.ts';
import type { CuePorts } from '@asteroute/page/sound/cues.ts';
import type { TableViewProps } from '@asteroute/page/views/table/table.tsx';
import type { OnlinePlace } from './place.ts';

/** Dependencies of tables on a server. */
export interface OnlinePorts extends ControllerPorts, CuePorts {
  readonly storage: () => Storage;
  readonly session: () => Storage;
  /** A random whole number below `n`. */
  readonly random: (n: number) => number;
}

/** Props of the page of tables on a server. */
export interface OnlineProps
  extends Pick<TableViewProps, 'ui' | 'language' | 'botWorker' | 'sharer' | 'onRules' | 'onPlayOn' | 'onRivals'> {
  readonly ports: OnlinePorts;
  readonly place: OnlinePlace;
  /** The full address that opens a place. */
  readonly addressOf: (place: OnlinePlace) => string;
  /** Goes to another place; null is the start page. */
  readonly onGo: (place: OnlinePlace | null) => void;
  /** Called with the table that is shown, and with null when it closes. */
  readonly onTable: (table: TableViewProps['table'] | null) => void;
}
