/** Sends requests as fast as a server takes them, on a thread of its own, so that others' times are not those of this program. */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

export interface Sent {
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  /** A message that is sent over a socket instead. */
  readonly message?: object;
}

/** What one address sends: `count` in all, over and over, within a time. */
export interface SendPlan {
  readonly origin: string;
  readonly address: string;
  readonly sent: readonly Sent[];
  readonly count: number;
  readonly ms: number;
}

/** How many were answered, by status (0 for messages), and the milliseconds they took together. */
export interface AttackAnswers {
  readonly statuses: Readonly<Record<number, number>>;
  readonly ms: number;
}

const CONNECTIONS = 20;

/** Sends what is due over all connections; resolves when it is answered or the time is over. */
export async function sendAll(plan: SendPlan): Promise<AttackAnswers> {
  const begin = performance.now();
  const statuses: Record<number, number> = {};
  let next = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const lane = async () => {
    const socket = plan.sent.some(({ message }) => message) ? await open(plan) : null;
    while (next < plan.count && performance.now() - begin < plan.ms) {
      const sent = plan.sent[next++ % plan.sent.length];
      const status = socket === null ? await ask(plan, sent, agent) : await say(socket, sent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    socket?.terminate();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  agent.destroy();
  return { statuses, ms: performance.now() - begin };
}

export function ask(client: Pick<SendPlan, 'origin' | 'address'>, sent: Sent, agent: Agent): Promise<number> {
  const { origin, address } = client;
  const headers = {
    'X-Forwarded-For': address,
    Accept: 'text/html',
    'Accept-Encoding': 'br, gzip',
    ...(sent.token !== undefined && { Authorization: `Bearer ${sent.token}` }),
  };
  const method = sent.body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asking = request(`${origin}${sent.path}`, { method, headers, agent }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    );
    // A kept connection may be closed by the server just when it is used again.
    const onError = (error: Error) => (asking.reusedSocket ? resolve(ask(client, sent, agent)) : reject(error));
    asking.on('error', onError).end(sent.body === undefined ? undefined : JSON.stringify(sent.body));
  });
}

function open({ origin, address }: SendPlan): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
    headers: { 'X-Forwarded-For': address },
  });
  return new Promise((resolve, reject) => socket.once('open', () => resolve(socket)).once('error', reject));
}

/** Sends a message; resolves with the last message of its answer. */
function say(socket: WebSocket, { message }: Sent): Promise<number> {
  socket.send(JSON.stringify(message));
  return new Promise((resolve) => {
    const hear = (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('{"type":"entries"') && text.includes('"more":true,"up"')) return;
      socket.off('message', hear).off('close', gone);
      resolve(text.startsWith('{"type":"fault"') ? 429 : 0);
    };
    const gone = () => resolve(429);
    socket.on('message', hear).once('close', gone);
  });
}

if (parentPort !== null) parentPort.postMessage(await sendAll(workerData as SendPlan));
