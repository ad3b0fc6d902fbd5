/** The leagues of this browser: those that it made, and those that its people entered. */
import { randomText } from '@asteroute/page-online/keys/keyring';

/** What this browser keeps of a league. */
export interface LeagueKey {
  readonly league: string;
  /** The token of the organizer or of a player, who may be the same person. */
  readonly token: string;
  readonly title: string;
}

/** The keys to leagues that this browser stores, the last used first. */
export type LeagueKeys = ReturnType<typeof leagueKeys>;

const KEYS = 'asteroute.leagues';
/** The most leagues that are kept. */
const MAX_KEYS = 50;

/** The keys in the browser's storage. */
export function leagueKeys(storage: () => Storage) {
  function all(): readonly LeagueKey[] {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEYS) ?? '[]');
      return Array.isArray(kept) ? (kept as LeagueKey[]).filter(({ league, token }) => league && token) : [];
    } catch {
      return [];
    }
  }
  return {
    all,
    /** The key of a league: the stored one, or a new one, which is stored when it is used. */
    of: (league: string): LeagueKey =>
      all().find((key) => key.league === league) ?? { league, token: randomText(), title: '' },
    keep(key: LeagueKey): void {
      const others = all().filter(({ league }) => league !== key.league);
      try {
        storage().setItem(KEYS, JSON.stringify([key, ...others].slice(0, MAX_KEYS)));
      } catch {
        // Without storage a league is open as long as its page.
      }
    },
  };
}
