/** Every command that is not a move is limited in number, and no command is accepted long after the end of the game. */
import { randomBytes } from 'node:crypto';
import { type Command, check, opening } from '@asteroute/protocol';
import { describe, expect, test } from 'vitest';
import { createTable } from './commands/create-table.ts';
import { decide } from './commands/decide.ts';
import { callerOf } from './commands/seats.ts';
import { isJoinable, WRITABLE_AFTER_END_MS } from './log-limits.ts';
import { applyRow, hashOf, type TableState } from './table-state.ts';

type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

interface Where {
  readonly at?: number;
  readonly address?: string;
}

/** Creates a table without a store, whose state the test holds. */
function newTable(plan: object) {
  const host = 'a'.repeat(43);
  const asked = check(opening, {
    id: 'x',
    name: 'Ann',
    plan: { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }], ...plan },
  });
  if (!asked.ok) throw new Error(asked.fault.message);
  const first = createTable(asked.value, { token: host, tag: '' }, randomBytes, { at: 0, up: 0 });
  if (!first.ok) throw new Error(first.fault.message);
  let state: TableState = applyRow('t', null, first.value.row);
  /** Sends a command; returns the number of events that it wrote, or the code of its refusal. */
  function send(wish: Wish, token = host, { at = 0, address = 'home' }: Where = {}): number | string {
    const caller = callerOf(state, { token: hashOf(token), invite: null, address: () => address });
    // Nobody at a table has the name of another.
    const command = {
      id: 'x',
      clientSeed: '',
      ...wish,
      ...('name' in wish && { name: token.slice(0, 30) }),
    } as Command;
    const decision = decide(state, command, { at, up: 0, random: randomBytes, isHere: () => false, caller });
    if (!decision.ok) return decision.fault.code;
    const { events, secret = null } = decision.value;
    const row = {
      seq: state.table.head + 1,
      at,
      up: 0,
      command: null,
      events: '',
      personal: false,
      private: false,
      erases: false,
      secret,
    };
    if (events.length > 0) state = applyRow('t', state, row, { events });
    return events.length;
  }
  /** Repeats a command until it is refused; returns how often it was carried out, and the code of the refusal. */
  function insist(wish: (n: number) => Wish, token = host): readonly [number, string] {
    for (let n = 0; ; n++) {
      const done = send(wish(n), token);
      if (typeof done === 'string') return [n, done];
    }
  }
  return { send, insist, state: () => state };
}

const GUEST = 'b'.repeat(43);
const THREE = ['red', 'blue', 'green'].map((color) => ({ color }));

test('a seat says and mutes so much, and another one still may', () => {
  const { send, insist } = newTable({});
  send({ type: 'join', name: 'Bob', clientSeed: '' }, GUEST);
  expect(insist(() => ({ type: 'chat', text: 'x' }))).toEqual([300, 'log-full']);
  expect(insist((n) => ({ type: 'mute', seat: 1, muted: n % 2 === 0 }))).toEqual([50, 'log-full']);
  expect(send({ type: 'chat', text: 'x' }, GUEST)).toBe(1);
  expect(send({ type: 'resign' })).toBe(2);
});

describe('seats before a game', () => {
  const join: Wish = { type: 'join', name: 'Eve', clientSeed: '' };

  /** Sits down and leaves with a new token each time, until it is refused; returns how often, and the code. */
  function comeAndGo({ send }: ReturnType<typeof newTable>, address: string): readonly [number, string] {
    for (let n = 0; ; n++) {
      const token = `${address} ${n}`;
      const done = send(join, token, { address });
      if (typeof done === 'string') return [n, done];
      expect(send({ type: 'leave' }, token, { address })).toBe(1);
    }
  }

  test('are taken so often from one address, and then still by others, their host and bots', () => {
    const table = newTable({ seats: THREE });
    expect(comeAndGo(table, 'eve')).toEqual([40, 'log-full']);
    expect(table.send({ type: 'leave' })).toBe(1);
    expect(table.send(join, undefined, { address: 'eve' })).toBe(1);
    expect(table.send({ type: 'seat-bot', seat: 1, bot: 'random' })).toBe(1);
    expect(isJoinable(table.state())).toBe(true);
    expect(table.send({ ...join, name: 'Bob' }, GUEST, { address: 'bob' })).toBeGreaterThan(0);
    expect(table.state().table.status).toBe('running');
    expect(table.send({ type: 'leave' }, GUEST)).toBeGreaterThan(0);
  });

  test('are taken so often at all that the log has an end; a table that nobody can join is not listed', () => {
    const table = newTable({ seats: THREE });
    for (let net = 0; isJoinable(table.state()); net++) expect(comeAndGo(table, `net ${net}`)[1]).toBe('log-full');
    expect(table.state().table.head).toBeLessThan(2010);
    expect(comeAndGo(table, 'another')).toEqual([0, 'log-full']);
    // The host still can.
    expect([table.send({ type: 'leave' }), table.send(join)]).toEqual([1, 1]);
  });

  test('their host and bots change so often too, and who sits down begins with no limit used', () => {
    const { send, insist } = newTable({ room: true });
    const toAndFro = (n: number): Wish => (n % 2 === 0 ? { type: 'leave' } : join);
    expect(insist(toAndFro)[0]).toBeLessThan(400);
    const bots = newTable({ seats: THREE });
    const seat = (n: number): Wish => ({ type: 'seat-bot', seat: 1, bot: n % 2 === 0 ? 'random' : null });
    expect(bots.insist(seat)).toEqual([200, 'log-full']);
    expect(send(join, GUEST)).toBeGreaterThan(0);
    const flip = (n: number): Wish => ({ type: 'ready', ready: n % 2 === 0 });
    expect(insist(flip, GUEST)).toEqual([100, 'log-full']);
    expect(send({ type: 'leave' }, GUEST)).toBeGreaterThan(0);
    expect(send(join, 'c'.repeat(43))).toBeGreaterThan(0);
    expect(send({ type: 'ready', ready: true }, 'c'.repeat(43))).toBeGreaterThan(0);
  });
});

test('a mute and a bot that change nothing write nothing', () => {
  const { send } = newTable({ seats: ['red', 'blue', 'green'].map((color) => ({ color })) });
  const mute = (muted: boolean) => send({ type: 'mute', seat: 1, muted });
  expect([mute(false), mute(true), mute(true), mute(false), mute(false)]).toEqual([0, 1, 0, 1, 0]);
  const seat = (bot: string | null) => send({ type: 'seat-bot', seat: 1, bot });
  expect([seat(null), seat('random'), seat('random'), seat('steady'), seat(null)]).toEqual([0, 1, 0, 1, 1]);
});

test('nothing is written seven days after the end', () => {
  const { send } = newTable({});
  send({ type: 'join', name: 'Bob', clientSeed: '' }, GUEST);
  send({ type: 'resign' });
  expect(send({ type: 'chat', text: 'x' }, GUEST, { at: WRITABLE_AFTER_END_MS })).toBe(1);
  for (const wish of [
    { type: 'chat', text: 'x' },
    { type: 'mute', seat: 0, muted: true },
    { type: 'rematch', clientSeed: '' },
  ] as const)
    expect(send(wish, GUEST, { at: WRITABLE_AFTER_END_MS + 1 })).toBe('wrong-status');
});
