/**
 * For tests and campaigns: games on servers that suffer random failures ("blows"). Checks that every acknowledged turn
 * is in the log once, that the log has no gap, and that every client has received all of it. Progress is measured in
 * turns, never in seconds: a game waits for the next blow after a few turns, so that none ends before the last blow,
 * and is resigned soon after it, because whole games are tested elsewhere.
 */
import assert from 'node:assert/strict';
import { createRandom, type Random } from '@asteroute/engine';
import { type Answer, type Entry, onTurn, type Table } from '@asteroute/protocol';
import { verify } from '@asteroute/record';
import { Follower, newToken, openAt } from '../testing.ts';
import { Conditions } from './conditions.ts';
import { type AcknowledgedTurn, faultInLog, faultSoFar } from './log-check.ts';
import type { NodeProcess } from './node-process.ts';
import { anyTurn } from './turns.ts';

const GAMES = 5;
/** The usual number of blows in one round of games. For more, play several rounds, because a game has an end. */
export const BLOWS = 4;
/** Turns that each game may play between two blows; all of them together are far fewer than a game has. */
const TURNS_PER_KILL = 5;
/** Turns of each game after the last blow, so that every client continues reading from where it was. */
const TURNS_AFTER = 3;
const COLORS = ['red', 'black'];

/** Counts the turns of all games, makes each game wait for the next blow, and reports when that is due. */
class Pace {
  #played = 0;
  #allowed = TURNS_PER_KILL;
  #isLast = false;
  readonly #conditions = new Conditions();

  /** Resolves once a game may play this turn; false if there is no turn left to play. */
  async allow(turn: number): Promise<boolean> {
    await this.#conditions.until(() => turn < this.#allowed || this.#isLast);
    return turn < this.#allowed;
  }

  countTurn(): void {
    this.#played++;
    this.#conditions.check();
  }

  /** Resolves once all games together have played `turns` turns. */
  async reached(turns: number): Promise<void> {
    await this.#conditions.until(() => this.#played >= turns);
  }

  /** Lets every game play `turns` further turns, which may be the last ones. */
  goOn(turns: number, isLast: boolean): void {
    this.#allowed += turns;
    this.#isLast = isLast;
    this.#conditions.check();
  }

  /** Resolves once any game has played one more turn. */
  async next(): Promise<void> {
    await this.reached(this.#played + 1);
  }
}

interface Acknowledged extends AcknowledgedTurn {
  readonly turn: number;
}

/** A game of two clients, which send each turn until it is answered. */
class Game {
  readonly acknowledged: Acknowledged[] = [];
  readonly table: string;
  readonly players: readonly Follower[];
  readonly #random: Random;

  constructor(
    origins: readonly string[],
    table: string,
    { tokens, seed }: { tokens: readonly string[]; seed: number },
  ) {
    this.table = table;
    this.#random = createRandom(seed);
    // Each client starts at another node, and switches to the next whenever its connection breaks.
    const turned = (by: number) => origins.map((_, i) => origins[(i + by) % origins.length]);
    this.players = tokens.map((token, seat) => new Follower(turned(seat), table, token));
  }

  async play(pace: Pace): Promise<void> {
    const [host, ...others] = this.players;
    for (const player of others)
      await player.send({ type: 'join', name: `guest ${player.token}`.slice(0, 30), clientSeed: '' });
    await host.until(() => host.state !== null && host.state.status !== 'open');
    while (await pace.allow(this.acknowledged.length)) {
      await this.#turn(host);
      pace.countTurn();
    }
    await host.send({ type: 'resign' });
    for (const player of this.players) await player.until(() => player.state?.status === 'over');
  }

  async #turn(host: Follower): Promise<void> {
    const seat = onTurn(host.state as Table) as number;
    const player = this.players[seat];
    await player.until(() => player.entries.length >= host.entries.length);
    const sent = anyTurn(player.state as Table, this.#random);
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
      return new Game(origins, await openWhenWell(origins[0], tokens[0], plan), { tokens, seed });
    }),
  );
}

/** Opens a table, retrying while the server is still busy with the last blow of the previous round. */
async function openWhenWell(origin: string, token: string, plan: object): Promise<string> {
  const id = newToken().slice(0, 12);
  return untilWell(() => openAt(origin, token, plan, { id, name: 'host' }));
}

/** The maximum number of attempts for a server to recover, and milliseconds between two attempts. */
const [MAX_TRIES, PAUSE_MS] = [200, 50];

