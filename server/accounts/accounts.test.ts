/** Who gets into an account and who does not, at two nodes of one store. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Fault } from '@asteroute/protocol';
import { readRecoveryCode, recoveryCodeOf, recoverySecret } from '@asteroute/protocol/accounts/soft';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stores } from '../domain/ports.ts';
import { TestDevice } from '../test/accounts/account-device.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { ask, newToken, startNode, systemClock, type TestNode } from '../testing.ts';

const me = (origin: string, session: string) => ask(origin, 'GET /api/accounts/me', { session });

const suite = (make: () => Promise<StoreOpener>) => () => {
  let opener: StoreOpener;
  let store: Stores;
  let nodes: readonly TestNode[];
  let one: string;
  let other: string;
  beforeAll(async () => {
    opener = await make();
    store = await opener.open();
    nodes = [await startNode({ store }), await startNode({ store: await opener.open() })];
    [one, other] = nodes.map(({ origin }) => origin);
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await opener.close();
  });

  test('a device makes an account without a form, and every node knows its session', async () => {
    const device = new TestDevice();
    const { id, session } = await device.create(one, 'Ann');
    expect(await me(other, session)).toMatchObject({ id, name: 'Ann', keys: [{ kind: 'device' }] });
    // The answer may be lost: sent again, it makes no second account.
    expect((await device.create(other, 'Ann')).id).toBe(id);
    expect((await me(one, 'A'.repeat(43))).fault?.code).toBe('signed-out');
    await ask(one, 'POST /api/accounts/sign-out', { session });
    expect((await me(other, session)).fault?.code).toBe('signed-out');
  });

  test('no two accounts have names that look alike, not even of two who ask at once', async () => {
    await new TestDevice().create(one, 'Boris');
    for (const name of ['boris', 'Воris', 'BORIS', 'master']) {
      const answer = await new TestDevice().act(one, { type: 'create', name, label: '' });
      expect([name, answer.fault?.code]).toEqual([name, 'name-taken']);
    }
    const rivals = await Promise.all(
      [one, other].map((at) => new TestDevice().act(at, { type: 'create', name: 'Twin', label: '' })),
    );
    expect(rivals.map(({ fault }) => fault?.code).toSorted()).toEqual(['name-taken', undefined]);
  });

  test('a name changes, and the former one is free', async () => {
    const device = new TestDevice();
    const { session } = await device.create(one, 'Carla');
    expect((await device.act(one, { type: 'rename', name: 'Boris' })).fault?.code).toBe('name-taken');
    expect((await me(one, session)).name).toBe('Carla');
    await device.act(one, { type: 'rename', name: 'CARLA' });
    await device.act(one, { type: 'rename', name: 'Karla' });
    expect((await me(other, session)).name).toBe('Karla');
    await new TestDevice().create(other, 'Carla');
  });

  test('a signature is worth nothing twice, for another purpose, server or text, or from another key', async () => {
    const device = new TestDevice();
    await device.create(one, 'Dora');
    const signed = await device.sign(one, { type: 'sign-in' });
    const send = async (body: object, at = one) => (await ask(at, 'POST /api/accounts/actions', { body })).fault?.code;
    expect(await send(signed)).toBeUndefined();
    // Seen on its way and sent again, here or at another node.
    expect([await send(signed), await send(signed, other)]).toEqual(['bad-signature', 'bad-signature']);
    const { claim, signature } = await device.sign(one, { type: 'sign-in' });
    const { challenge } = JSON.parse(claim);
    const asDelete = claim.replace('{"type":"sign-in"}', '{"type":"delete"}');
    expect(await send({ claim: asDelete, signature })).toBe('bad-signature');
    expect(await send(await device.sign(one, { type: 'sign-in' }, 'https://elsewhere.example'))).toBe('bad-signature');
    // Whoever passes on what was signed for another server also names that one as the host.
    const passed = await device.sign(one, { type: 'sign-in' }, 'http://10.9.8.7:3000');
    const sent = request(`${one}/api/accounts/actions`, { method: 'POST', headers: { Host: '10.9.8.7:3000' } });
    sent.end(JSON.stringify(passed));
    const [answer] = await once(sent, 'response');
    expect(((await json(answer)) as { fault: Fault }).fault.code).toBe('bad-signature');
    const stolen = claim.replace(device.signer.publicKey, new TestDevice().signer.publicKey);
    expect(await send({ claim: stolen, signature })).toBe('bad-signature');
    const forged = claim.replace(
      challenge,
      challenge.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')),
    );
    expect(await send({ claim: forged, signature })).toBe('bad-signature');
    expect(await send({ claim, signature })).toBeUndefined();
    expect(await send(await new TestDevice().sign(one, { type: 'sign-in' }))).toBe('unknown-key');
  });

  test('a revoked device is out at once, at every node', async () => {
    const [phone, laptop] = [new TestDevice(), new TestDevice()];
    const { session } = await phone.create(one, 'Emil');
    await phone.act(one, { type: 'add-key', ...(await laptop.agree(one, phone)), label: 'Laptop' });
    const own = (await laptop.act(other, { type: 'sign-in' })).session!.token;
    const { keys } = await me(other, own);
    const lost = keys.find(({ label }) => label === '')!.id;
    await laptop.act(other, { type: 'revoke-key', key: lost });
    expect((await me(one, session)).fault?.code).toBe('signed-out');
    expect((await phone.act(one, { type: 'sign-in' })).fault?.code).toBe('unknown-key');
    expect((await phone.act(one, { type: 'delete' })).fault?.code).toBe('unknown-key');
    expect(await me(one, own)).toMatchObject({ name: 'Emil', keys: [{ label: 'Laptop' }] });
    expect(
      (await laptop.act(one, { type: 'revoke-key', key: keys.find(({ id }) => id !== lost)!.id })).fault?.code,
    ).toBe('last-key');
  });

  test('nobody adds the key of somebody who has not agreed, as a device or for a code', async () => {
    const [thief, other, victim] = [new TestDevice(), new TestDevice(), new TestDevice()];
    await thief.create(one, 'Falk');
    const { publicKey } = victim.signer;
    const own = await thief.agree(one, thief);
    // What it agreed to with another account or at another server is worth nothing.
    for (const { proof } of [own, await victim.agree(one, other), await victim.agree('http://other.example', thief)]) {
      const key = { publicKey, proof };
      expect((await thief.act(one, { type: 'add-key', ...key, label: '' })).fault?.code).toBe('bad-signature');
      expect((await thief.act(one, { type: 'set-recovery', key })).fault?.code).toBe('bad-signature');
    }
    await victim.create(one, 'Gerd');
    expect((await victim.act(one, { type: 'sign-in' })).account?.name).toBe('Gerd');
  });

  test('of two devices that revoke each other at once, one remains', async () => {
    const [phone, laptop] = [new TestDevice(), new TestDevice()];
    await phone.create(one, 'Frida');
    const { account } = await phone.act(one, { type: 'add-key', ...(await laptop.agree(one, phone)), label: 'Laptop' });
    const idOf = (isLaptop: boolean) => account!.keys.find(({ label }) => (label === 'Laptop') === isLaptop)!.id;
    const answers = await Promise.all([
      phone.act(one, { type: 'revoke-key', key: idOf(true) }),
      laptop.act(other, { type: 'revoke-key', key: idOf(false) }),
    ]);
    expect(answers.map(({ fault }) => fault?.code ?? 'done').toSorted()).toEqual(['done', 'unknown-key']);
    const winner = answers[0].fault === undefined ? phone : laptop;
    expect((await winner.act(one, { type: 'sign-in' })).account?.keys).toHaveLength(1);
  });

  test('a printed code lets its owner in on a new device, and nobody with the code that it replaced', async () => {
    const codes = [1, 2].map(() => recoveryCodeOf(randomBytes(24)));
    const [former, printed] = codes.map((code) => new TestDevice(recoverySecret(readRecoveryCode(code)!)));
    const [lost, fresh] = [new TestDevice(), new TestDevice()];
    const { id } = await lost.create(one, 'Greta');
    for (const key of [former, printed]) await lost.act(one, { type: 'set-recovery', key: await key.agree(one, lost) });
    const addBy = async (by: TestDevice) =>
      by.act(one, { type: 'add-key', ...(await fresh.agree(one, by)), label: 'New phone' });
    expect((await addBy(former)).fault?.code).toBe('unknown-key');
    // A code is for coming back, not for playing.
    expect((await printed.act(one, { type: 'sign-in' })).fault?.code).toBe('unknown-key');
    expect((await addBy(printed)).account?.id).toBe(id);
    expect((await fresh.act(other, { type: 'sign-in' })).account?.keys.map(({ kind }) => kind).toSorted()).toEqual([
      'device',
      'device',
      'recovery',
    ]);
  });

  test('a banned account neither signs in nor is known by a session, until the ban is lifted', async () => {
    const device = new TestDevice();
    const { id, session } = await device.create(one, 'Gustav');
    await nodes[0].node.admin.request(`/accounts/${id}/ban`, { method: 'POST' });
    const sessions = { commitment: newToken() };
    expect((await ask(other, 'POST /api/accounts/pairings', { body: sessions, account: session })).fault?.code).toBe(
      'signed-out',
    );
    expect((await device.act(other, { type: 'sign-in' })).fault?.code).toBe('banned');
    await nodes[0].node.admin.request(`/accounts/${id}/ban`, { method: 'DELETE' });
    expect((await device.act(other, { type: 'sign-in' })).account?.id).toBe(id);
  });

  test('a deleted account leaves nothing but its id', async () => {
    const device = new TestDevice();
    const { id, session } = await device.create(one, 'Hugo');
    expect((await device.act(one, { type: 'delete' })).account).toBeNull();
    expect((await me(other, session)).fault?.code).toBe('signed-out');
    expect((await device.act(other, { type: 'sign-in' })).fault?.code).toBe('unknown-key');
    expect(await store.accounts.view(id)).toBeNull();
    await device.create(one, 'Hugo');
  });
};

onBothStores('an account', suite);

test('a challenge that was not signed in time, and a session that has ended, let nobody in', async () => {
  let ahead = 0;
  const node = await startNode({ clock: { ...systemClock, now: () => Date.now() + ahead } });
  const device = new TestDevice();
  const { session } = await device.create(node.origin, 'Ida');
  const request = await device.sign(node.origin, { type: 'sign-in' });
  ahead = 120_000;
  expect((await ask(node.origin, 'POST /api/accounts/actions', { body: request })).fault?.code).toBe('bad-signature');
  expect((await me(node.origin, session)).name).toBe('Ida');
  ahead = 43_200_000;
  expect((await me(node.origin, session)).fault?.code).toBe('signed-out');
  await node.close();
});

test('an address makes some accounts in an hour, and no more', async () => {
  const node = await startNode({ limits: { accounts: 2 } });
  const make = (name: string) => new TestDevice().act(node.origin, { type: 'create', name, label: '' });
  const answers = [await make('Jan'), await make('Kai'), await make('Lea')];
  expect(answers.map(({ fault }) => fault?.code)).toEqual([undefined, undefined, 'too-many']);
  await node.close();
});
