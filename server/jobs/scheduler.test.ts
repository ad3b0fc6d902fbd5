import type { BotWorker } from '@asteroute/bots';
import { createRandom, type Turn } from '@asteroute/engine';
import type { Table } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { anyTurn, command, Follower, newToken, openAt, QUIET, startNode } from '../testing.ts';

test('a bot whose turn is illegal is logged, and a legal turn is played for it', async () => {
  const errors: object[] = [];
  const log = { ...QUIET, error: (fields: object) => void errors.push(fields) };
  const nowhere = { place: { type: 'place', cell: 0, rotation: 0 }, action: { type: 'pass' } } as Turn;
  const botWorker: BotWorker = {
    turn: () => Promise.resolve(nowhere),
    advise: () => Promise.reject(new Error('no one asks')),
    close: () => undefined,
  };
  const node = await startNode({ botWorker, log });
  const token = newToken();
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue', bot: 'greedy' }] };
  const name = await openAt(node.origin, token, plan, { name: 'Ann' });
  const watcher = new Follower(node.origin, name);
  for (const turns of [0, 2, 4]) {
    await watcher.until(() => watcher.state?.status === 'running' && watcher.state.turns === turns);
    const turn = anyTurn(watcher.state as Table, createRandom(turns));
    expect(await command(node.origin, name, turn, token)).toMatchObject({ ok: true });
  }
  await watcher.until(() => watcher.state?.turns === 6);
  expect(errors).toHaveLength(3);
  watcher.close();
  await node.close();
});
