import { botNamed, playMatch } from '@asteroute/bots';
import { createDealer, createRandom, type GameEvent, newGame, parseTurnText, unwrap } from '@asteroute/engine';
import { recordOf } from '@asteroute/record';
import { expect, test } from 'vitest';
import { turnNote } from './turn-note.ts';

test.each([
  ['star-wars', [], 'small'],
  ['classic', ['farmers', 'abbot'], 'normal'],
] as const)(
  'every turn of %s stands in the log as it stands in the record, once it is over',
  (edition, modules, usual) => {
    const players = ['red', 'black'].map((color) => ({ name: '', color }));
    const start = unwrap(newGame({ edition, modules, players }));
    const bots = players.map(() => botNamed('greedy')!);
    const plies: { events: readonly GameEvent[] }[] = [];
    playMatch(start, { bots, dealer: createDealer(3), random: createRandom(3) }, (_, ply) => plies.push(ply));
    const told = plies.flatMap(({ events }) => events.map((event) => ({ event })));
    const notes = told.flatMap((_, index) => turnNote(start, told, index) ?? []);
    const turns = recordOf(start.rules.setup, plies).turns.map(({ x, y, rotation, action }) => ({
      x,
      y,
      rotation,
      action,
    }));
    expect(notes.map((note) => unwrap(parseTurnText(note, usual)))).toEqual(turns);
    const first = told.findIndex(({ event }) => event.type === 'placed');
    expect([turnNote(start, told.slice(0, first + 1), first), turnNote(start, told, first - 1)]).toEqual([null, null]);
  },
);
