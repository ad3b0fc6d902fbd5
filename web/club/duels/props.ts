import type { AskServer } from '@asteroute/client';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Keyring } from '@asteroute/page-online/keyring/keyring';

export interface DuelPorts {
  readonly page: PagePorts;
  readonly words: Words<'club' | 'duel'>;
  readonly ask: AskServer;
  readonly keyring: Keyring;
}
