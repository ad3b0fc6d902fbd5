/** What a page sends to a server, without a page. */
import { type Api, createApi } from '@asteroute/page-online/connection/api';
import { browserKeyring, type Keyring } from '@asteroute/page-online/keys/keyring';
import type { Plan } from '@asteroute/protocol';

/** What a page needs for requests: how it sends them, the keys that it stores, and the entries of its storage. */
interface PageRequests {
  readonly api: Api;
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
    api: createApi(`${url}/`, fetch),
    keyring: browserKeyring(() => storage),
    kept: () => Object.fromEntries(texts),
  };
}

/** The plan of a table with a person for each colour; without `more` it is found by its link alone. */
export function planOfPeople(edition: string, colors: readonly string[], more: Partial<Plan> = {}): Plan {
  const seats = colors.map((color) => ({ color, bot: null }));
  const rules = { modules: [], options: {}, takebacks: false };
  return { edition, seats, access: 'link', clock: { type: 'none' }, ...rules, ...more };
}
