/** A line that breaks is made again, later and later, and nothing that waits is lost on the way. */
import { expect, test } from 'vitest';
import { type LinePorts, openLine, pauseBefore } from './line.ts';

test('pauses grow, never beyond twenty seconds, and differ between people', () => {
  const longest = Array.from({ length: 12 }, (_, attempt) => pauseBefore(attempt, 1));
  expect(longest[0]).toBe(400);
  for (const [i, pause] of longest.slice(1).entries()) expect(pause).toBeGreaterThanOrEqual(longest[i]);
  expect(longest.at(-1)).toBe(20_000);
  expect(pauseBefore(3, 0)).toBe(pauseBefore(3, 1) / 2);
});

/** A browser whose sockets and time are in the hands of the test. */
function browser() {
  const sockets: { open(): void; hear(text: string): void; sent: string[]; closed: boolean; lose(): void }[] = [];
  let timers: { readonly due: number; readonly run: () => void }[] = [];
  let network: (there: boolean) => void = () => {};
  let time = 0;
  const ports: LinePorts = {
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

test('a lost line is made again after a pause, and everybody is told each time it stands', () => {
  const { ports, sockets, pass } = browser();
  let opened = 0;
  const line = openLine({ opened: () => opened++, heard: () => {} }, ports);
  expect(line.on.value).toBe(null);
  sockets[0].open();
  expect([line.on.value, opened]).toEqual([true, 1]);
  sockets[0].lose();
  expect(line.on.value).toBe(false);
  pass(399);
  expect(sockets).toHaveLength(1);
  pass(1);
  sockets[1].lose();
  pass(719);
  expect(sockets).toHaveLength(2);
  pass(1);
  sockets[2].open();
  expect([line.on.value, opened]).toEqual([true, 2]);
});

test('where the network goes, that is known at once; where it comes back, nobody waits', () => {
  const { ports, sockets, network } = browser();
  const line = openLine({ opened: () => {}, heard: () => {} }, ports);
  sockets[0].open();
  network(false);
  expect([line.on.value, sockets[0].closed]).toEqual([false, true]);
  network(true);
  expect(sockets).toHaveLength(2);
  sockets[1].open();
  expect(line.on.value).toBe(true);
});

test('who comes back to the page learns soon whether the line still stands', () => {
  const { ports, sockets, pass, network } = browser();
  const line = openLine({ opened: () => {}, heard: () => {} }, ports);
  sockets[0].open();
  network(true);
  expect(sockets[0].sent).toEqual(['{"type":"ping"}']);
  pass(8000);
  expect(line.on.value).toBe(false);
});

test('after a long silence it asks, and gives up a line that does not answer', () => {
  const { ports, sockets, pass } = browser();
  const line = openLine({ opened: () => {}, heard: () => {} }, ports);
  sockets[0].open();
  pass(20_000);
  expect(sockets[0].sent).toEqual(['{"type":"ping"}']);
  sockets[0].hear('{"type":"pong","up":1}');
  pass(20_000);
  expect(sockets[0].sent).toHaveLength(2);
  expect(line.on.value).toBe(true);
  pass(8000);
  expect([line.on.value, sockets[0].closed]).toEqual([false, true]);
});

test('a line that is closed stays closed', () => {
  const { ports, sockets, pass, network } = browser();
  const line = openLine({ opened: () => {}, heard: () => {} }, ports);
  sockets[0].open();
  line.close();
  network(true);
  pass(60_000);
  expect(sockets).toHaveLength(1);
});
