import { serverFetch } from '@asteroute/page-account/server-time';
import { accountSession } from '@asteroute/page-account/session';
import type { DuelOpening, DuelTally, DuelView, OpenedDuel, OwnDuels } from '@asteroute/protocol/contests';
import { serverRequests } from '../ask-server.ts';

/** Requests about duels against the bot to the server that the page came from. */
export type DuelApi = ReturnType<typeof duelApi>;

/** The requests, by the account of this browser if it has one. */
export function duelApi() {
  const { json } = serverRequests(new URL('api/duels', document.baseURI), accountSession, serverFetch);
  return {
    own: () => json<OwnDuels>(''),
    /** Begins both games; the same request again gives the same duel. */
    open: (opening: DuelOpening) => json<OpenedDuel>('', opening),
    tally: (edition: string) => json<DuelTally>(`/${edition}`),
    duel: (id: string) => json<DuelView>(`/results/${id}`),
  };
}
