/** The leagues of this browser: those that it made, and those that its people entered. */

import { randomToken } from '@asteroute/client';
import { storedList } from '@asteroute/page/storage/stored.ts';

export interface LeagueKey {
  readonly league: string;
  /** The token of the organizer or of a player, who may be the same person. */
  readonly token: string;
  readonly title: string;
}

/** The keys to leagues that this browser stores, the last used first. */
export type LeagueKeys = ReturnType<typeof leagueKeys>;

const KEYS = 'asteroute.leagues';
const MAX_KEYS = 50;

export function leagueKeys(storage: () => Storage) {
  const kept = storedList<LeagueKey>(storage, KEYS, ({ league, token }) => league && token);
  return {
    all: () => kept.get(),
    /** The key of a league: the stored one, or a new one, which is stored when it is used. */
    of: (league: string): LeagueKey =>
      kept.get().find((key) => key.league === league) ?? { league, token: randomToken(), title: '' },
    keep(key: LeagueKey): void {
      kept.change((all) => [key, ...all.filter(({ league }) => league !== key.league)].slice(0, MAX_KEYS));
    },
  };
}
