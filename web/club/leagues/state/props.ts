import type { AskServer } from '@asteroute/client';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { LeagueKeys } from './league-keys.ts';
import type { ShownLeague } from './use-league.ts';

export interface LeaguePorts {
  readonly page: PagePorts;
  readonly words: Words<'online' | 'league'>;
  readonly ask: AskServer;
  readonly keys: LeagueKeys;
}

export interface LeagueProps extends LeaguePorts {
  readonly shown: ShownLeague;
}