/** Retries `ask` while the server is still busy after a blow, or its last connections are broken. */
async function untilWell<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const { message, cause } = error as Error;
      const mayPass = message.includes('"busy"') || message === 'fetch failed';
      if (!mayPass || tries === MAX_TRIES) throw new Error(`${message} ${cause ?? ''}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** A failure that can be caused on a server. */
export interface Blow {
  readonly name: string;
  /**
   * Causes the failure; resolves once it may be caused again. Calls `goOn` when it has happened: games may then
   * continue before the server has recovered. `nextTurn` resolves with the next acknowledged turn of any game.
   */
  strike(goOn: () => void, nextTurn: () => Promise<void>): Promise<void>;
}

/** Returns a blow that kills a node, which then restarts. */
export function killOf(node: NodeProcess): Blow {
  return {
    name: 'kill',
    async strike(goOn) {
      await node.kill();
      goOn();
      await node.start();
    },
  };
}

/** The servers and games of a round, and the blows that may happen. */
interface Battered {
  readonly origins: readonly string[];
  readonly blows: readonly Blow[];
  readonly games: readonly Game[];
  /** How often one of the blows happens. */
  readonly count: number;
}

/** Strikes at random moments while all games run; resolves with the names of the blows. */
async function strikeAtRandom(
  { origins, blows, games, count }: Battered,
  pace: Pace,
  random: Random,
): Promise<string[]> {
  const struck: string[] = [];
  const share = GAMES * TURNS_PER_KILL;
  for (let blow = 0; blow < count; blow++) {
    // Waits for a random turn among those that the games may play before this blow, so that they reach it however long
    // a node takes to start.
    await pace.reached(blow * share + 1 + random.below(share - 1));
    assert.ok(
      games.every(({ players }) => players[0].state?.status !== 'over'),
      'a game is over before the last blow',
    );
    const chosen = blows[random.below(blows.length)];
    const isLast = blow === count - 1;
    const goOn = () => pace.goOn(isLast ? TURNS_AFTER : TURNS_PER_KILL, isLast);
    const before = games.map(({ table, acknowledged }) => ({ table, acknowledged: [...acknowledged] }));
    await chosen.strike(goOn, () => pace.next());
    // Checks after each blow, and not only at the end, because a client that waits for a lost turn may wait forever.
    for (const { table, acknowledged } of before) {
      throwFault(table, faultSoFar(await readLog(origins[blow % origins.length], table), acknowledged));
    }
    struck.push(chosen.name);
  }
  return struck;
}

/** The result of a round. */
export interface Round {
  readonly blows: readonly string[];
  /** Number of turns that were acknowledged to a client. */
  readonly acknowledged: number;
}

/**
 * Plays games at these addresses while `count` blows happen, then compares everything with the log. Rejects if an acknowledged
 * turn is lost or duplicated, the log has a gap, a client lacks a part of it, or a record does not verify.
 */
export async function playUnderBlows(
  origins: readonly string[],
  blows: readonly Blow[],
  seed: number,
  count = BLOWS,
): Promise<Round> {
  const games: Game[] = [];
  const pace = new Pace();
  try {
    games.push(...(await openGames(origins)));
    const [struck] = await Promise.all([
      strikeAtRandom({ origins, blows, games, count }, pace, createRandom(seed)),
      ...games.map((game) => game.play(pace)),
    ]);
    for (const game of games) await compare(game, origins);
    return { blows: struck, acknowledged: games.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) };
  } finally {
    for (const game of games) game.close();
  }
}

async function compare({ table, players, acknowledged }: Game, origins: readonly string[]): Promise<void> {
  for (const origin of origins) {
    const entries = await compareWithLog(origin, table, acknowledged);
    for (const player of players) assert.deepEqual(player.entries, entries);
    assert.deepEqual(
      acknowledged.map(({ turn }) => turn),
      acknowledged.map((_, i) => i),
    );
  }
}

/** Returns the log of a table. Rejects if `faultInLog` finds a fault in it, or if the record does not verify. */
async function compareWithLog(
  origin: string,
  table: string,
  acknowledged: readonly AcknowledgedTurn[],
): Promise<readonly Entry[]> {
  const entries = await readLog(origin, table);
  throwFault(table, faultInLog(entries, acknowledged));
  const record = await readAt(`${origin}/api/games/${table}/record`);
  assert.ok(verify(await record.text()).ok, 'a record does not verify');
  return entries;
}

async function readLog(origin: string, table: string): Promise<readonly Entry[]> {
  const log = await readAt(`${origin}/api/games/${table}/events?since=0`);
  return ((await log.json()) as { entries: Entry[] }).entries;
}

function throwFault(table: string, fault: string | null): void {
  if (fault !== null) throw new Error(`${table}: ${fault}`);
}

/** Requests an address, retrying while the server is still busy after a blow. */
function readAt(address: string): Promise<Response> {
  return untilWell(async () => {
    const response = await fetch(address);
    if (response.status === 503) throw new Error('"busy"');
    return response;
  });
}

export { forgetNewestTurn } from './forget-turn.ts';
export { faultInLog, faultSoFar } from './log-check.ts';
