import type { TablePorts } from '../ctrl.ts';
import type { CuePorts } from '../cues.ts';
import type { Mind } from '../mind.ts';
import type { Ui } from '../ui.ts';
import type { Starter } from '../views/play-on.tsx';
import type { Sharer } from '../views/share.tsx';
import type { Language } from '../words/language.ts';
import type { OnlinePlace } from './place.ts';

export interface OnlinePorts extends TablePorts, CuePorts {
  readonly storage: () => Storage;
  /** A random whole number below `n`. */
  readonly random: (n: number) => number;
}

export interface OnlineProps {
  readonly ports: OnlinePorts;
  readonly ui: Ui;
  readonly language: Language;
  readonly mind: Mind;
  readonly sharer: Sharer;
  readonly place: OnlinePlace;
  /** To another place; null is the start page. */
  readonly onGo: (place: OnlinePlace | null) => void;
  readonly onRules: (rule?: string) => void;
  readonly onPlayOn: Starter;
}
