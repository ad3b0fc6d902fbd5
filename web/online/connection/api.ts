import { serverFetch } from '@asteroute/page-account/server-time';
import type {
  Answer,
  BoardSummary,
  Command,
  ContactRequest,
  ContactView,
  EntriesMessage,
  Fault,
  FaultMessage,
  MySummary,
  Opening,
  Outcome,
  Summary,
  Table,
} from '@asteroute/protocol';
import type { Key } from '../keys/keyring.ts';
import { ownAccount } from './agreement.ts';

/** The lists of the lobby: tables to join, tables to watch, and the player's own tables. */
export interface Lists {
  readonly open: readonly Summary[];
  readonly running: readonly Summary[];
  readonly mine: readonly MySummary[];
}

/** What the log of one table stores about a player, or the fault that the server reported. */
type OwnDataAnswer = { readonly host: boolean; readonly events: readonly object[] } | { readonly fault: Fault };

/** What a table says of its game and of the tables before and after it. */
export type PlayedTable = Partial<Pick<Table, 'rematch'>> &
  Pick<Table, 'seats' | 'ending' | 'rematchOf'> &
  Pick<Table['plan'], 'edition' | 'modules'>;

/** What a request for a table is sent with. */
type Credentials = Pick<Key, 'table'> & {
  readonly token?: string | undefined;
  readonly invite?: string | null | undefined;
};

const noSession = async () => undefined;

/** HTTP requests to a server. An open table uses its socket instead. */
export type Api = ReturnType<typeof createApi>;

/** The HTTP API of the server at a base address. */
export function createApi(base: string, ask: typeof fetch, session: () => Promise<string | undefined> = noSession) {
  /** Requests JSON. With a body, which may be null, it sends a POST request. */
  const json = <T>(path: string, headers: Record<string, string> = {}, body?: object | null, signal?: AbortSignal) => {
    const posted = body === undefined ? {} : { method: 'POST', body: body && JSON.stringify(body) };
    return readJson<T>(() =>
      ask(new URL(path, new URL('api/', base)), { headers, ...posted, ...(signal && { signal }) }),
    );
  };

  /** The tables of this browser; null if no server answers. */
  async function mine(keys: readonly Key[]): Promise<readonly MySummary[] | null> {
    if (keys.length === 0) return [];
    const found = await json<readonly MySummary[]>('mine', {}, { tokens: keys.map(({ token }) => token) });
    return Array.isArray(found) ? found : null;
  }

  /** The header by which the server knows whom the person does not want to meet. */
  async function asAccount(): Promise<Record<string, string>> {
    const token = await session();
    return token === undefined ? {} : { 'Asteroute-Account': token };
  }

  return {
    mine,
    /** The lists of the lobby; null if no server answers. */
    async lists(keys: readonly Key[]): Promise<Lists | null> {
      const listed = async () => json<Omit<Lists, 'mine'>>('games', await asAccount());
      const [listing, own] = await Promise.all([listed(), mine(keys)]);
      return Array.isArray(listing?.open) ? { ...listing, mine: own ?? [] } : null;
    },
    /** Opens a table; returns its name. */
    async open(opening: Opening, token: string): Promise<Outcome<string> | null> {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await json<{ readonly table: string | null; readonly fault?: Fault }>('games', headers, opening);
      if (answer === null) return null;
      if (answer.fault !== undefined) return { ok: false, fault: answer.fault };
      return { ok: true, value: answer.table ?? '' };
    },
    ...tableRequests(json),
    ...publishedRequests(json),
    ...contactRequests(json, asAccount),
    /** The record of a game; once the game is over, it includes the proof of fair chance. */
    async record(key: Key): Promise<string | null> {
      try {
        const response = await ask(new URL(`api/games/${key.table}/record`, base), { headers: headersOf(key) });
        return response.ok ? await response.text() : null;
      } catch {
        return null;
      }
    },
  };
}

/** Requests JSON; with a body, which may be null, by POST. */
type AskJson = <T>(
  path: string,
  headers?: Record<string, string>,
  body?: object | null,
  signal?: AbortSignal,
) => Promise<T | null>;

