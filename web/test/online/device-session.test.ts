/** The key of a browser: made once, and kept whatever a server answers. */
import { createAsk } from '@asteroute/client';
import { DeviceSession } from '@asteroute/page-account/session/device-session';
import { startNode, type TestNode } from '@asteroute/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let nodes: readonly TestNode[];
beforeAll(async () => {
  nodes = [await startNode(), await startNode()];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
});

/** A browser and what it keeps; `at` is the node that answers at the address of its page. */
function browser() {
  const world: { at: number; now: number; kept: unknown; requests: number } = {
    at: 0,
    now: 0,
    kept: null,
    requests: 0,
  };
  const ask = createAsk('http://page/', (url, sent) => {
    world.requests++;
    return fetch(new URL(url.pathname, nodes[world.at].origin), sent);
  });
  const server = {
    ask,
    get origin() {
      return nodes[world.at].origin;
    },
  };
  const keys = {
    load: async () => world.kept as never,
    keep: async (device: unknown) => {
      world.kept = device;
      return true;
    },
  };
  const session = new DeviceSession({
    server,
    keys,
    label: '',
    now: () => world.now,
    chance: () => 0.5,
  });
  return { world, session };
}

test('a server that does not know the key is asked again later, and the key stays until its owner forgets it', async () => {
  const { world, session } = browser();
  await session.ensure('Ada');
  const { kept } = world;
  // The server is started with other data; the session of the page is over.
  Object.assign(world, { at: 1, now: 1e15, requests: 0 });
  expect(await session.token()).toBe(null);
  expect([session.isUnknown.value, session.account.value?.name, world.kept]).toEqual([true, 'Ada', kept]);
  const { requests } = world;
  await session.token();
  expect(world.requests).toBe(requests);
  expect(await session.ensure('Ada')).toMatchObject({ ok: false, fault: { code: 'unknown-key' } });
  Object.assign(world, { at: 0, now: 1e15 + 60_000 });
  expect(await session.token()).not.toBe(null);
  expect(session.isUnknown.value).toBe(false);
  await session.forget();
  expect(world.kept).toBe(null);
});

test('two presses make one account, and only its owner deletes it here', async () => {
  const { world, session } = browser();
  const made = await Promise.all([session.ensure('Ben'), session.ensure('Ben')]);
  expect(new Set(made.map((one) => one.ok && one.value.id)).size).toBe(1);
  await session.act({ type: 'sign-in' });
  expect(world.kept).not.toBe(null);
  await session.act({ type: 'delete' });
  expect(world.kept).toBe(null);
});
