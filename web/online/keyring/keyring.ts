import { type PlayerKey, playerKey, type SeenPromise } from '@asteroute/client';
import { KEYS, lastName } from '@asteroute/page/library/seat-keys.ts';
import { StoredValue } from '@asteroute/page/storage/stored.ts';
import type { CommandOf, ContactRequest, QuietHours } from '@asteroute/protocol';

export interface Key extends PlayerKey {
  readonly host: boolean;
}

/** How this browser's person is told outside the page, as the browser keeps it. */
export interface OwnContact {
  /** Known to this browser alone: the server stores its hash. */
  readonly token: string;
  readonly mail: string | null;
  readonly push: ContactRequest['push'];
  readonly quiet: QuietHours | null;
  readonly wants: boolean;
}

export type Keyring = ReturnType<typeof browserKeyring>;

const MAX_KEYS = 100;
const UNSENT = 'asteroute.unsent';
const [CONTACT, DECLINED] = ['asteroute.contact', 'asteroute.notices-declined'];
const [SEEN, SERVER_KEY, TURNS] = ['asteroute.seen', 'asteroute.server-key', 'asteroute.turns-seen'];

export function browserKeyring(storage: () => Storage) {
  const kept = <T>(key: string) => new StoredValue<T | null>(storage, key, { none: null });
  const read = <T>(key: string): T | null => kept<T>(key).get();
  const write = (key: string, value: unknown): void => void kept(key).set(value);

  /** The stored text; with `set` it is replaced first. */
  function text(key: string, set?: string): string | null {
    if (set !== undefined) write(key, set);
    const text = read<string>(key);
    return typeof text === 'string' ? text : null;
  }

  function keepOf(key: string, table: string, value: unknown): void {
    const { [table]: _, ...others } = read<Record<string, unknown>>(key) ?? {};
    write(key, Object.fromEntries([[table, value] as const, ...Object.entries(others)].slice(0, MAX_KEYS)));
  }

  function all(): readonly Key[] {
    const keys = read<readonly Key[]>(KEYS);
    return Array.isArray(keys)
      ? keys.filter(({ table, token }: Key) => table !== undefined && token !== undefined)
      : [];
  }
  const others = (table: string) => all().filter((key) => key.table !== table);

  return {
    all,
    /** The key of a table: the stored one, or a new one, which is stored when it takes a seat. */
    of(table: string, invite: string | null): Key {
      const key = all().find((one) => one.table === table);
      if (key !== undefined) return { ...key, invite: key.invite ?? invite };
      return playerKey({ table, invite, host: false });
    },
    keep: (key: Key) => write(KEYS, [key, ...others(key.table)].slice(0, MAX_KEYS)),
    forget: (table: string) => write(KEYS, others(table)),
    /** The name that the person entered last. */
    name(set?: string): string {
      const kept = lastName(storage);
      if (set !== undefined) kept.set(set);
      return kept.get() ?? '';
    },
    /** Confirmed and not yet acknowledged: if the page closes before that, it is sent when the page is opened again. */
    unsent: (table: string) => read<CommandOf<'turn'>>(`${UNSENT}.${table}`),
    keepUnsent: (table: string, command: CommandOf<'turn'> | null) => write(`${UNSENT}.${table}`, command),
    /** The promises of a table that this browser has seen; null if it has seen none. */
    seen: (table: string) => read<Record<string, SeenPromise>>(SEEN)?.[table] ?? null,
    keepSeen: (table: string, seen: SeenPromise) => keepOf(SEEN, table, seen),
    /** The number of turns that were seen at a table; null if it was never open here. With `set` it is replaced. */
    turnsSeen(table: string, set?: number): number | null {
      const before = read<Record<string, number>>(TURNS)?.[table];
      if (set === undefined || set === before) return before ?? null;
      keepOf(TURNS, table, set);
      return set;
    },
    /** Whether the person wants no notices of a table; with `set` that is noted. */
    hasDeclined(table: string, set?: true): boolean {
      if (set) keepOf(DECLINED, table, true);
      return set === true || read<Record<string, boolean>>(DECLINED)?.[table] === true;
    },
    /** How this browser's person is told outside the page. */
    contact: () => read<OwnContact>(CONTACT),
    keepContact: (contact: OwnContact | null) => write(CONTACT, contact),
    /** The stored key of the server; with `set` it is replaced first. */
    serverKey: (set?: string) => text(SERVER_KEY, set),
  };
}
