/** A confirmed turn stays pending, even after a reload, until the server's log contains it or the server refuses it. */
import type { Answer, CommandOf } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { PendingTurn } from './pending-turn.ts';

const TURN: CommandOf<'turn'> = { type: 'turn', id: 'a', turn: 3, x: 0, y: 1, rotation: 0, action: { type: 'pass' } };
const accepted = (seq: number) => ({ type: 'answer', id: 'a', ok: true, seq }) as Answer;
const REFUSED = { type: 'answer', id: 'a', ok: false, fault: { code: 'not-your-turn', message: '' } } as Answer;

/** A pending turn over a memory that remembers one command, as storage would. */
function pending() {
  const kept: { command: CommandOf<'turn'> | null } = { command: null };
  const memory = {
    unsent: () => kept.command,
    keepUnsent: (_: string, command: CommandOf<'turn'> | null) => {
      kept.command = command;
    },
  };
  return { kept, open: () => new PendingTurn('t', memory) };
}

test('a reload finds the turn that was not confirmed', () => {
  const { open } = pending();
  open().start(TURN);
  expect(open().command).toEqual(TURN);
});

test('the turn is dropped when the entry it became arrives, not before', () => {
  const { open, kept } = pending();
  const turn = open();
  turn.start(TURN);
  turn.answered(accepted(12));
  turn.settle({ head: 11, turns: 3 });
  expect(turn.command).toEqual(TURN);
  turn.settle({ head: 12, turns: 4 });
  expect([turn.command, kept.command]).toEqual([null, null]);
});

test('the turn is dropped when the game has moved past it without an answer', () => {
  const { open } = pending();
  const turn = open();
  turn.start(TURN);
  turn.settle({ head: 9, turns: 3 });
  expect(turn.command).toEqual(TURN);
  turn.settle({ head: 10, turns: 4 });
  expect(turn.command).toBe(null);
});

test('a refused turn is dropped at once', () => {
  const { open, kept } = pending();
  const turn = open();
  turn.start(TURN);
  turn.answered(REFUSED);
  expect([turn.command, kept.command]).toEqual([null, null]);
});