/** The requests for one table. */
function tableRequests(json: AskJson) {
  return {
    /** Sends a command to a table that has no open socket. */
    async command(key: Credentials, command: Command): Promise<Answer | null> {
      const found = await json<Answer | FaultMessage>(`games/${key.table}/commands`, headersOf(key), command);
      // A request may be refused before its command is read.
      if (found?.type !== 'fault') return found;
      return { type: 'answer', table: key.table, id: command.id, ok: false, fault: found.fault };
    },
    /** The entries of a table after `since`; waits so many seconds for one if there is none. Null without an answer. */
    events: (key: Credentials, { since, wait }: { since: number; wait: number }, signal: AbortSignal) =>
      json<EntriesMessage | FaultMessage>(
        `games/${key.table}/events?since=${since}&wait=${wait}`,
        headersOf(key),
        undefined,
        signal,
      ),
    /** The seat of a key: null for none, undefined without an answer. */
    async seat(key: Key): Promise<number | null | undefined> {
      return (await json<{ readonly seat?: number | null }>(`games/${key.table}`, headersOf(key)))?.seat;
    },
    /** What the server says of a table whose game is over or runs; null if it says nothing. */
    async played(key: Key): Promise<PlayedTable | null> {
      const found = await json<Partial<PlayedTable>>(`games/${key.table}`, headersOf(key));
      return found?.seats === undefined ? null : (found as PlayedTable);
    },
    /** The summary of a running game for a small picture; null if the server gives none. */
    async board(key: Key): Promise<BoardSummary | null> {
      const found = await json<Partial<BoardSummary>>(`games/${key.table}/board`, headersOf(key));
      return found?.tiles === undefined ? null : (found as BoardSummary);
    },
    /** The code of a table, while it is open; null if the server gives none. */
    async code(key: Key): Promise<string | null> {
      return (await json<{ readonly code?: string }>(`games/${key.table}/code`, headersOf(key), null))?.code ?? null;
    },
    /** The table of a code: null if the code is unknown, undefined if no server answers. */
    async byCode(code: string): Promise<string | null | undefined> {
      const found = await json<{ readonly table?: string | null }>(`codes/${encodeURIComponent(code)}`);
      return found === null ? undefined : (found.table ?? null);
    },
    /** What the log of a table stores about the owner of a key. */
    ownData: (key: Key) => json<OwnDataAnswer>(`games/${key.table}/mine`, headersOf(key)),
  };
}

/** The requests for what a server says of itself. */
function publishedRequests(json: AskJson) {
  const answer = () => json<Record<string, unknown>>('../.well-known/asteroute.json');
  const about = async () => (await answer()) ?? {};
  async function published(name: 'publicKey' | 'pushKey'): Promise<string | null> {
    const key = (await about())[name];
    return typeof key === 'string' ? key : null;
  }
  return {
    /** Whether requests reach the server. */
    isReachable: async () => (await answer()) !== null,
    /** The key with which the server signs records; null if no server answers. */
    serverKey: () => published('publicKey'),
    /** The key with which a browser subscribes to push messages; null if the server sends none. */
    pushKey: () => published('pushKey'),
    /** Whether hosts may have turns reported to another program. */
    takesWebhooks: async () => (await about()).webhooks === true,
    /** Whether the server sends mails. */
    sendsMail: async () => (await about()).mail === true,
  };
}

/** The requests about how this browser's person is told outside the page. */
function contactRequests(json: AskJson, asAccount: () => Promise<Record<string, string>>) {
  const headers = (token: string) => ({ Authorization: `Bearer ${token}` });
  return {
    /** What the server keeps of the contact of a token; with `wanted` that is replaced first. Null without an answer. */
    contact: async (token: string, wanted?: ContactRequest) =>
      json<ContactView | { readonly fault: Fault }>('contact', { ...headers(token), ...(await asAccount()) }, wanted),
    /** Removes the contact of a token; resolves with whether the server answered. */
    eraseContact: async (token: string): Promise<boolean> =>
      (await json<object>('contact/erase', headers(token), {})) !== null,
  };
}

/** The HTTP API of the server that the page came from. */
export const pageApi = (): Api => createApi(document.baseURI, serverFetch, ownAccount);

/** Reads a response as JSON, whatever its status; null if the network fails or the response is not JSON. */
async function readJson<T>(request: () => Promise<Response>): Promise<T | null> {
  try {
    const response = await request();
    const type = response.headers.get('Content-Type') ?? '';
    return type.startsWith('application/json') ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

function headersOf({ token, invite }: Credentials): Record<string, string> {
  return { ...(token && { Authorization: `Bearer ${token}` }), ...(invite && { 'Asteroute-Invite': invite }) };
}
