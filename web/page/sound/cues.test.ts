/** Which events of a table are heard, and when the sounds are made ready. */
import { newGame, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { TableController } from '../match/controller.ts';
import { startLocal } from '../match/links/link-local.ts';
import type { Speed } from '../match/playback/timeline.ts';
import { attachCues } from './cues.ts';

/** A table of two whose first seat belongs to a bot, and what is heard at it. */
function heardAt({ speed = 'full', bot = null }: { speed?: Speed; bot?: string | null } = {}) {
  const players = ['red', 'blue'].map((color) => ({ name: color, color }));
  const { setup } = unwrap(newGame({ edition: 'classic', players })).rules;
  const botWorker = { turn: () => new Promise<never>(() => {}), close() {} } as never;
  const ports = { slot: { save: () => true }, botWorker, pause: () => Promise.resolve() };
  const link = unwrap(startLocal(setup, [{ bot }, { bot: null }], 5, ports));
  const timers: (() => void)[] = [];
  const after = (_: number, run: () => void) => {
    timers.push(run);
    return () => timers.splice(timers.indexOf(run), 1);
  };
  const table = new TableController(link, { speed: () => speed, after });
  const heard: string[] = [];
  attachCues(table, {
    playSound: ({ event }) => heard.push(event.type),
    setAmbience() {},
    prepareSound: () => heard.push('ready'),
    notify() {},
  });
  return { table, heard, timers };
}

/** Lays the tile in hand and chooses a place by its number. */
function playTurn(table: TableController, place: number): void {
  table.turn.place(table.turn.placements.value[0]);
  table.choose(place);
  table.confirm();
}

describe('a turn is heard', () => {
  test('event by event', () => {
    const { table, heard, timers } = heardAt();
    playTurn(table, 1);
    while (timers.length > 0) timers.shift()?.();
    expect(heard).toEqual(expect.arrayContaining(['placed', 'deployed']));
  });

  test('as one sound, of what means most, if its events take no time', () => {
    const { table, heard } = heardAt({ speed: 'off' });
    playTurn(table, 1);
    expect(heard).toEqual(['scored']);
    playTurn(table, 0);
    expect(heard).toEqual(['scored', 'placed']);
  });
});

test('sounds are made ready while another is on turn, and not before the own first press', () => {
  expect(heardAt().heard).toEqual([]);
  expect(heardAt({ bot: 'careless' }).heard).toEqual(['ready']);
});
