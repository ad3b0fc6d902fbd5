import type { ControllerPorts } from '@asteroute/page/match/controller.ts';
import type { TableViewProps } from '@asteroute/page/views/table/table.tsx';

/** The props of the review of a finished game. */
export interface ReviewProps
  extends Pick<TableViewProps, 'table' | 'ui' | 'language' | 'botWorker' | 'sharer' | 'onRules'> {
  readonly storage: () => Storage;
  /** Dependencies of a table for a turn that is tried again. */
  readonly ports: ControllerPorts;
}
