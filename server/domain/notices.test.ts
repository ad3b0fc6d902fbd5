/** Which entries are told to whom, by which ways. */
import { randomBytes } from 'node:crypto';
import type { Plan, Table, TableEvent } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { createTable } from './commands/create-table.ts';
import { callOf, noticesAfter } from './notices.ts';
import type { Secret } from './ports.ts';
import { applyRow, hashOf, type TableState } from './table-state.ts';

const AT = 1_000_000_000;
const HOUR = 3_600_000;
const OPENING = { id: 'o', name: 'Ann', clientSeed: '' };
const HOST = { token: 'a'.repeat(43), tag: '' };

const planOf = (more: Partial<Plan> = {}): Plan => ({
  edition: 'classic',
  modules: [],
  options: {},
  access: 'public',
  takebacks: false,
  clock: { type: 'none' },
  seats: ['red', 'blue', 'green'].map((color) => ({ color, bot: null })),
  ...more,
});

/** A table whose host, Ann, is told by two ways, and the rows that its opening wrote. */
function opened(plan: Plan) {
  const first = createTable({ ...OPENING, plan }, HOST, randomBytes, { at: AT, up: 0 });
  if (!first.ok) throw new Error(first.fault.message);
  const { table, row, updates } = first.value;
  const state = applyRow(table, null, row);
  const contact = { seat: 0, to: { id: 'c', channels: ['push', 'mail'] as const } };
  const told = follow(state, [{ type: 'notify-set', seat: 0, on: true }], { contact });
  return { state: told.after, notices: updates.notices ?? [] };
}

/** The table after one more entry, and the notices of it. */
function follow(before: TableState, events: readonly TableEvent[], secret: Secret = {}, by: string | null = null) {
  const flags = { personal: false, private: false, erases: false };
  const seq = before.table.head + 1;
  const row = { seq, at: AT, up: 0, command: null, events: JSON.stringify(events), ...flags, secret };
  const after = applyRow(before.table.id, before, row);
  const notices = noticesAfter({ before, after, events, at: AT, by });
  return { after, said: notices.map(({ kind, channel, seat }) => `${kind} ${channel} ${seat}`), notices };
}

const joined = (seat: number, name: string): TableEvent => ({ type: 'joined', seat, name, clientSeed: '' });
const tokenOf = (seat: number, name: string): Secret => ({ seats: [{ seat, hash: hashOf(name) }] });

test("somebody who sits down is told to those who sat there, by all their ways, and to the host's program", () => {
  const { state } = opened(planOf());
  const ben = follow(state, [joined(1, 'Ben')], tokenOf(1, 'Ben'), hashOf('Ben'));
  expect(ben.said).toEqual(['seated push 0', 'seated mail 0']);
  const hooked = follow(ben.after, [{ type: 'webhook-set', on: true }], { webhook: 'https://hooks.example' });
  const own = follow(hooked.after, [joined(2, 'Cleo')], tokenOf(2, 'Cleo'), hashOf('Cleo'));
  expect(own.said).toEqual(['seated push 0', 'seated mail 0', 'seated webhook null']);
});

test('who has asked for a rematch is not told of it', () => {
  const { state } = opened(planOf());
  const asked: TableEvent = { type: 'rematch', table: 'r'.repeat(16) };
  expect(follow(state, [asked], {}, hashOf(HOST.token).slice(0, 32)).said).toEqual([]);
  expect(follow(state, [asked], {}, hashOf('Ben').slice(0, 32)).said).toEqual(['rematch push 0', 'rematch mail 0']);
});

test('an appointment reminds those who are told of the table, an hour before, and who wants that later', () => {
  const { state } = opened(planOf());
  const meeting = AT + 5 * HOUR;
  const set = follow(state, [{ type: 'meeting-set', at: meeting }]);
  expect(set.said).toEqual(['reminder push 0', 'reminder mail 0']);
  expect(set.notices[0]).toMatchObject({ about: meeting, dueAt: meeting - HOUR });
  const ben = follow(set.after, [joined(1, 'Ben')], tokenOf(1, 'Ben'), hashOf('Ben')).after;
  const later = { contact: { seat: 1, to: { id: 'd', channels: ['push'] as const } } };
  expect(follow(ben, [{ type: 'notify-set', seat: 1, on: true }], later).said).toEqual(['reminder push 1']);
  expect(follow(ben, [{ type: 'meeting-set', at: AT + HOUR }]).said).toEqual([]);
  expect(follow(ben, [{ type: 'meeting-set', at: null }]).said).toEqual([]);
});

test('only an open challenge calls others, once it has somebody to play with', () => {
  const days = { type: 'days', days: 3 } as const;
  const { notices } = opened(planOf({ clock: days }));
  expect(notices).toEqual([{ kind: 'call', channel: 'all', seat: null, about: 0, dueAt: AT + 60_000 }]);
  expect(opened(planOf({ clock: days, room: true })).notices).toEqual([]);
  expect(opened(planOf()).notices).toEqual([]);
  const { state } = opened(planOf({ clock: days }));
  // Who plays in a league has entered it.
  const ofLeague = { ...state.table, contest: { id: 'l', format: 'swiss', round: 1, game: 1 } } satisfies Table;
  expect([callOf(null, state.table, AT).length, callOf(null, ofLeague, AT)]).toEqual([1, []]);
  expect(follow(state, [joined(1, 'Ben')], tokenOf(1, 'Ben'), hashOf('Ben')).said).toEqual([
    'seated push 0',
    'seated mail 0',
  ]);
});

test('whoever gives up the seat is told nothing more', () => {
  const { state } = opened(planOf());
  const left = follow(state, [{ type: 'left', seat: 0 }], { seats: [{ seat: 0, hash: null }] }).after;
  expect(left.contacts[0]).toBe(null);
  expect(follow(left, [joined(1, 'Ben')], tokenOf(1, 'Ben'), hashOf('Ben')).said).toEqual([]);
});
