import { createMemory } from './memory.ts';
import { createAsk } from './network/ask.ts';
import { HttpTransport } from './network/http-transport.ts';
import { newId } from './network/key.ts';
import { tableRequests } from './network/requests.ts';
import { socketTransport } from './network/transport.ts';
import type { ClientPorts } from './table-client.ts';

/** What a client needs of the program that it runs in, a browser or Node 22 and newer; `origin` is the server's address. */
export function runtimePorts(origin: string): ClientPorts {
  const requests = tableRequests(createAsk(origin, fetch));
  const socket = new URL('./api/socket', origin);
  socket.protocol = socket.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    requests,
    connect: (handlers) => socketTransport(new WebSocket(socket), handlers),
    connectOverHttp: (handlers) => new HttpTransport(handlers, requests),
    refusals: { count: 0 },
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
    now: () => performance.now(),
    onNetwork: () => () => undefined,
    memory: createMemory(),
    newId,
  };
}
