/** What others at a real server suffer from one address that attacks it within the usual limits. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@asteroute/engine';
import { anyTurn, ask, type CommandBody, newToken, readTable } from '@asteroute/server/testing';
import { ATTACKS, type AttackName } from '../../attacks/attacks.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { metricOf, usualLimits, withNode } from '../own-node.ts';
import { describeTimes } from '../times.ts';
import { HttpKit } from './http-kit.ts';
import { type Receiver, withReceiver } from './receiver.ts';

const NAMES = Object.keys(ATTACKS) as AttackName[];
/** Games of each kind that others begin while the attack goes on. */
const ROUNDS = 4;
const FLAG_SECONDS = 10;
const LOOK_MS = 50;
/** Milliseconds within which a flag falls, a bot answers and a player is told. */
const MOST = { flag: 1000, bot: 2600, notice: 5000 } as const;
const LIMITS = 'REQUESTS COMMANDS OPENINGS CHAT LISTS DAY_TABLES DAY_CHAT DAY_DISK DAY_REPORTS'.split(' ');

const settings = (receivers: string) => ({
  ...usualLimits(...LIMITS),
  TRUST_PROXY: '1',
  PUSH_CONTACT: 'mailto:host@example.org',
  PUSH_HOSTS: receivers,
  WEBHOOK_HOSTS: receivers,
  WEBHOOK_PRIVATE: '1',
});

type Waits = Readonly<Record<keyof typeof MOST, number[]>>;

/** The seed of a run is the number of an attack, from 1. */
export const STRANGERS: Campaign<string> = {
  name: 'strangers',
  count: NAMES.length,
  async run(seed) {
    const name = NAMES[(seed - 1) % NAMES.length];
    const waits = await withReceiver((receiver) =>
      withNode(({ origin }) => besideAttack(name, { origin, receiver, seed }), settings(receiver.origin)),
    );
    for (const what of ['flag', 'bot', 'notice'] as const)
      if (Math.max(...waits[what]) > MOST[what])
        throw new Error(`${name}: others wait for a ${what} ${describeTimes(waits[what])}, not ${MOST[what]} ms`);
    const [flag, bot, notice] = [waits.flag, waits.bot, waits.notice].map(describeTimes);
    return `beside ${name} flags fell after ${flag}, bots answered after ${bot}, players were told after ${notice}`;
  },
  sum: (lines) => ({ lines }),
};

interface Scene {
  readonly origin: string;
  readonly receiver: Receiver;
  readonly seed: number;
}

async function besideAttack(name: AttackName, { origin, receiver, seed }: Scene): Promise<Waits> {
  const waits: Waits = { flag: [], bot: [], notice: [] };
  const kit = new HttpKit(origin, '203.0.113.1', { receivers: receiver.origin, seed });
  const act = ATTACKS[name](kit);
  // Somebody waits at a table for three, where attackers can sit down.
  const host = new Stranger(origin, '198.51.100.100');
  const waiting = await host.open([null, null, null]);
  let isOver = false;
  const attack = (async () => {
    while (!isOver) await sleep(await act());
  })();
  for (let round = 0; round < ROUNDS; round++) {
    const stranger = () => new Stranger(origin, `198.51.100.${round}`);
    waits.flag.push(await flagOf(stranger()));
    waits.bot.push(await answerOf(stranger()));
    waits.notice.push(await noticeOf(stranger(), receiver));
  }
  isOver = true;
  await attack;
  await begins(host, waiting);
  kit.close();
  const bugs = await metricOf(origin, 'bugs_total');
  if (bugs > 0) throw new Error(`${name}: the server has met ${bugs} bugs`);
  return waits;
}

class Stranger {
  readonly token = newToken();
  readonly origin: string;
  readonly #from: string;

  constructor(origin: string, from: string) {
    this.origin = origin;
    this.#from = from;
  }

  /** Opens a table for these bots and, where null, people; sits down there. */
  async open(bots: readonly (string | null)[], more: { readonly clock?: object } = {}): Promise<string> {
    const seats = bots.map((bot, seat) => ({ color: ['red', 'blue', 'green'][seat], bot }));
    const plan = { edition: 'classic', seats, ...more };
    const request = { token: this.token, from: this.#from };
    const body = { id: newToken().slice(0, 12), plan, name: 'Ann' };
    const opened = await ask(this.origin, 'POST /api/games', { ...request, body });
    if (!('table' in opened)) throw new Error(`a stranger could open no table: ${JSON.stringify(opened)}`);
    return opened.table;
  }

  read = (table: string) => readTable(this.origin, table, this.token);

  async send(table: string, command: CommandBody): Promise<void> {
    const request = { params: { id: table }, token: this.token, from: this.#from };
    const body = { id: newToken().slice(0, 12), ...command };
    const answer = await ask(this.origin, 'POST /api/games/:id/commands', { ...request, body });
    if (!answer.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(answer)}`);
  }
}

/** Begins a game with a clock; resolves with how late its flag falls, in milliseconds. */
async function flagOf(ann: Stranger): Promise<number> {
  const table = await ann.open([null, 'random'], { clock: { type: 'live', seconds: FLAG_SECONDS, increment: 0 } });
  return (await msUntil(async () => (await ann.read(table)).status === 'over')) - FLAG_SECONDS * 1000;
}

/** Plays a turn against a simple bot; resolves with the milliseconds until it has answered. */
async function answerOf(ann: Stranger): Promise<number> {
  const table = await ann.open([null, 'random']);
  await ann.send(table, anyTurn(await ann.read(table), createRandom(1)));
  return msUntil(async () => (await ann.read(table)).turns > 1);
}

/** Begins a game whose first turn is told to a webhook; resolves with the milliseconds until that has it. */
async function noticeOf(ann: Stranger, { origin, received }: Receiver): Promise<number> {
  const table = await ann.open([null, null]);
  const path = `/honest/${table}`;
  await ann.send(table, { type: 'webhook', url: origin + path });
  const bob = new Stranger(ann.origin, '198.51.100.200');
  // Whoever attacks may have taken the seat before him: the game has begun then as well.
  await bob.send(table, { type: 'join', name: 'Bob', clientSeed: '' }).catch(() => undefined);
  return msUntil(async () => received.includes(path));
}

/** Lets the host of a table that was attacked begin its game with a bot and a stranger, on the seats that are left. */
async function begins(host: Stranger, table: string): Promise<void> {
  for (;;) {
    const { status, seats } = await host.read(table);
    const seat = seats.findIndex(({ name, bot }) => name === null && bot === null);
    if (status !== 'open' || seat < 0) return;
    await host.send(table, { type: 'seat-bot', seat, bot: 'random' });
  }
}

async function msUntil(isTrue: () => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  while (!(await isTrue())) await sleep(LOOK_MS);
  return performance.now() - begin;
}
