/** Numbers that players commit to before any of them is shown, over HTTP to a real server. */
import { randomBytes } from 'node:crypto';
import { unwrap } from '@asteroute/engine';
import type { TableEvent } from '@asteroute/protocol';
import { commitmentOf, seedHashOf, verify } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { done, refused, sharedNode } from '../../../test/shared-node.ts';
import { virtualClock } from '../../../test/virtual-clock.ts';
import { ask, type CommandBody, command, Follower, newToken, openAt } from '../../../testing.ts';
import { REVEAL_MS } from './reveals.ts';

const clock = virtualClock();
const node = sharedNode({ clock });

const COLORS = ['red', 'blue', 'green'];
const newNumber = () => randomBytes(32).toString('base64url');

/** A player with a secret number. */
class Player {
  readonly token = newToken();
  readonly number = newNumber();
  table = '';

  send(body: CommandBody) {
    return command(node.origin, this.table, body, this.token);
  }
  join(seat?: number) {
    return this.send({
      type: 'join',
      name: `p${this.number.slice(0, 8)}`,
      seat,
      clientSeed: '',
      commitment: commitmentOf(this.table, this.number),
    });
  }
  reveal(clientSeed = this.number) {
    return this.send({ type: 'reveal', clientSeed });
  }
}

/** Creates an open table with seats for these people and bots. */
async function opened(people: number, bots: readonly string[] = []) {
  const players = Array.from({ length: people }, () => new Player());
  const wanted = [...players.map(() => null), ...bots];
  const seats = wanted.map((bot, seat) => ({ color: COLORS[seat], bot }));
  const table = await openAt(node.origin, players[0].token, { edition: 'classic', seats });
  for (const player of players) player.table = table;
  const watcher = new Follower(node.origin, table);
  return { table, players, watcher };
}

const typesOf = ({ entries }: Follower) => entries.flatMap(({ events }) => events.map(({ type }) => type));
const eventOf = <T extends TableEvent['type']>({ entries }: Follower, type: T) =>
  entries.flatMap(({ events }) => events).find((event) => event.type === type) as Extract<TableEvent, { type: T }>;
const recordOf = async (table: string) =>
  unwrap(verify(await (await fetch(`${node.origin}/api/games/${table}/record`)).text()));

