/** A table on a server: a confirmed turn is shown at once, and the server's log decides. */
import { type ActionMove, type Game, legal, type PlaceMove } from '@asteroute/engine';
import { TableController } from '@asteroute/page/match/controller.ts';
import { Announcements } from '@asteroute/page/present/narration/announcements.ts';
import { HINTS } from '@asteroute/page/settings/hints.ts';
import { tableIn } from '@asteroute/words/loaders/table-words.ts';
import { expect, test } from 'vitest';
import { PLAN, serverTable } from './testing.ts';

/** The first way to play the turn. */
function firstTurn(game: Game): [PlaceMove, ActionMove] {
  const [place] = legal(game) as PlaceMove[];
  return [place, { type: 'pass' } as ActionMove];
}

test('a confirmed turn lies on the table at once; the server’s word adds what it brings, and nothing twice', () => {
  const { link, sent, heard, accept } = serverTable(PLAN);
  expect(link.opened.map(({ move }) => move.type)).toEqual(['draw']);
  expect(link.commit(...firstTurn(link.head.value)).ok).toBe(true);
  expect(sent).toMatchObject([{ type: 'turn', turn: 0 }]);
  expect(heard.map(({ steps }) => steps.map(({ move }) => move.type))).toEqual([['place', 'pass']]);
  expect(link.head.value.position.phase).toBe('draw');
  accept();
  expect(heard.map(({ steps, kept }) => [steps.map(({ move }) => move.type), kept])).toEqual([
    [['place', 'pass'], undefined],
    [['draw'], undefined],
  ]);
  expect(link.head.value.position).toMatchObject({ phase: 'place', seat: 1 });
  expect(link.record().turns).toHaveLength(1);
});

test('who takes the seat while its turn waits is told so', async () => {
  const { link, seat } = serverTable(PLAN);
  seat.value = null;
  const table = new TableController(link, { speed: () => 'off', after: () => () => {} });
  const announcements = new Announcements(table);
  const teller = { words: await tableIn('en'), spoken: 'full', hints: HINTS.standard } as const;
  expect(announcements.next(teller, null)).toContain('red is thinking');
  seat.value = 0;
  expect(announcements.next(teller, null)?.[0]).toBe('red, your turn');
});

test('no second turn goes while one is on its way, and none that the rules forbid', () => {
  const { link, sent } = serverTable(PLAN);
  const [place, action] = firstTurn(link.head.value);
  expect(link.commit({ ...place, cell: link.start.rules.tables.indexOf.size as never }, action).ok).toBe(false);
  expect(sent).toEqual([]);
  link.commit(place, action);
  expect(link.commit(place, action).ok).toBe(false);
  expect(sent).toHaveLength(1);
});

test('what the server refuses goes back to before it', () => {
  const { link, sending, heard } = serverTable(PLAN);
  link.commit(...firstTurn(link.head.value));
  sending.value = null;
  expect(heard.at(-1)).toEqual({ steps: [], kept: 1 });
  expect(link.head.value.position.phase).toBe('place');
  expect(link.commit(...firstTurn(link.head.value)).ok).toBe(true);
});

test('a word of something else leaves a turn on its way where it lies', () => {
  const { link, heard, take } = serverTable(PLAN);
  link.commit(...firstTurn(link.head.value));
  take({ type: 'chat', seat: 1, text: 'well' });
  expect(heard).toHaveLength(1);
  expect(link.head.value.position.phase).toBe('draw');
});

test('a turn that is taken back was never played', () => {
  const { link, heard, take, accept } = serverTable({ ...PLAN, takebacks: true });
  link.commit(...firstTurn(link.head.value));
  accept(false);
  take({ type: 'takeback-asked', seat: 0 });
  take({ type: 'takeback-answered', seat: 1, accept: true }, { type: 'taken-back', seat: 0 });
  expect(heard.at(-1)).toEqual({ steps: [], kept: 1 });
  expect(link.head.value.position).toMatchObject({ phase: 'place', seat: 0 });
  expect(link.record().turns).toEqual([]);
});

test('only one’s own seat is here, as long as a person plays at it and the game runs', () => {
  const { link, seat, take } = serverTable(PLAN);
  const here = () => link.seats.map(({ bot, elsewhere }) => bot === null && elsewhere !== true);
  expect(here()).toEqual([true, false]);
  seat.value = null;
  expect(here()).toEqual([false, false]);
  seat.value = 0;
  take({ type: 'replaced', seat: 1, bot: 'steady' });
  expect(link.seats[1]).toEqual({ bot: 'steady', elsewhere: true });
  take({ type: 'ended', reason: 'abandoned', scores: [0, 0], winners: [], serverSeed: '' });
  expect(here()).toEqual([false, false]);
});
