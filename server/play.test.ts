import { createRandom, unwrap } from '@asteroute/engine';
import { gameOf, onTurn, type Table } from '@asteroute/protocol';
import { verify } from '@asteroute/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyTurn } from './test/turns.ts';
import { command, Follower, newToken, openAt, startNode, type TestNode } from './testing.ts';

let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());

const random = createRandom(11);
const HOUSE_RULES = { openRoad: 'flat', unplaceable: 'stack', riverTurns: 'free' };

describe.each([
  { edition: 'star-wars', colors: ['red', 'green', 'black'], takebacks: false, modules: [], options: {} },
  { edition: 'classic', colors: ['red', 'blue'], takebacks: true, modules: [], options: {} },
  { edition: 'classic', colors: ['red', 'blue'], takebacks: false, modules: ['river'], options: HOUSE_RULES },
])('a game of $edition $options', ({ edition, colors, takebacks, modules, options }) => {
  test('is played to its end over sockets, with a watcher, and its record verifies', async () => {
    const tokens = colors.map(newToken);
    const plan = { edition, modules, options, seats: colors.map((color) => ({ color })), takebacks };
    const table = await openAt(node.origin, tokens[0], plan, { name: 'Ann', clientSeed: 'mine' });
    const players = tokens.map((token) => new Follower(node.origin, table, token));
    const watcher = new Follower(node.origin, table);
    for (const [seat, player] of players.entries()) {
      if (seat > 0)
        expect(await player.send({ type: 'join', name: `<i>${seat}</i>`, clientSeed: '' })).toMatchObject({ ok: true });
    }
    for (;;) {
      await watcher.until(() => watcher.state !== null && watcher.state.status !== 'open');
      const seat = watcher.state === null ? null : onTurn(watcher.state);
      if (seat === null) break;
      const player = players[seat];
      await player.until(() => player.entries.length >= watcher.entries.length);
      const now = player.state as Table;
      const sent =
        gameOf(now).position.phase === 'draw' ? ({ type: 'draw', turn: now.turns } as const) : anyTurn(now, random);
      const answer = await player.send(sent);
      expect(answer).toMatchObject({ ok: true, already: false });
      await watcher.until(() => watcher.entries.length >= (answer.ok ? answer.seq : 0));
    }
    const ending = watcher.state?.ending;
    expect(ending?.reason).toBe('finished');
    for (const player of players) {
      await player.until(() => player.entries.length === watcher.entries.length);
      expect(player.entries).toEqual(watcher.entries);
      player.close();
    }
    watcher.close();
    const text = await (await fetch(`${node.origin}/api/games/${table}/record`)).text();
    const verified = unwrap(verify(text));
    expect(verified.record.final?.scores).toEqual(ending?.scores);
    expect(verified.record.options ?? {}).toEqual(options);
    expect(verified.record.fair.serverSeedHash).toBe(watcher.state?.seedHash);
    expect(verified.record.players.map(({ name }) => name)).toEqual(
      ['Ann', '<i>1</i>', '<i>2</i>'].slice(0, colors.length),
    );
  });
});

test.each([
  [{ openRoad: 'long' }, 'malformed: option openRoad must be tile or flat'],
  [{ planetReinforce: false }, 'unknown-option: unknown option'],
  [{ unplaceable: 'stack', luck: true }, 'unknown-option: unknown option'],
])('a table with options that its edition does not know is refused: %j', async (options, message) => {
  const seats = [{ color: 'red' }, { color: 'blue' }];
  await expect(openAt(node.origin, newToken(), { edition: 'classic', seats, options })).rejects.toThrow(message);
});

test('a bot plays its seat, and a command sent again is not carried out again', async () => {
  const token = newToken();
  const seats = [{ color: 'red' }, { color: 'blue', bot: 'greedy' }];
  const table = await openAt(node.origin, token, { edition: 'classic', seats }, { name: 'Ann' });
  const me = new Follower(node.origin, table, token);
  await me.until(() => me.state?.status === 'running');
  const turn = { ...anyTurn(me.state as Table, random), id: 'first' };
  const first = await command(node.origin, table, turn, token);
  expect(first).toMatchObject({ ok: true, already: false });
  await me.until(() => me.state?.turns === 2);
  expect(await command(node.origin, table, turn, token)).toEqual({ ...first, already: true });
  expect(await command(node.origin, table, { ...turn, id: 'late' }, token)).toMatchObject({
    ok: false,
    fault: { code: 'stale' },
  });
  me.close();
});
