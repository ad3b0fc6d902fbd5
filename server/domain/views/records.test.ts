/** Records of games on a server, over HTTP. */
import { createRandom, unwrap } from '@asteroute/engine';
import { onTurn } from '@asteroute/protocol';
import { verify } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { createSigner } from '../../secrets/signer.ts';
import { sharedNode } from '../../test/shared-node.ts';
import { anyTurn } from '../../test/turns.ts';
import { virtualClock } from '../../test/virtual-clock.ts';
import { type CommandBody, command, Follower, newToken, openAt, TEST_SECRET } from '../../testing.ts';
import { startGame } from '../commands/play/turns.ts';
import type { Row, Secret } from '../ports.ts';
import { applyRow } from '../table-state.ts';
import { recordText } from './records.ts';

const clock = virtualClock();
const node = sharedNode({ clock });

const random = createRandom(3);
const COLORS = ['red', 'blue', 'green'];

/** Creates a running table of people after three turns. */
async function running(people: number, more: object = {}) {
  const tokens = Array.from({ length: people }, newToken);
  const seats = COLORS.slice(0, people).map((color) => ({ color }));
  const table = await openAt(node.origin, tokens[0], { edition: 'classic', seats, ...more }, { name: 'Ann' });
  const say = (seat: number, body: CommandBody) => command(node.origin, table, body, tokens[seat]);
  for (let seat = 1; seat < people; seat++) await say(seat, { type: 'join', name: `p${seat}`, clientSeed: '' });
  const watcher = new Follower(node.origin, table);
  for (let turns = 0; turns < 3; turns++) {
    await watcher.until(() => watcher.state?.status === 'running' && watcher.state.turns === turns);
    if (watcher.state !== null) await say(onTurn(watcher.state) ?? 0, anyTurn(watcher.state, random));
  }
  await watcher.until(() => watcher.state?.turns === 3);
  /** Resolves with the record once the game is over. */
  const finalText = async () => {
    await watcher.until(() => watcher.state?.status === 'over');
    watcher.close();
    return (await fetch(`${node.origin}/api/games/${table}/record`)).text();
  };
  return { say, finalText, watcher };
}

describe('the record of a game that ended early says why, and the winners that follow (RECORD: ended)', () => {
  test('by resignation', async () => {
    const { say, finalText, watcher } = await running(2);
    await say(0, { type: 'resign' });
    const { record } = unwrap(verify(await finalText(), createSigner(TEST_SECRET).publicKey));
    expect(record).toMatchObject({ ended: { by: 'resignation', side: 0 }, winners: [1] });
    expect(record).toMatchObject({ winners: watcher.state?.ending?.winners });
    expect(record.final).toBeUndefined();
  });

  test('by time', async () => {
    const { finalText } = await running(2, { clock: { type: 'live', seconds: 60, increment: 0 } });
    await clock.advance(70_000);
    // After three turns it is the second player's turn.
    expect(unwrap(verify(await finalText())).record).toMatchObject({ ended: { by: 'time', side: 1 }, winners: [0] });
  });

  test('by absence of the last who was there', async () => {
    const { say, finalText, watcher } = await running(3);
    for (const seat of [0, 2, 1]) await say(seat, { type: 'leave' });
    const { record } = unwrap(verify(await finalText()));
    expect(record.ended).toEqual({ by: 'absence', side: 1 });
    const [first, , third] = record.turns.at(-1)?.scores ?? [];
    expect(record.winners).toEqual([0, 2].filter((side) => (side === 0 ? first >= third : third >= first)));
    expect(watcher.state?.ending).toMatchObject({ reason: 'abandoned', winners: record.winners });
  });
});

const PLAN = { edition: 'classic', modules: [], options: {}, seats: [{ color: 'red' }, { color: 'blue' }], clock: {} };
const row = (seq: number, event: object, secret: Secret | null = null): Row => {
  return {
    seq,
    at: 1,
    up: 1,
    personal: false,
    private: false,
    erases: false,
    command: null,
    secret,
    events: JSON.stringify([event]),
  };
};
const OPENED = { type: 'opened', plan: PLAN, seedHash: 'aa', before: null };

test('a game whose sealed seed cannot be opened is not dealt, and one that is over has the published seed', () => {
  const sealed = applyRow('t', null, row(1, OPENED, { host: 'h' }));
  expect(() => startGame(sealed, sealed.table)).toThrow('the seed of t was sealed with a secret that is lost');
  const over = applyRow('t', sealed, row(2, { type: 'ended', reason: 'abandoned', winners: [], serverSeed: '5eed' }));
  expect(over.serverSeed).toBe('5eed');
});

test('a record does not hold a name that was erased after its state was read', () => {
  const players = [
    { name: 'Ann', color: 'red' },
    { name: 'Bob', color: 'blue' },
  ];
  const started = (names: readonly string[]) => {
    const named = players.map((player, seat) => ({ ...player, name: names[seat] }));
    return row(2, { type: 'started', players: named, clientSeeds: ['a', 'b'], chance: [] });
  };
  const [opened, erased] = [row(1, OPENED), row(3, { type: 'erased', seats: [0] })];
  const stale = [started(['Ann', 'Bob']), erased].reduce(
    (state, one) => applyRow('t', state, one),
    applyRow('t', null, opened),
  );
  const record = recordText(stale, [opened, started(['–', 'Bob']), erased], createSigner(TEST_SECRET));
  expect(record).toMatchObject({ ok: true, value: expect.stringContaining('Bob') });
  expect(JSON.stringify(record)).not.toContain('Ann');
});
