import type { DailyList, DailyListRequest, DailyOverview, OpenedTry } from '@asteroute/protocol/contests';
import { serverRequests } from '../ask-server.ts';

/** A deck of a day. */
export interface DeckName {
  readonly day: string;
  readonly edition: string;
}

/** Requests about the decks of the days to the server that the page came from. */
export type DailyApi = ReturnType<typeof createDailyApi>;

/** The requests, to the server at a base address; `session` gives the token of an account, or null. */
export function createDailyApi(base: string, session: () => Promise<string | null>, ask: typeof fetch) {
  const { send, json } = serverRequests(new URL('api/daily', base), session, ask);
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
