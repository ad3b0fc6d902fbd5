/** Every command that is not a move is limited in number, and no command is accepted long after the end of the game. */
import { randomBytes } from 'node:crypto';
import { type Command, check, opening } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { createTable } from './commands/create-table.ts';
import { decide } from './commands/decide.ts';
import { callerOf } from './commands/seats.ts';
import { WRITABLE_AFTER_END_MS } from './log-limits.ts';
import { applyRow, hashOf, type TableState } from './table-state.ts';

type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** Creates a table without a store, whose state the test holds. */
function newTable(plan: object) {
  const host = 'a'.repeat(43);
  const asked = check(opening, {
    id: 'x',
    name: 'Ann',
    plan: { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }], ...plan },
  });
  if (!asked.ok) throw new Error(asked.fault.message);
  const first = createTable(asked.value, host, randomBytes, { at: 0, up: 0 });
  if (!first.ok) throw new Error(first.fault.message);
  let state: TableState = applyRow('t', null, first.value.row);
  /** Sends a command; returns the number of events that it wrote, or the code of its refusal. */
  function send(wish: Wish, token = host, at = 0): number | string {
    const caller = callerOf(state, { token: hashOf(token), invite: null });
    const command = { id: 'x', clientSeed: '', ...wish } as Command;
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
    if (events.length > 0) state = applyRow('t', state, row, events);
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

test('a seat says and mutes so much, and another one still may', () => {
  const { send, insist } = newTable({});
  send({ type: 'join', name: 'Bob', clientSeed: '' }, GUEST);
  expect(insist(() => ({ type: 'chat', text: 'x' }))).toEqual([300, 'log-full']);
  expect(insist((n) => ({ type: 'mute', seat: 1, muted: n % 2 === 0 }))).toEqual([50, 'log-full']);
  expect(send({ type: 'chat', text: 'x' }, GUEST)).toBe(1);
  expect(send({ type: 'resign' })).toBe(2);
});

test('seats change so often before a game, and its players may still leave it', () => {
  const { insist } = newTable({});
  const coming = (n: number): Wish => (n % 2 === 0 ? { type: 'seat-bot', seat: 1, bot: null } : { type: 'leave' });
  const toAndFro = (n: number): Wish =>
    n % 2 === 0 ? { type: 'leave' } : { type: 'join', name: 'Ann', clientSeed: '' };
  expect(insist(toAndFro)).toEqual([199, 'log-full']);
  expect(insist(coming)).toEqual([0, 'log-full']);
  const running = newTable({ seats: [{ color: 'red' }, { color: 'blue', bot: 'random' }] });
  expect(running.state().table.status).toBe('running');
  expect(running.send({ type: 'leave' })).toBeGreaterThan(0);
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
  expect(send({ type: 'chat', text: 'x' }, GUEST, WRITABLE_AFTER_END_MS)).toBe(1);
  for (const wish of [
    { type: 'chat', text: 'x' },
    { type: 'mute', seat: 0, muted: true },
    { type: 'rematch', clientSeed: '' },
  ] as const)
    expect(send(wish, GUEST, WRITABLE_AFTER_END_MS + 1)).toBe('wrong-status');
});
