import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a proxy does with what it passes on. */
interface ProxyPlan {
  /** The folder that it takes off paths, such as `/games/`; all else is 404. */
  readonly folder?: string;
  /** Whether WebSockets pass. */
  readonly sockets: boolean;
}

/** Starts a proxy in front of a server. */
export async function startProxy(target: string, { folder = '/', sockets }: ProxyPlan) {
  const pathOf = (url = '/') => (url.startsWith(folder) ? `/${url.slice(folder.length)}` : null);
  const proxy = createServer((incoming, answer) => {
    const path = pathOf(incoming.url);
    if (path === null) return void answer.writeHead(404).end();
    const { method, headers } = incoming;
    const passed = request(new URL(path, target), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    answer.on('close', () => passed.destroy());
    passed.on('error', () => answer.destroy());
    return incoming.pipe(passed);
  });
  proxy.on('upgrade', ({ url, headers }, socket) => {
    const path = pathOf(url);
    if (!sockets || path === null) return socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n');
    const passed = request(new URL(path, target), { headers }).end();
    passed.on('upgrade', ({ rawHeaders }, server) => {
      const lines = rawHeaders.map((text, i) => text + (i % 2 === 0 ? ': ' : '\r\n'));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      socket.pipe(server).pipe(socket);
      for (const end of [socket, server]) end.on('error', () => undefined);
    });
    return passed.on('error', () => socket.destroy());
  });
  await new Promise<void>((listens) => void proxy.listen(0, '127.0.0.1', listens));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop(): void {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
