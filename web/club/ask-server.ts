import type { Fault } from '@asteroute/protocol';

/** An answer: what was asked for, or a fault of the server; null if no server answers. */
type ServerAnswer<T> = T | { readonly fault: Fault } | null;

/** Whether the server refused, or did not answer. */
export function isRefused<T extends object>(answer: ServerAnswer<T>): answer is { readonly fault: Fault } | null {
  return answer === null || 'fault' in answer;
}

/** Requests below a path of the server, by the account of this browser if it has one. */
interface ServerRequests {
  /** Sends a request, with `body` as JSON to be written. */
  send(path: string, body?: object): Promise<Response>;
  /** The same, with an answer in JSON. */
  json<T>(path: string, body?: object): Promise<ServerAnswer<T>>;
}

/** Requests below an address; `session` gives the token of an account, or null. */
export function serverRequests(address: URL, session: () => Promise<string | null>, ask: typeof fetch): ServerRequests {
  async function send(path: string, body?: object): Promise<Response> {
    const token = await session();
    const headers: Record<string, string> = token === null ? {} : { 'Asteroute-Account': token };
    const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return ask(`${address.href}${path}`, { headers, ...posted });
  }

  async function json<T>(path: string, body?: object): Promise<ServerAnswer<T>> {
    try {
      const response = await send(path, body);
      const isJson = (response.headers.get('Content-Type') ?? '').startsWith('application/json');
      return isJson ? ((await response.json()) as T | { readonly fault: Fault }) : null;
    } catch {
      return null;
    }
  }

  return { send, json };
}
