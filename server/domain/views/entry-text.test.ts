import type { TableEvent } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import type { Row } from '../ports.ts';
import { entryText, flagsOf } from './entry-text.ts';

const rowOf = (events: readonly TableEvent[]): Row => ({
  seq: 7,
  at: 1,
  up: 2,
  command: null,
  secret: null,
  events: JSON.stringify(events),
  ...flagsOf(events),
});
const read = (row: Row, seat: number | null, muted: readonly number[]) =>
  (JSON.parse(entryText(row, { seat, mutes: new Set(muted), moves: [] })) as { readonly events: readonly TableEvent[] })
    .events;

const HELLO: TableEvent = { type: 'chat', seat: 1, text: 'hello' };
const MUTED: TableEvent = { type: 'muted', seat: 1, by: 0, muted: true };

test('chat is withheld from those who muted its seat, and from no one else', () => {
  const row = rowOf([HELLO]);
  expect(read(row, 0, [1])).toEqual([{ type: 'withheld' }]);
  expect(read(row, 0, [2])).toEqual([HELLO]);
  expect(read(row, null, [])).toEqual([HELLO]);
});

test('a mute is shown to the player who set it alone', () => {
  const row = rowOf([MUTED]);
  expect(read(row, 0, [])).toEqual([MUTED]);
  expect(read(row, 1, [])).toEqual([{ type: 'withheld' }]);
  expect(read(row, null, [])).toEqual([{ type: 'withheld' }]);
  expect(read(rowOf([HELLO, MUTED]), null, [])).toEqual([HELLO, { type: 'withheld' }]);
});

test('what is personal, private or an erasure is a matter of event types, whatever a text says', () => {
  const joined: TableEvent = { type: 'joined', seat: 0, name: '"type":"chat"', clientSeed: '' };
  expect(flagsOf([joined])).toEqual({ personal: false, private: false, erases: false });
  expect(flagsOf([HELLO])).toEqual({ personal: true, private: false, erases: false });
  expect(flagsOf([{ type: 'left', seat: 0 }, MUTED])).toEqual({ personal: true, private: true, erases: false });
  expect(flagsOf([{ type: 'erased', seats: [0] }])).toEqual({ personal: false, private: false, erases: true });
});