describe('players who committed to their numbers', () => {
  test('show them once all seats are taken, and the last one begins the game', async () => {
    const { table, players, watcher } = await opened(2);
    const [ann, ben] = players;
    expect(await ann.join()).toMatchObject(done);
    expect(await ann.reveal()).toMatchObject(refused('wrong-status'));
    expect(await ben.join()).toMatchObject(done);
    await watcher.until(() => watcher.state?.revealUntil !== null && watcher.state !== null);
    // The hash of the server's seed was published first, and no number has been shown.
    expect(typesOf(watcher)).toEqual(['opened', 'joined', 'joined', 'reveal-asked']);
    for (const { number } of players) expect(JSON.stringify(watcher.entries)).not.toContain(number);
    expect(await ben.reveal(newNumber())).toMatchObject(refused('wrong-number'));
    expect(await ben.reveal()).toMatchObject(done);
    expect(await ben.reveal()).toMatchObject(refused('not-asked'));
    expect(watcher.state?.status).toBe('open');
    expect(await ann.reveal()).toMatchObject(done);
    await watcher.until(() => watcher.state?.status === 'running');
    expect(watcher.state).toMatchObject({ clientSeeds: [ann.number, ben.number], revealUntil: null });
    await ann.send({ type: 'resign' });
    const { record, numbers } = await recordOf(table);
    expect(numbers).toEqual(['committed', 'committed']);
    expect(record.fair).toMatchObject({ commitments: players.map(({ number }) => commitmentOf(table, number)) });
    watcher.close();
  });

  test('keep their seats from then on, so that nobody who has seen a number chooses another', async () => {
    const { players, watcher } = await opened(2, ['random']);
    const [ann, ben] = players;
    await ann.join();
    await ben.join();
    await ben.reveal();
    expect(await ann.send({ type: 'leave' })).toMatchObject(refused('wrong-status'));
    expect(await ann.join()).toMatchObject(refused('already-seated'));
    expect(await ann.send({ type: 'seat-bot', seat: 2, bot: null })).toMatchObject(refused('wrong-status'));
    const eve = Object.assign(new Player(), { table: ann.table });
    expect(await eve.join()).toMatchObject(refused('seat-taken'));
    watcher.close();
  });

  test('who do not show them in time take no part in the chance, and the log and the record say so', async () => {
    const { table, players, watcher } = await opened(3);
    const [ann, ben, cid] = players;
    for (const player of players) await player.join();
    await ben.reveal();
    await clock.advance(REVEAL_MS - 2000);
    expect((await ask(node.origin, 'GET /api/games/:id', { params: { id: table } })).status).toBe('open');
    await clock.advance(4000);
    await watcher.until(() => watcher.state?.status === 'running');
    expect(typesOf(watcher).slice(-3)).toEqual(['not-revealed', 'not-revealed', 'started']);
    expect(watcher.state?.clientSeeds).toEqual(['', ben.number, '']);
    expect(await cid.reveal()).toMatchObject(refused('wrong-status'));
    for (const player of [ann, ben, cid]) await player.send({ type: 'leave' });
    expect((await recordOf(table)).numbers).toEqual(['withheld', 'committed', 'withheld']);
    watcher.close();
  });

  test('begin beside a player who gave a number openly, and one who gave none', async () => {
    const { players, watcher } = await opened(3);
    const [ann, ben, cid] = players;
    await ann.join();
    const both = { type: 'join', name: 'x', clientSeed: 'x', commitment: '0'.repeat(64) } as const;
    expect(await ben.send(both)).toMatchObject(refused('malformed'));
    await ben.send({ type: 'join', name: 'x', clientSeed: 'open' });
    await cid.send({ type: 'join', name: 'y', clientSeed: '' });
    expect(await cid.reveal()).toMatchObject(refused('not-asked'));
    await ann.reveal();
    await watcher.until(() => watcher.state?.status === 'running');
    expect(watcher.state?.clientSeeds).toEqual([ann.number, 'open', '']);
    watcher.close();
  });

  test('give the seat up together with the commitment', async () => {
    const { players, watcher } = await opened(2);
    await players[0].join();
    await players[0].send({ type: 'leave' });
    await watcher.until(() => typesOf(watcher).includes('left'));
    expect(watcher.state?.commitments).toEqual(['', '']);
    watcher.close();
  });
});

test('against bots and in a rematch the number of the person is fresh and committed after the hash of the seed', async () => {
  const { table, players, watcher } = await opened(1, ['random']);
  const [ann] = players;
  await ann.join();
  await ann.reveal();
  await ann.send({ type: 'resign' });
  expect((await recordOf(table)).numbers).toEqual(['committed', 'none']);
  expect(await ann.send({ type: 'rematch', clientSeed: '', sit: false })).toMatchObject(done);
  await watcher.until(() => watcher.state?.rematch != null);
  watcher.close();
  const again = Object.assign(new Player(), { table: watcher.state?.rematch, token: ann.token });
  const rematch = new Follower(node.origin, again.table);
  await rematch.until(() => rematch.state !== null);
  expect(rematch.state).toMatchObject({ status: 'open', reserved: [null, expect.stringMatching(/^p/)] });
  expect(eventOf(rematch, 'opened').seedHash).not.toBe(watcher.state?.seedHash);
  expect(await again.join()).toMatchObject(done);
  expect(await again.reveal(ann.number)).toMatchObject(refused('wrong-number'));
  expect(await again.reveal()).toMatchObject(done);
  await rematch.until(() => rematch.state?.status === 'running');
  expect(rematch.state?.clientSeeds).toEqual(['', again.number]);
  await again.send({ type: 'resign' });
  const { record, numbers } = await recordOf(again.table);
  expect(numbers).toEqual(['none', 'committed']);
  expect(seedHashOf(record.fair.serverSeed)).toBe(eventOf(rematch, 'opened').seedHash);
  rematch.close();
});
