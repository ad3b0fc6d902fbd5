import { KEYS } from '@asteroute/page/library/seat-keys.ts';
import type { CommandOf } from '@asteroute/protocol';
import type { SeenPromise } from '../trust/promises.ts';

/** The credentials of this browser at a table. */
export interface Key {
  readonly table: string;
  /** Makes a person of the same seat again. */
  readonly token: string;
  /** Lets into a table by link. */
  readonly invite: string | null;
  /** Whether the table was opened with it. */
  readonly host: boolean;
  /** This player's number, a part of the game's chance: made for this table alone. */
  readonly clientSeed: string;
  /** Whether the player commits to it by its hash; keys from before gave it openly. */
  readonly commits?: boolean;
}

/** The secret keys to tables that this browser keeps, the last used first. */
export interface Keyring {
  all(): readonly Key[];
  /** The key of a table: the kept one, or a new one, which is kept when it takes a seat. */
  of(table: string, invite: string | null): Key;
  keep(key: Key): void;
  forget(table: string): void;
  /** The name that was given last. */
  name(set?: string): string;
  /** A turn that was confirmed and not yet acknowledged: a page that is closed meanwhile sends it when it is opened. */
  unsent(table: string): CommandOf<'turn'> | null;
  keepUnsent(table: string, command: CommandOf<'turn'> | null): void;
  /** What was seen of a table's promises; null where nothing was. */
  seen(table: string): SeenPromise | null;
  keepSeen(table: string, seen: SeenPromise): void;
  /** The turns that a table had when it was open here last; null for never. With a number it is kept from now on. */
  turnsSeen(table: string, set?: number): number | null;
  /** The kept key of the server; with a key it is kept from now on. */
  serverKey(set?: string): string | null;
}

/** Tables that are remembered. */
const MAX_KEYS = 100;
const [NAME, UNSENT] = ['asteroute.name', 'asteroute.unsent'];
const [SEEN, SERVER_KEY, TURNS] = ['asteroute.seen', 'asteroute.server-key', 'asteroute.turns-seen'];

/** The keyring in the browser's storage. */
export function browserKeyring(storage: () => Storage): Keyring {
  const read = <T>(key: string): T | null => readJson<T>(storage, key);
  const write = (key: string, value: unknown): void => writeJson(storage, key, value);

  function all(): readonly Key[] {
    const kept = read<readonly Key[]>(KEYS);
    return Array.isArray(kept)
      ? kept.filter(({ table, token }: Key) => table !== undefined && token !== undefined)
      : [];
  }

  return {
    all,
    of(table, invite) {
      const kept = all().find((key) => key.table === table);
      if (kept !== undefined) return { ...kept, invite: kept.invite ?? invite };
      return newKey({ table, token: randomText(), invite, host: false });
    },
    keep: (key) => write(KEYS, [key, ...all().filter(({ table }) => table !== key.table)].slice(0, MAX_KEYS)),
    forget: (table) =>
      write(
        KEYS,
        all().filter((key) => key.table !== table),
      ),
    name(set) {
      if (set !== undefined) write(NAME, set);
      const name = read<string>(NAME);
      return typeof name === 'string' ? name : '';
    },
    unsent: (table) => read(`${UNSENT}.${table}`),
    keepUnsent(table, command) {
      if (command !== null) return write(`${UNSENT}.${table}`, command);
      try {
        storage().removeItem(`${UNSENT}.${table}`);
      } catch {
        // Storage that refuses access holds nothing.
      }
    },
    seen: (table) => read<Record<string, SeenPromise>>(SEEN)?.[table] ?? null,
    keepSeen(table, seen) {
      const { [table]: _, ...others } = read<Record<string, SeenPromise>>(SEEN) ?? {};
      const kept = [[table, seen] as const, ...Object.entries(others)].slice(0, MAX_KEYS);
      write(SEEN, Object.fromEntries(kept));
    },
    turnsSeen(table, set) {
      const { [table]: before, ...others } = read<Record<string, number>>(TURNS) ?? {};
      if (set === undefined || set === before) return before ?? null;
      write(TURNS, Object.fromEntries([[table, set] as const, ...Object.entries(others)].slice(0, MAX_KEYS)));
      return set;
    },
    serverKey(set) {
      if (set !== undefined) write(SERVER_KEY, set);
      const key = read<string>(SERVER_KEY);
      return typeof key === 'string' ? key : null;
    },
  };
}

/** A key with a fresh number. */
export function newKey(key: Pick<Key, 'table' | 'token' | 'invite' | 'host'>): Key {
  return { ...key, clientSeed: randomText(), commits: true };
}

function readJson<T>(storage: () => Storage, key: string): T | null {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Without storage a seat lasts as long as its page. */
function writeJson(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or refused.
  }
}

/** 32 random bytes in base64url. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
