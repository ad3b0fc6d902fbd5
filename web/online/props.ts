import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { ServerPorts } from './connection/browser.ts';
import type { OnlinePlace } from './place.ts';

export interface OnlineProps extends PagePorts {
  readonly place: OnlinePlace;
  readonly addressOf: (place: OnlinePlace) => string;
  readonly onGo: (place: OnlinePlace) => void;
  readonly server: ServerPorts;
  readonly words: Words<'online'>;
}
