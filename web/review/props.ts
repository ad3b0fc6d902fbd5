import type { BotWorker } from '@asteroute/bots';
import type { ControllerPorts, TableController } from '@asteroute/page/match/controller.ts';
import type { Ui } from '@asteroute/page/settings/ui.ts';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Language } from '@asteroute/page/words/language.ts';

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
