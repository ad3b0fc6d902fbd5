import type { BotWorker } from '@asteroute/bots';
import type { ControllerPorts, TableController } from '../match/controller.ts';
import type { Ui } from '../settings/ui.ts';
import type { Sharer } from '../views/sheets/share.tsx';
import type { Language } from '../words/language.ts';

/** What the review of a game needs of the page. */
export interface ReviewProps {
  /** The table of a game that is over. */
  readonly table: TableController;
  readonly ui: Ui;
  readonly storage: () => Storage;
  readonly language: Language;
  readonly botWorker: BotWorker;
  readonly sharer: Sharer;
  /** Dependencies of a table for a turn that is tried again. */
  readonly ports: ControllerPorts;
  readonly onRules: (rule?: string) => void;
}
