/** A client that is banned while it reads receives nothing more, even if the store fails at that moment. */

import { expect, test } from 'vitest';
import type { LogPage } from '../domain/ports.ts';
import { FREE } from '../limits/costs.ts';
import type { TableActor } from './actor.ts';
import type { Subscriber } from './log/subscriptions.ts';
import { type ReaderPorts, TableReader } from './reader.ts';

const BAN = '{"events":[{"type":"banned","seat":0}]}';
const CHAT = '{"events":[{"type":"chat","seat":1,"text":"bye"}]}';

interface Plan {
  readonly fails: number;
  readonly bans: readonly string[];
  /** Whether the cache evicts a newer actor while that one reads the log. */
  readonly isEvicted?: boolean;
}

/** Lets a client read a table whose store fails `fails` times, and records what the client receives. */
function reading({ fails, bans, isEvicted = false }: Plan) {
  let isCached = isEvicted;
  let [left, reads] = [fails, 0];
  const told: string[] = [];
  let banned = 0;
  let open = true;
  const actor = {
    id: 'table',
    async refresh() {
      reads++;
      isCached = false;
      if (left-- > 0) throw new Error('the store failed');
    },
    state: () => ({
      table: { plan: { access: 'public' }, mutes: [], knocks: [] },
      tokens: [],
      host: 'host',
      invite: null,
      bans: [{ table: 'table', keys: bans }],
    }),
  } as unknown as TableActor;
  let subscriber: Subscriber | undefined;
  const ports = {
    cache: { cached: () => (isCached ? actor : undefined) },
    subscriptions: {
      subscribe(_table: string, _since: number, given: Subscriber) {
        subscriber = given;
        return () => {
          open = false;
        };
      },
    },
    presence: { enter: () => () => undefined },
  } as unknown as ReaderPorts;
  const hashed = { token: 'mine', invite: null };
  const old = { ...actor, state: () => ({ ...actor.state(), bans: [] }) } as unknown as TableActor;
  const leave = new TableReader(isEvicted ? old : actor, { seat: null, hashed, pay: FREE }, ports).subscribe(
    0,
    ({ entries }: LogPage<string>) => told.push(entries),
    () => banned++,
  );
  return {
    leave,
    async send(entries: string) {
      if (open) subscriber?.send({ entries, more: false });
      await new Promise(setImmediate);
    },
    state: () => ({ told: told.length, banned, reads }),
  };
}

test('a ban cuts the client off, and nobody else', async () => {
  const meant = reading({ fails: 0, bans: ['mine'] });
  const other = reading({ fails: 0, bans: ['another'] });
  for (const text of [CHAT, BAN, CHAT, CHAT]) for (const client of [meant, other]) await client.send(text);
  expect(meant.state()).toEqual({ told: 2, banned: 1, reads: 1 });
  expect(other.state()).toEqual({ told: 4, banned: 0, reads: 1 });
});

test('a ban is seen though the cache evicts the table while its log is read', async () => {
  const client = reading({ fails: 0, bans: ['mine'], isEvicted: true });
  for (const text of [BAN, CHAT, CHAT]) await client.send(text);
  expect(client.state()).toEqual({ told: 1, banned: 1, reads: 1 });
});

test('where the store failed when a ban came, the next entries ask again until it answers', async () => {
  const client = reading({ fails: 2, bans: ['mine'] });
  for (const text of [BAN, CHAT, CHAT, CHAT, CHAT]) await client.send(text);
  expect(client.state()).toEqual({ told: 3, banned: 1, reads: 3 });
});

test('a ban is told once, however many pages came meanwhile, and not to a client that has left', async () => {
  const clients = ['stays', 'leaves'].map(() => reading({ fails: 0, bans: ['mine'] }));
  const sent = clients.flatMap((client) => [BAN, CHAT, CHAT].map((text) => client.send(text)));
  clients[1].leave();
  await Promise.all(sent);
  expect(clients.map((client) => client.state())).toEqual([1, 0].map((banned) => ({ told: 3, banned, reads: 3 })));
});

test('a player whose seat was renumbered is counted there, though the cache has evicted the table', async () => {
  const log = { tokens: ['mine', 'other'] };
  const actor = {
    id: 'table',
    async refresh() {
      log.tokens = ['other', 'mine'];
    },
    state: () => ({
      ...log,
      table: { plan: { access: 'public' }, mutes: [], knocks: [] },
      host: null,
      invite: null,
      bans: [],
    }),
  } as unknown as TableActor;
  const places: (() => number | null)[] = [];
  const subscribers: Subscriber[] = [];
  const counted: (number | null)[] = [];
  const ports = {
    cache: { cached: () => undefined },
    subscriptions: { subscribe: (...[, , one]: [string, number, Subscriber]) => void subscribers.push(one) },
    presence: {
      enter: (_: string, place: () => number | null) => void places.push(place),
      seated: () => counted.push(...places.map((place) => place())),
    },
  } as unknown as ReaderPorts;
  const hashed = { token: 'mine', invite: null };
  new TableReader(actor, { seat: 0, hashed, pay: FREE }, ports).subscribe(0, () => undefined);
  for (const entries of [CHAT, '{"events":[{"type":"planned","from":[1,0]}]}']) {
    subscribers[0].send({ entries, more: false });
    await new Promise(setImmediate);
  }
  expect(counted).toEqual([1]);
});
