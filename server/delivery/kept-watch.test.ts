/** A client that asks to follow tables while PostgreSQL is away. */
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openPostgres } from '../storage/postgres.ts';
import { tcpProxy } from '../test/network/tcp-proxy.ts';
import { freePort } from '../test/postgres/programs.ts';
import { metricsOf, NEEDS_POSTGRES, newToken, openAt, openDatabase, startNode } from '../testing.ts';

const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };

interface Told {
  readonly type: string;
  readonly table: string | null;
  readonly fault?: { readonly code: string };
}

/** Opens a socket that collects what it is told. */
async function openSocket(origin: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
  const told: Told[] = [];
  socket.on('message', (data) => void told.push(JSON.parse(data.toString())));
  await new Promise((resolve) => socket.once('open', resolve));
  return { told, send: (message: object) => socket.send(JSON.stringify(message)), close: () => socket.terminate() };
}

test(
  'a watch that meets a database that is away names its table and is served once it is back',
  NEEDS_POSTGRES,
  async () => {
    const database = await openDatabase();
    const url = new URL(database.url);
    const port = await freePort();
    const own = Number(url.port);
    const proxy = () => tcpProxy(port, own);
    let line = proxy();
    await line.open();
    const direct = await startNode({ store: await openPostgres(database.url) });
    const tables: string[] = [];
    for (let i = 0; i < 4; i++) tables.push(await openAt(direct.origin, newToken(), PLAN));
    const [followed, left, replaced, dropped] = tables;
    url.port = String(port);
    const node = await startNode({ store: await openPostgres(url.href) });
    const [one, other] = [await openSocket(node.origin), await openSocket(node.origin)];
    await line.close();

    for (const table of [followed, left, replaced]) one.send({ type: 'watch', table, since: 0 });
    other.send({ type: 'watch', table: dropped, since: 0 });
    one.send({ type: 'react', table: followed, reaction: 'wow', token: newToken() });
    await expect.poll(() => one.told.length).toBe(4);
    const faults = [followed, left, replaced, followed].map((table) => `${table} busy`);
    expect(one.told.map(({ table, fault }) => `${table} ${fault?.code}`).sort()).toEqual(faults.sort());
    one.send({ type: 'unwatch', table: left });
    one.send({ type: 'watch', table: replaced, since: 1 });
    await expect.poll(() => one.told.length).toBe(5);
    other.close();
    line = proxy();
    await line.open();

    await expect.poll(() => one.told.filter(({ type }) => type === 'entries').length).toBe(1);
    expect(one.told.slice(5)).toMatchObject([{ type: 'entries', table: followed, entries: [{ seq: 1 }] }]);
    one.send({ type: 'watch', table: replaced, since: 0 });
    await expect.poll(() => one.told.slice(6)).toMatchObject([{ type: 'entries', table: replaced }]);
    expect(await metricsOf(node.origin)).toMatch(/^asteroute_watchers 2$/m);
    one.close();
    await node.close();
    await direct.close();
    await line.close();
    await database.close();
  },
);
