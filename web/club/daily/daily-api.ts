import type { DailyList, DailyListRequest, DailyOverview, Fault, OpenedTry } from '@asteroute/protocol';

/** An answer: what was asked for, or a fault of the server; null if no server answers. */
export type DailyAnswer<T> = T | { readonly fault: Fault } | null;

/** Whether the server refused, or did not answer. */
export function isRefused<T extends object>(answer: DailyAnswer<T>): answer is { readonly fault: Fault } | null {
  return answer === null || 'fault' in answer;
}

/** A deck of a day. */
export interface DeckName {
  readonly day: string;
  readonly edition: string;
}

/** Requests about the decks of the days to the server that the page came from. */
export type DailyApi = ReturnType<typeof createDailyApi>;

/** The requests, to the server at a base address; `session` gives the token of an account, or null. */
export function createDailyApi(base: string, session: () => Promise<string | null>, ask: typeof fetch) {
  async function send(path: string, body?: object): Promise<Response> {
    const token = await session();
    const headers: Record<string, string> = token === null ? {} : { 'Asteroute-Account': token };
    const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return ask(new URL(`api/daily${path}`, base), { headers, ...posted });
  }

  async function json<T>(path: string, body?: object): Promise<DailyAnswer<T>> {
    try {
      const response = await send(path, body);
      const isJson = (response.headers.get('Content-Type') ?? '').startsWith('application/json');
      return isJson ? ((await response.json()) as T | { readonly fault: Fault }) : null;
    } catch {
      return null;
    }
  }

  return {
    overview: () => json<DailyOverview>(''),
    /** Opens the try of the account at a deck of today, or finds it again. */
    open: ({ day, edition }: DeckName) => json<OpenedTry>(`/${day}/${edition}`, {}),
    list: ({ day, edition }: DeckName, request: Partial<DailyListRequest>) =>
      json<DailyList>(`/${day}/${edition}/list`, request),
    /** The record of a try as text; null if the server gives none. */
    async record(table: string): Promise<string | null> {
      try {
        const response = await send(`/games/${table}`);
        return response.ok ? await response.text() : null;
      } catch {
        return null;
      }
    },
  };
}
