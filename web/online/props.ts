import type { BotWorker } from '@asteroute/bots';
import type { ControllerPorts, TableController } from '@asteroute/page/match/controller.ts';
import type { Ui } from '@asteroute/page/settings/ui.ts';
import type { CuePorts } from '@asteroute/page/sound/cues.ts';
import type { Starter } from '@asteroute/page/views/sheets/play-on.tsx';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Language } from '@asteroute/page/words/language.ts';
import type { ComponentChildren } from 'preact';
import type { OnlinePlace } from './place.ts';

/** Dependencies of tables on a server. */
export interface OnlinePorts extends ControllerPorts, CuePorts {
  readonly storage: () => Storage;
  /** A random whole number below `n`. */
  readonly random: (n: number) => number;
}

/** Props of the page of tables on a server. */
export interface OnlineProps {
  readonly ports: OnlinePorts;
  readonly ui: Ui;
  readonly language: Language;
  readonly botWorker: BotWorker;
  readonly sharer: Sharer;
  readonly place: OnlinePlace;
  /** The whole address that opens a place. */
  readonly addressOf: (place: OnlinePlace) => string;
  /** Goes to another place; null is the start page. */
  readonly onGo: (place: OnlinePlace | null) => void;
  /** Called with the table that is shown; null when it goes. */
  readonly onTable: (table: TableController | null) => void;
  readonly onRules: (rule?: string) => void;
  readonly onPlayOn: Starter;
  /** What the review says of a game, on the page of its results. */
  readonly account: (table: TableController) => ComponentChildren;
}
