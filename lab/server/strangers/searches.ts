import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@asteroute/engine';
import { anyTurn, readTable } from '@asteroute/server/testing';
import { withNode } from '../own-node.ts';
import { type AddressAttack, BEHIND_PROXY, demandWithin, describeSpread, Stranger } from './attack.ts';

const TABLES = 280;
/**
 * Milliseconds between attempts to open a table, and between looks at somebody else's: few enough for the usual limits.
 */
const [OPEN_MS, LOOK_MS] = [1000, 50];
const COLORS = ['red', 'blue', 'green', 'yellow', 'black'];
const FLAG_SECONDS = 10;
/** Milliseconds within which a flag falls, and a bot answers. */
const [FLAG_MS, BOT_MS] = [1000, 2600];

/** Many tables of one address whose four strong bots search, while others' flags must fall and their bots play. */
export const SEARCHING_TABLES: AddressAttack = {
  name: 'searches',
  run: () =>
    withNode(async ({ origin }) => {
      const attacker = () => new Stranger(origin, '203.0.113.1');
      const bots = { edition: 'classic', seats: COLORS.map((color, i) => ({ color, bot: i < 4 ? 'master' : null })) };
      const [flags, answers]: [number[], number[]] = [[], []];
      for (let opened = 0, honest = 0; opened < TABLES; ) {
        if ((await attacker().open(bots, { name: 'Mallory' })) === null) await sleep(OPEN_MS);
        else opened++;
        // Strangers come while the attack goes on, each from an address of their own.
        if (opened < (honest + 1) * (TABLES / 4)) continue;
        const address = `198.51.100.${++honest}`;
        const figures = [flagOf(new Stranger(origin, address)), answerOf(new Stranger(origin, address))] as const;
        flags.push(await figures[0]);
        answers.push(await figures[1]);
      }
      demandWithin(FLAG_MS, 'flags of strangers', flags);
      demandWithin(BOT_MS, 'bots of strangers', answers);
      return `beside ${TABLES} tables flags fell after ${describeSpread(flags)}, bots answered after ${describeSpread(answers)}`;
    }, BEHIND_PROXY),
};

/** Begins a game with a clock and waits for the flag; resolves with how late it fell, in milliseconds. */
export async function flagOf(ann: Stranger): Promise<number> {
  const clock = { type: 'live', seconds: FLAG_SECONDS, increment: 0 } as const;
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue', bot: 'random' }], clock };
  const table = await opened(ann, plan);
  const begin = performance.now();
  await until(ann, table, 'timed-out');
  return performance.now() - begin - FLAG_SECONDS * 1000;
}

/** Plays a turn against a simple bot; resolves with the milliseconds until it has answered. */
async function answerOf(ann: Stranger): Promise<number> {
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue', bot: 'random' }] };
  const table = await opened(ann, plan);
  await ann.send(table, anyTurn(await readTable(ann.origin, table, ann.token), createRandom(1)));
  const begin = performance.now();
  for (let turns = 1; turns < 2; await sleep(LOOK_MS)) turns = (await readTable(ann.origin, table, ann.token)).turns;
  return performance.now() - begin;
}

async function opened(ann: Stranger, plan: Parameters<Stranger['open']>[0]): Promise<string> {
  const table = await ann.open(plan, { name: 'Ann' });
  if (table === null) throw new Error('a stranger could open no table');
  return table;
}

async function until(ann: Stranger, table: string, type: string): Promise<void> {
  for (let since = 0; ; await sleep(LOOK_MS)) {
    // A busy server answers with a fault.
    const read = await ann.ask('GET /api/games/:id/events', {
      params: { id: table },
      query: { since },
      token: ann.token,
    });
    const entries = read.ok ? read.value.entries : [];
    if (entries.some(({ events }) => events.some((event) => event.type === type))) return;
    since += entries.length;
  }
}
