/** What a page sends to a server, without a page. */
import { type AskServer, byKey, createAsk } from '@asteroute/client';
import { browserKeyring, type Key, type Keyring } from '@asteroute/page-online/keyring/keyring';
import type { Command, Plan } from '@asteroute/protocol';

/** What a page needs for requests: how it sends them, the keys that it stores, and the entries of its storage. */
interface PageRequests {
  readonly ask: AskServer;
  readonly keyring: Keyring;
  readonly kept: () => Readonly<Record<string, string>>;
}

/** Requests to the server at `url`, with a storage in memory. */
export function pageRequests(url: string): PageRequests {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  } as unknown as Storage;
  return {
    ask: createAsk(url, fetch),
    keyring: browserKeyring(() => storage),
    kept: () => Object.fromEntries(texts),
  };
}

/** Sends a command by the key of a table. */
export const commandBy = (ask: AskServer, key: Key, body: Command) =>
  ask('POST /api/games/:id/commands', { ...byKey(key), body });

/** The plan of a table with a person for each colour; without `more` it is found by its link alone. */
export function planOfPeople(edition: string, colors: readonly string[], more: Partial<Plan> = {}): Plan {
  const seats = colors.map((color) => ({ color, bot: null }));
  const rules = { modules: [], options: {}, takebacks: false };
  return { edition, seats, access: 'link', clock: { type: 'none' }, ...rules, ...more };
}
