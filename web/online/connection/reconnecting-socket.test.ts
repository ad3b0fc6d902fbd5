/** A connection that breaks is opened again, with growing pauses. */
import { expect, test } from 'vitest';
import { pauseBefore, ReconnectingSocket, type SocketPorts } from './reconnecting-socket.ts';

test('pauses grow, never beyond twenty seconds, and differ between people', () => {
  const longest = Array.from({ length: 12 }, (_, attempt) => pauseBefore(attempt, 1));
  expect(longest[0]).toBe(400);
  for (const [i, pause] of longest.slice(1).entries()) expect(pause).toBeGreaterThanOrEqual(longest[i]);
  expect(longest.at(-1)).toBe(20_000);
  expect(pauseBefore(3, 0)).toBe(pauseBefore(3, 1) / 2);
});

/** A browser whose sockets and time the test controls. */
function browser() {
  const sockets: { open(): void; hear(text: string): void; sent: string[]; closed: boolean; lose(): void }[] = [];
  let timers: { readonly due: number; readonly run: () => void }[] = [];
  let network: (there: boolean) => void = () => {};
  let time = 0;
  const ports: SocketPorts = {
    chance: () => 1,
    onNetwork: (run) => {
      network = run;
      return () => {
        network = () => {};
      };
    },
    after(ms, run) {
      const timer = { due: time + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    connect() {
      const socket = { readyState: 0 } as { -readonly [K in keyof WebSocket]: WebSocket[K] };
      const own = {
        sent: [] as string[],
        closed: false,
        open() {
          socket.readyState = WebSocket.OPEN;
          socket.onopen?.call(socket, new Event('open'));
        },
        hear: (text: string) => socket.onmessage?.call(socket, { data: text } as MessageEvent),
        lose: () => socket.onclose?.call(socket, {} as CloseEvent),
      };
      socket.send = (text) => void own.sent.push(String(text));
      socket.close = () => {
        own.closed = true;
      };
      sockets.push(own);
      return socket;
    },
  };
  function pass(ms: number): void {
    const end = time + ms;
    for (;;) {
      const [next] = timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
      if (next === undefined) break;
      time = next.due;
      timers = timers.filter((one) => one !== next);
      next.run();
    }
    time = end;
  }
  return { ports, sockets, pass, network: (there: boolean) => network(there) };
}

test('a broken connection is opened again after a pause, and onOpen runs each time', () => {
  const { ports, sockets, pass } = browser();
  let opened = 0;
  const socket = new ReconnectingSocket({ onOpen: () => opened++, onMessage: () => {} }, ports);
  expect(socket.connected.value).toBe(null);
  sockets[0].open();
  expect([socket.connected.value, opened]).toEqual([true, 1]);
  sockets[0].lose();
  expect(socket.connected.value).toBe(false);
  pass(399);
  expect(sockets).toHaveLength(1);
  pass(1);
  sockets[1].lose();
  pass(719);
  expect(sockets).toHaveLength(2);
  pass(1);
  sockets[2].open();
  expect([socket.connected.value, opened]).toEqual([true, 2]);
});

test('offline is noticed at once; back online, the socket reconnects without a pause', () => {
  const { ports, sockets, network } = browser();
  const socket = new ReconnectingSocket({ onOpen: () => {}, onMessage: () => {} }, ports);
  sockets[0].open();
  network(false);
  expect([socket.connected.value, sockets[0].closed]).toEqual([false, true]);
  network(true);
  expect(sockets).toHaveLength(2);
  sockets[1].open();
  expect(socket.connected.value).toBe(true);
});

test('a page that becomes visible pings to learn whether the connection is still open', () => {
  const { ports, sockets, pass, network } = browser();
  const socket = new ReconnectingSocket({ onOpen: () => {}, onMessage: () => {} }, ports);
  sockets[0].open();
  network(true);
  expect(sockets[0].sent).toEqual(['{"type":"ping"}']);
  pass(8000);
  expect(socket.connected.value).toBe(false);
});

test('after a long silence it pings, and drops a connection that does not answer', () => {
  const { ports, sockets, pass } = browser();
  const socket = new ReconnectingSocket({ onOpen: () => {}, onMessage: () => {} }, ports);
  sockets[0].open();
  pass(20_000);
  expect(sockets[0].sent).toEqual(['{"type":"ping"}']);
  sockets[0].hear('{"type":"pong","up":1}');
  pass(20_000);
  expect(sockets[0].sent).toHaveLength(2);
  expect(socket.connected.value).toBe(true);
  pass(8000);
  expect([socket.connected.value, sockets[0].closed]).toEqual([false, true]);
});

test('a closed socket does not reconnect', () => {
  const { ports, sockets, pass, network } = browser();
  const socket = new ReconnectingSocket({ onOpen: () => {}, onMessage: () => {} }, ports);
  sockets[0].open();
  socket.close();
  network(true);
  pass(60_000);
  expect(sockets).toHaveLength(1);
});
