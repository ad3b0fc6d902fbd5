import { serverFetch } from '@asteroute/page-account/server-time';
import { accountSession } from '@asteroute/page-account/session';
import { randomText } from '@asteroute/page-online/keys/keyring';
import type { Fault, FaultCode } from '@asteroute/protocol';
import type { ContestCommand, ContestPlan, ContestReply } from '@asteroute/protocol/contests';

/** A command without its id. */
export type LeagueOrder = ContestCommand extends infer C ? (C extends ContestCommand ? Omit<C, 'id'> : never) : never;

/** Why the server did not do something: the code of its refusal, or `silent` without an answer. */
export type LeagueFault = FaultCode | 'silent';

/** The requests of leagues. */
export type LeagueApi = ReturnType<typeof leagueApi>;

/** How often a command is sent until it is answered: with the same id, so that it is carried out once. */
const TRIES = 3;

/** The requests of leagues to the server that the page came from. */
export function leagueApi(ask: typeof fetch = serverFetch) {
  async function json<T>(path: string, token: string, body?: object): Promise<T | null> {
    try {
      // Who is signed in enters with the account; looking at a league asks for none.
      const account = body === undefined ? null : await accountSession();
      const headers = { Authorization: `Bearer ${token}`, ...(account !== null && { 'Asteroute-Account': account }) };
      const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await ask(new URL(`api/leagues${path}`, document.baseURI), sent);
      const isJson = (response.headers.get('Content-Type') ?? '').startsWith('application/json');
      return isJson ? ((await response.json()) as T) : null;
    } catch {
      return null;
    }
  }
  type Refused = { readonly fault?: Fault };

  async function post<T>(path: string, token: string, body: object): Promise<(T & Refused) | null> {
    for (let tries = TRIES; ; tries--) {
      const answer = await json<T & Refused>(path, token, body);
      if (answer !== null || tries === 1) return answer;
    }
  }

  return {
    /** Opens a league; returns its id, or why not. */
    async open(
      plan: ContestPlan,
      token: string,
    ): Promise<{ readonly league: string } | { readonly fault: LeagueFault }> {
      const answer = await post<{ readonly league?: string }>('', token, { id: randomText().slice(0, 16), plan });
      if (answer?.league !== undefined) return { league: answer.league };
      return { fault: answer?.fault?.code ?? 'silent' };
    },
    /** The league with its entries after `since`; a fault or `silent` if the server gives none. */
    async view(league: string, token: string, since: number): Promise<ContestReply | LeagueFault> {
      const answer = await json<ContestReply & Refused>(`/${league}?since=${since}`, token);
      return answer?.entries === undefined ? (answer?.fault?.code ?? 'silent') : answer;
    },
    /** Sends a command; returns why it was not carried out, or null. */
    async send(league: string, token: string, order: LeagueOrder): Promise<LeagueFault | null> {
      const id = randomText().slice(0, 16);
      const answer = await post<{ readonly ok?: boolean }>(`/${league}/commands`, token, { id, ...order });
      return answer?.ok === true ? null : (answer?.fault?.code ?? 'silent');
    },
  };
}
