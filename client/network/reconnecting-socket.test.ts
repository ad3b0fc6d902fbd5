/** A connection that breaks is opened again, with growing pauses. */
import type { ClientMessage, ServerMessage } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { pauseBefore, ReconnectingSocket, type SocketPorts } from './reconnecting-socket.ts';
import type { Connect } from './transport.ts';

test('pauses grow, never beyond twenty seconds, and differ between people', () => {
  const longest = Array.from({ length: 12 }, (_, attempt) => pauseBefore(attempt, 1));
  expect(longest[0]).toBe(400);
  for (const [i, pause] of longest.slice(1).entries()) expect(pause).toBeGreaterThanOrEqual(longest[i]);
  expect(longest.at(-1)).toBe(20_000);
  expect(pauseBefore(3, 0)).toBe(pauseBefore(3, 1) / 2);
});

/** A connection that a test opens and breaks. */
interface TestTransport {
  open(): void;
  hear(message: ServerMessage): void;
  lose(): void;
  sent: ClientMessage[];
  closed: boolean;
}

const IGNORE = { onOpen: () => {}, onMessage: () => {}, onChange: () => {} };

/** A browser whose connections and time the test controls. */
function browser() {
  const [sockets, requests]: TestTransport[][] = [[], []];
  let timers: { readonly due: number; readonly run: () => void }[] = [];
  let network: (there: boolean) => void = () => {};
  let time = 0;
  const into = (transports: TestTransport[]): Connect => {
    return (handlers) => {
      const transport: TestTransport = {
        sent: [],
        closed: false,
        open: () => handlers.onOpen(),
        hear: (message) => handlers.onMessage(message),
        lose: () => handlers.onClose(),
      };
      transports.push(transport);
      const close = () => {
        transport.closed = true;
      };
      return { send: (message) => void transport.sent.push(message), close };
    };
  };
  const ports: SocketPorts = {
    connect: into(sockets),
    connectOverHttp: into(requests),
    refusals: { count: 0 },
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
  return { ports, sockets, requests, pass, network: (there: boolean) => network(there) };
}

test('a broken connection is opened again after a pause, and onOpen runs each time', () => {
  const { ports, sockets, pass } = browser();
  let opened = 0;
  const socket = new ReconnectingSocket({ ...IGNORE, onOpen: () => opened++ }, ports);
  expect(socket.state.connected).toBe(null);
  sockets[0].open();
  expect([socket.state.connected, opened]).toEqual([true, 1]);
  sockets[0].lose();
  expect(socket.state.connected).toBe(false);
  pass(399);
  expect(sockets).toHaveLength(1);
  pass(1);
  sockets[1].lose();
  pass(719);
  expect(sockets).toHaveLength(2);
  pass(1);
  sockets[2].open();
  expect([socket.state.connected, opened]).toEqual([true, 2]);
});

test('offline is noticed at once; back online, the socket reconnects without a pause', () => {
  const { ports, sockets, network } = browser();
  const socket = new ReconnectingSocket(IGNORE, ports);
  sockets[0].open();
  network(false);
  expect([socket.state.connected, sockets[0].closed]).toEqual([false, true]);
  network(true);
  expect(sockets).toHaveLength(2);
  sockets[1].open();
  expect(socket.state.connected).toBe(true);
});

test('a page that becomes visible pings to learn whether the connection is still open', () => {
  const { ports, sockets, pass, network } = browser();
  const socket = new ReconnectingSocket(IGNORE, ports);
  sockets[0].open();
  network(true);
  expect(sockets[0].sent).toEqual([{ type: 'ping' }]);
  pass(8000);
  expect(socket.state.connected).toBe(false);
});

test('after a long silence it pings, and drops a connection that does not answer', () => {
  const { ports, sockets, pass } = browser();
  const socket = new ReconnectingSocket(IGNORE, ports);
  sockets[0].open();
  pass(20_000);
  expect(sockets[0].sent).toEqual([{ type: 'ping' }]);
  sockets[0].hear({ type: 'pong', up: 1 });
  pass(20_000);
  expect(sockets[0].sent).toHaveLength(2);
  expect(socket.state.connected).toBe(true);
  pass(8000);
  expect([socket.state.connected, sockets[0].closed]).toEqual([false, true]);
});

test('a closed socket does not reconnect', () => {
  const { ports, sockets, pass, network } = browser();
  const socket = new ReconnectingSocket(IGNORE, ports);
  sockets[0].open();
  socket.close();
  network(true);
  pass(60_000);
  expect(sockets).toHaveLength(1);
});

test('where two sockets cannot be opened messages go by requests, and a socket is tried again now and then', () => {
  const { ports, sockets, requests, pass } = browser();
  let opened = 0;
  const socket = new ReconnectingSocket({ ...IGNORE, onOpen: () => opened++ }, ports);
  sockets[0].lose();
  pass(400);
  // One proxy refuses the socket, another lets it hang.
  pass(8000);
  pass(720);
  requests[0].open();
  expect([socket.state.connected, opened, socket.state.isSlow]).toEqual([true, 1, false]);
  sockets[2].lose();
  expect(socket.state.isSlow).toBe(true);
  socket.send({ type: 'ping' });
  expect(requests[0].sent).toEqual([{ type: 'ping' }]);
  // The next table, or the next connection, begins with requests.
  requests[0].lose();
  pass(400);
  expect([sockets.length, requests.length]).toEqual([3, 2]);
  requests[1].open();
  sockets[3].lose();
  for (let waited = 0; waited < 120_000; waited += 10_000) {
    requests[1].hear({ type: 'pong', up: 1 });
    pass(10_000);
  }
  sockets[4].open();
  expect([socket.state.isSlow, requests[1].closed, ports.refusals.count]).toEqual([false, true, 0]);
  socket.send({ type: 'ping' });
  expect(sockets[4].sent).toEqual([{ type: 'ping' }]);
  sockets[4].lose();
  expect(socket.state.connected).toBe(false);
  pass(400);
  expect(sockets).toHaveLength(6);
});

test('without a network sockets and requests are tried in turn', () => {
  const { ports, sockets, requests, pass } = browser();
  new ReconnectingSocket(IGNORE, ports);
  for (const [attempt, transports] of [sockets, sockets, requests, sockets, requests].entries()) {
    transports[transports.length - 1].lose();
    pass(pauseBefore(attempt, 1));
  }
  expect([sockets.length, requests.length]).toEqual([4, 2]);
});
