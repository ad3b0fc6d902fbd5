import type { Answer, BoardSummary, Command, Fault, MySummary, Opening, Outcome, Summary } from '@asteroute/protocol';
import type { Key } from '../keys/keyring.ts';

/** The lobby: tables to join, tables to watch, and one's own. */
export interface Lists {
  readonly open: readonly Summary[];
  readonly running: readonly Summary[];
  readonly mine: readonly MySummary[];
}

/** The table that a code leads to. */
interface Coded {
  readonly table: string;
  readonly invite: string | null;
}

/** What the log of one table keeps of a player, or why the server did not say. */
type OwnDataAnswer = { readonly host: boolean; readonly events: readonly object[] } | { readonly fault: Fault };

/** HTTP requests to the server. A table that is open uses its socket instead. */
export interface Api {
  /** Null where no server answers. */
  lists(keys: readonly Key[]): Promise<Lists | null>;
  /** One's own tables; null where no server answers. */
  mine(keys: readonly Key[]): Promise<readonly MySummary[] | null>;
  /** Opens a table; gives its name. */
  open(opening: Opening, token: string): Promise<Outcome<string> | null>;
  /** Sends a command to a table whose socket is not open yet. */
  command(key: Key, command: Command): Promise<Answer | null>;
  /** The seat of a key: null for none, undefined without an answer. */
  seat(key: Key): Promise<number | null | undefined>;
  /** The code that leads to a table of the key, as long as it is open; null where the server gives none. */
  code(key: Key): Promise<string | null>;
  /** The table of a code: null for an unknown one, undefined where no server answers. */
  byCode(code: string): Promise<Coded | null | undefined>;
  /** A small picture's worth of a running game; null where the server does not say. */
  board(key: Key): Promise<BoardSummary | null>;
  /** The record of a game; once it is over, with the proof of its chance. */
  record(key: Key): Promise<string | null>;
  /** What the log of a table keeps of the owner of a key. */
  ownData(key: Key): Promise<OwnDataAnswer | null>;
  /** The key with which a browser subscribes to push messages; null where the server sends none. */
  pushKey(): Promise<string | null>;
  /** Whether hosts may have turns reported to another program. */
  takesWebhooks(): Promise<boolean>;
  /** The key with which the server signs records; null where no server answers. */
  serverKey(): Promise<string | null>;
}

/** The HTTP API of the server at a base address. */
export function createApi(base: string, ask: typeof fetch): Api {
  const at = (path: string) => new URL(`api/${path}`, base).href;
  const json = <T>(path: string, init: RequestInit = {}) => readJson<T>(() => ask(at(path), init));
  async function mine(keys: readonly Key[]): Promise<readonly MySummary[] | null> {
    if (keys.length === 0) return [];
    const body = JSON.stringify({ tokens: keys.map(({ token }) => token) });
    const found = await json<readonly MySummary[]>('mine', { method: 'POST', body });
    return Array.isArray(found) ? found : null;
  }

  const about = async () =>
    (await readJson<Record<string, unknown>>(() => ask(new URL('/.well-known/asteroute.json', base).href))) ?? {};
  /** A key that the server publishes. */
  async function published(name: 'publicKey' | 'pushKey'): Promise<string | null> {
    const key = (await about())[name];
    return typeof key === 'string' ? key : null;
  }

  return {
    mine,
    async lists(keys) {
      const [listing, own] = await Promise.all([json<Omit<Lists, 'mine'>>('games'), mine(keys)]);
      return Array.isArray(listing?.open) ? { ...listing, mine: own ?? [] } : null;
    },
    async open(opening, token) {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await json<{ readonly table: string | null; readonly fault?: Fault }>('games', {
        method: 'POST',
        headers,
        body: JSON.stringify(opening),
      });
      if (answer === null) return null;
      if (answer.fault !== undefined) return { ok: false, fault: answer.fault };
      return { ok: true, value: answer.table ?? '' };
    },
    command: (key, command) =>
      json<Answer>(`games/${key.table}/commands`, {
        method: 'POST',
        headers: headersOf(key),
        body: JSON.stringify(command),
      }),
    async seat(key) {
      const view = await json<{ readonly seat?: number | null }>(`games/${key.table}`, { headers: headersOf(key) });
      return view?.seat;
    },
    async board(key) {
      const found = await json<Partial<BoardSummary>>(`games/${key.table}/board`, { headers: headersOf(key) });
      return found?.tiles === undefined ? null : (found as BoardSummary);
    },
    async code(key) {
      const init = { method: 'POST', headers: headersOf(key) };
      const given = await json<{ readonly code?: string }>(`games/${key.table}/code`, init);
      return given?.code ?? null;
    },
    async byCode(code) {
      const found = await json<Partial<Coded>>(`codes/${encodeURIComponent(code)}`);
      if (found === null) return undefined;
      return found.table === undefined ? null : { table: found.table, invite: found.invite ?? null };
    },
    ownData: (key) => json<OwnDataAnswer>(`games/${key.table}/mine`, { headers: headersOf(key) }),
    serverKey: () => published('publicKey'),
    pushKey: () => published('pushKey'),
    takesWebhooks: async () => (await about()).webhooks === true,
    async record(key) {
      try {
        const response = await ask(at(`games/${key.table}/record`), { headers: headersOf(key) });
        return response.ok ? await response.text() : null;
      } catch {
        return null;
      }
    },
  };
}

/** The HTTP API of the server that the page came from. */
export const pageApi = (): Api => createApi(document.baseURI, (...asked) => fetch(...asked));

/** The answer as JSON, whatever its status; null where the network fails or another kind of server answers. */
async function readJson<T>(request: () => Promise<Response>): Promise<T | null> {
  try {
    const response = await request();
    const type = response.headers.get('Content-Type') ?? '';
    return type.startsWith('application/json') ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

function headersOf({ token, invite }: Key): Record<string, string> {
  return { Authorization: `Bearer ${token}`, ...(invite === null ? {} : { 'Asteroute-Invite': invite }) };
}
