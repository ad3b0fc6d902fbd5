import { deny, type Fault, grant, type Outcome } from '@asteroute/protocol';
import type { AnswerOf, AnyRoute, RefusalOf, RequestOf, Route } from '@asteroute/protocol/routes';

interface Given {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly token?: string | null | undefined;
  readonly invite?: string | null | undefined;
  readonly account?: string | null | undefined;
  readonly session?: string | null | undefined;
  readonly signal?: AbortSignal;
}

type At<R extends Route, A> = Extract<R, { readonly address: A }>;
type Request<R extends Route> = RequestOf<R> & Pick<Given, 'signal'>;

/**
 * By method and path: `ask('GET /api/games/:id', { params: { id } })`. A server that does not answer counts as `busy`.
 * A body with an `id`, which is carried out once, is sent up to three times.
 */
export type AskServer<R extends Route = AnyRoute> = <A extends R['address']>(
  address: A,
  ...[given]: Record<never, never> extends Request<At<R, A>> ? [given?: Request<At<R, A>>] : [given: Request<At<R, A>>]
) => Promise<Outcome<AnswerOf<At<R, A>>, RefusalOf<At<R, A>>>>;

/** The refusal of a server that does not answer. */
export const NO_ANSWER = deny('busy', 'no answer');

const TRIES = 3;

type Send = (url: URL, sent: RequestInit) => Promise<Response>;

type Session = () => Promise<string | null>;

/** Sends requests to the server at a base address, by the account of a session if there is one. */
export function createAsk(base: string | URL, send: Send, session?: Session): AskServer;
/** The same to a server with other routes. */
export function createAsk<R extends Route>(base: string | URL, send: Send, session?: Session): AskServer<R>;
export function createAsk(base: string | URL, send: Send, session: Session = async () => null): AskServer {
  const ask = async (address: string, given: Given = {}): Promise<Outcome<unknown>> => {
    const { body, signal } = given;
    const [method, path] = address.split(' ');
    const url = new URL(`.${withParams(path, given.params)}`, base);
    for (const [name, value] of Object.entries(given.query ?? {})) url.searchParams.set(name, String(value));
    const sent = {
      method,
      headers: headersOf({ account: await session(), ...given }),
      ...(body && { body: JSON.stringify(body) }),
    };
    const isDoneOnce = body !== undefined && 'id' in body;
    for (let tries = isDoneOnce ? TRIES : 1; ; tries--) {
      const answer = await answerTo(() => send(url, { ...sent, ...(signal && { signal }) }));
      if (answer !== NO_ANSWER || tries === 1 || signal?.aborted === true) return answer;
    }
  };
  return ask as AskServer;
}

const withParams = (path: string, params: Given['params'] = {}): string =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name]));

function headersOf({ token, invite, account, session = account }: Given): Record<string, string> {
  return {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(invite && { 'Asteroute-Invite': invite }),
    ...(session && { 'Asteroute-Account': session }),
  };
}

/** Reads the answer to a request. What is neither JSON nor a table of a server is no answer, such as a page. */
async function answerTo(send: () => Promise<Response>): Promise<Outcome<unknown>> {
  try {
    const response = await send();
    const type = response.headers.get('Content-Type') ?? '';
    if (type.startsWith('text/csv')) return grant(await response.text());
    if (!type.startsWith('application/json')) return NO_ANSWER;
    const answer = (await response.json()) as unknown;
    const fault = (answer as { readonly fault?: Fault } | null)?.fault;
    return fault === undefined ? grant(answer) : { ok: false, fault };
  } catch {
    return NO_ANSWER;
  }
}
