/** The time of the server that the page came from: the clock of a device may be days wrong. */
import { type AskServer, createAsk } from '@asteroute/client';
import { signal } from '@preact/signals';

/** Answers name whole seconds and take a moment on their way, so that a smaller difference is none. */
const PRECISION_MS = 2000;

/** The server's clock minus that of this device, in milliseconds, as the last answer said. */
const offset = signal(0);

/** Milliseconds since 1970 by the server's clock; by that of this device until a server has answered. */
export const serverNow = (): number => Date.now() + offset.value;

/** Sends a request to the server, and notes the time that the answer names. */
export async function serverFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...asked);
  const found = Date.parse(answer.headers.get('Date') ?? '') - Date.now();
  if (Math.abs(found - offset.peek()) > PRECISION_MS) offset.value = Math.abs(found) > PRECISION_MS ? found : 0;
  return answer;
}

/** Sends requests to the server that the page came from, by the account of a session if one is given. */
export const askServer = (session?: () => Promise<string | null>): AskServer =>
  createAsk(document.baseURI, serverFetch, session);
