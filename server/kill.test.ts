/**
 * Games through nodes that are killed at random: what was acknowledged is there, once, without a hole, and everybody
 * has seen the same.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom, type Random } from '@asteroute/engine';
import { type Answer, type Entry, onTurn, type Table } from '@asteroute/protocol';
import { verify } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { type NodeProcess, nodeProcess } from './test/node-process.ts';
import { freePort, NEEDS_POSTGRES, openDatabase } from './test/postgres.ts';
import { anyTurn } from './test/turns.ts';
import { ask, Follower, newToken, openAt } from './testing.ts';

const GAMES = 10;
const KILLS = 8;
const COLORS = ['red', 'green', 'black'];
/** Milliseconds between two turns of a game. */
const PACE = 130;
/** Milliseconds between two kills. */
const [SOONEST, LATEST] = [150, 900];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Acknowledged {
  readonly seq: number;
  readonly turn: number;
  readonly seat: number;
}

/** One game of three clients, each of which sends a turn until it is answered. */
class Game {
  readonly acknowledged: Acknowledged[] = [];
  readonly table: string;
  readonly players: readonly Follower[];
  private readonly random: Random;

  constructor(
    origins: readonly string[],
    table: string,
    { tokens, seed }: { tokens: readonly string[]; seed: number },
  ) {
    this.table = table;
    this.random = createRandom(seed);
    // Each begins at another node, and goes to the next whenever its line breaks.
    const turned = (by: number) => origins.map((_, i) => origins[(i + by) % origins.length]);
    this.players = tokens.map((token, seat) => new Follower(turned(seat), table, token));
  }

  async play(): Promise<void> {
    const [host, ...others] = this.players;
    for (const player of others) await player.send({ type: 'join', name: 'guest', clientSeed: '' });
    await host.until(() => host.state !== null && host.state.status !== 'open');
    for (let seat = this.seat(host); seat !== null; seat = this.seat(host)) await this.turn(seat, host);
    for (const player of this.players) await player.until(() => player.state?.status === 'over');
  }

  private seat(host: Follower): number | null {
    return onTurn(host.state as Table);
  }

  private async turn(seat: number, host: Follower): Promise<void> {
    const player = this.players[seat];
    await player.until(() => player.entries.length >= host.entries.length);
    const sent = anyTurn(player.state as Table, this.random);
    const answer: Answer = await player.send(sent);
    if (!answer.ok) throw new Error(`${this.table}: ${answer.fault.code}: ${answer.fault.message}`);
    this.acknowledged.push({ seq: answer.seq, turn: sent.turn, seat });
    await host.until(() => host.entries.length >= answer.seq);
    // A person takes a moment, so that the games last longer than the killing.
    await sleep(PACE);
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

async function openGames(origins: readonly string[]): Promise<Game[]> {
  const plan = { edition: 'star-wars', seats: COLORS.map((color) => ({ color })) };
  return Promise.all(
    Array.from({ length: GAMES }, async (_, seed) => {
      const tokens = COLORS.map(newToken);
      return new Game(origins, await openAt(origins[0], tokens[0], plan, { name: 'host' }), { tokens, seed });
    }),
  );
}

/** Kills nodes, all of them while games run. */
async function killAtRandom(nodes: readonly NodeProcess[], games: readonly Game[], random: Random): Promise<void> {
  for (let i = 0; i < KILLS; i++) {
    await sleep(SOONEST + random.below(LATEST - SOONEST));
    const node = nodes[random.below(nodes.length)];
    expect(games.some(({ players }) => players[0].state?.status !== 'over')).toBe(true);
    await node.kill();
    await node.start();
  }
}

/** Plays all games while nodes are killed, then compares everything with the log. */
async function campaign(nodes: readonly NodeProcess[], seed: number): Promise<void> {
  const origins = nodes.map(({ origin }) => origin);
  const games: Game[] = [];
  try {
    for (const node of nodes) await node.start();
    games.push(...(await openGames(origins)));
    await Promise.all([killAtRandom(nodes, games, createRandom(seed)), ...games.map((game) => game.play())]);
    for (const game of games) await compare(game, origins);
  } finally {
    for (const game of games) game.close();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

async function compare({ table, players, acknowledged }: Game, origins: readonly string[]): Promise<void> {
  for (const origin of origins) {
    const { entries } = await ask<{ entries: Entry[] }>(`${origin}/api/games/${table}/events?since=0`);
    // No hole, and what every client has is the log.
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    for (const player of players) expect(player.entries).toEqual(entries);
    // Every acknowledged turn is where it was said to be, and there is no other.
    const turns = entries.flatMap(({ seq, events }) =>
      events.flatMap((event) => (event.type === 'turn' ? [{ seq, seat: event.seat }] : [])),
    );
    expect(acknowledged.map(({ seq, seat }) => ({ seq, seat }))).toEqual(turns);
    expect(acknowledged.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i));
  }
  const verified = verify(await (await fetch(`${origins[0]}/api/games/${table}/record`)).text());
  expect(verified.ok).toBe(true);
}

describe('nodes that are killed at random lose nothing', () => {
  test('one node on the embedded store', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'asteroute-kill-'));
    try {
      await campaign([nodeProcess(await freePort(), { DATA_DIR: folder })], 1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('two nodes on PostgreSQL', { ...NEEDS_POSTGRES, timeout: 120_000 }, async () => {
    const database = await openDatabase();
    try {
      const env = { DATABASE_URL: database.url };
      await campaign([nodeProcess(await freePort(), env), nodeProcess(await freePort(), env)], 2);
    } finally {
      await database.close();
    }
  });
});
