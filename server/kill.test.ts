/**
 * Games through nodes that are killed at random: every acknowledged turn is in the log once, the log has no hole, and
 * every client has seen the whole of it. Work is counted in turns, never in seconds: a game waits for the next kill
 * after a few turns, so that none ends before the last one, and is resigned soon after it: whole games are played
 * elsewhere.
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
import { ask, Follower, newToken, openAt, TEST_SECRET } from './testing.ts';

const GAMES = 5;
const KILLS = 6;
/** Turns that each game may play between two kills: all of them together are far fewer than a game has. */
const TURNS_PER_KILL = 5;
/** Turns of each game after the last kill, when every client reads on from where it was. */
const TURNS_AFTER = 3;
const COLORS = ['red', 'black'];

/** Counts the turns of all games, holds each game back until the next kill, and says when that is due. */
class Pace {
  private played = 0;
  private allowed = TURNS_PER_KILL;
  private isLast = false;
  private waiting: (() => void)[] = [];

  /** Resolves once a game may play the turn of this number: false if no turn is left to play. */
  async allow(turn: number): Promise<boolean> {
    await this.until(() => turn < this.allowed || this.isLast);
    return turn < this.allowed;
  }

  countTurn(): void {
    this.played++;
    this.wake();
  }

  /** Resolves once so many turns of all games have been played. */
  async reached(turns: number): Promise<void> {
    await this.until(() => this.played >= turns);
  }

  /** Lets every game play on by so many turns, which may be the last ones. */
  goOn(turns: number, isLast: boolean): void {
    this.allowed += turns;
    this.isLast = isLast;
    this.wake();
  }

  private async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}

interface Acknowledged {
  readonly seq: number;
  readonly turn: number;
  readonly seat: number;
}

/** One game of two clients, each of which sends a turn until it is answered. */
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
    // Each begins at another node, and goes to the next whenever its connection breaks.
    const turned = (by: number) => origins.map((_, i) => origins[(i + by) % origins.length]);
    this.players = tokens.map((token, seat) => new Follower(turned(seat), table, token));
  }

  async play(pace: Pace): Promise<void> {
    const [host, ...others] = this.players;
    for (const player of others) await player.send({ type: 'join', name: 'guest', clientSeed: '' });
    await host.until(() => host.state !== null && host.state.status !== 'open');
    while (await pace.allow(this.acknowledged.length)) {
      await this.turn(host);
      pace.countTurn();
    }
    await host.send({ type: 'resign' });
    for (const player of this.players) await player.until(() => player.state?.status === 'over');
  }

  private async turn(host: Follower): Promise<void> {
    const seat = onTurn(host.state as Table) as number;
    const player = this.players[seat];
    await player.until(() => player.entries.length >= host.entries.length);
    const sent = anyTurn(player.state as Table, this.random);
    const answer: Answer = await player.send(sent);
    if (!answer.ok) throw new Error(`${this.table}: ${answer.fault.code}: ${answer.fault.message}`);
    this.acknowledged.push({ seq: answer.seq, turn: sent.turn, seat });
    await host.until(() => host.entries.length >= answer.seq);
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

function openGames(origins: readonly string[]): Promise<Game[]> {
  const plan = { edition: 'star-wars', seats: COLORS.map((color) => ({ color })) };
  return Promise.all(
    Array.from({ length: GAMES }, async (_, seed) => {
      const tokens = COLORS.map(newToken);
      return new Game(origins, await openAt(origins[0], tokens[0], plan, { name: 'host' }), { tokens, seed });
    }),
  );
}

/** Kills nodes at random moments, all of them while every game runs, and starts them again. */
async function killAtRandom(nodes: readonly NodeProcess[], games: readonly Game[], pace: Pace, random: Random) {
  const share = GAMES * TURNS_PER_KILL;
  for (let kill = 0; kill < KILLS; kill++) {
    // Within the turns that the games may play before this kill: they reach it however long a node takes to start.
    await pace.reached(kill * share + 1 + random.below(share - 1));
    expect(games.map(({ players }) => players[0].state?.status)).not.toContain('over');
    const node = nodes[random.below(nodes.length)];
    await node.kill();
    const isLast = kill === KILLS - 1;
    pace.goOn(isLast ? TURNS_AFTER : TURNS_PER_KILL, isLast);
    await node.start();
  }
}

/** Plays all games while nodes are killed, then compares everything with the log. */
async function campaign(nodes: readonly NodeProcess[], seed: number): Promise<void> {
  const origins = nodes.map(({ origin }) => origin);
  const games: Game[] = [];
  const pace = new Pace();
  try {
    await Promise.all(nodes.map((node) => node.start()));
    games.push(...(await openGames(origins)));
    await Promise.all([killAtRandom(nodes, games, pace, createRandom(seed)), ...games.map((game) => game.play(pace))]);
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
    // Every acknowledged turn is the entry that its answer named, and there is no other.
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
  test('one node on the embedded store', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'asteroute-kill-'));
    try {
      await campaign([nodeProcess(await freePort(), { DATA_DIR: folder })], 1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('two nodes on PostgreSQL', NEEDS_POSTGRES, async () => {
    const database = await openDatabase();
    try {
      const env = { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET.toString('hex') };
      await campaign([nodeProcess(await freePort(), env), nodeProcess(await freePort(), env)], 2);
    } finally {
      await database.close();
    }
  });
});
