/** One press asks the people of an earlier game to play again: their seats are kept at the next table. */

import { newId, playerKey } from '@asteroute/client';
import { ownTables } from '@asteroute/page-online/connection/lists';
import { requestTable, sitDown } from '@asteroute/page-online/connection/new-table';
import { meetAgain } from '@asteroute/page-online/opponents/play-again';
import { usualPeople } from '@asteroute/page-online/opponents/usual';
import { readTable, startNode, type TestNode } from '@asteroute/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandBy, pageRequests, planOfPeople } from '../support/network/page-requests.ts';

let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());

test('the next table keeps the seats of those who played before, whoever of them asks first', async () => {
  const person = () => ({ ...pageRequests(node.origin), account: async () => undefined });
  const [ann, ben] = [person(), person()];
  const plan = planOfPeople('classic', ['red', 'blue']);
  const opened = await requestTable(ann, { plan, seat: 0, name: 'Ann' });
  if (!opened.ok) throw new Error(opened.fault);
  const { table, invite } = opened.key;
  const own = playerKey({ table, invite, host: false });
  ben.keyring.keep(own);
  await commandBy(ben.ask, own, sitDown(own, 'Ben'));
  const id = newId();
  for (const key of [opened.key, own]) {
    const seed = { type: 'reveal', id, clientSeed: key.clientSeed } as const;
    await commandBy(key === own ? ben.ask : ann.ask, key, seed);
  }
  expect(await commandBy(ben.ask, own, { type: 'resign', id: `${id}r` })).toMatchObject({ ok: true });
  const [known] = usualPeople((await ownTables(ann.ask, ann.keyring.all())) ?? [], '–');
  expect(known).toMatchObject({ name: 'Ben', games: 1, last: { table } });
  const next = await meetAgain(ann, known.last, 'classic');
  const [key] = ann.keyring.all();
  expect(key).toMatchObject({ table: next?.table, host: true });
  const seats = async () => {
    const found = await readTable(node.origin, next?.table ?? '', key.token);
    return found.seats.map(({ name }, seat) => name ?? found.reserved[seat]);
  };
  expect((await seats()).toSorted()).toEqual(['Ann', 'Ben']);
  // Pressed again, and by Ben, it leads to the same table, where both sit.
  expect(await meetAgain(ann, known.last, 'classic')).toEqual(next);
  const [there] = usualPeople((await ownTables(ben.ask, ben.keyring.all())) ?? [], '–');
  expect(await meetAgain(ben, there.last, 'classic')).toEqual(next);
  expect((await readTable(node.origin, next?.table ?? '', key.token)).seats.map(({ name }) => name).toSorted()).toEqual(
    ['Ann', 'Ben'],
  );
});
