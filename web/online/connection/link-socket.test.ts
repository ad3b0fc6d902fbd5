/** A table on a server: what is confirmed lies there at once, and what the server says stands. */
import {
  type ActionMove,
  chanceMove,
  createDealer,
  type Game,
  legal,
  newGame,
  type PlaceMove,
  play,
  tileId,
  unwrap,
} from '@asteroute/engine';
import {
  type Answer,
  type Chance,
  type Entry,
  follow,
  openTable,
  type Plan,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Step } from '../../match/link.ts';
import { openSocket } from './link-socket.ts';
import type { TurnCommand } from './pending-turn.ts';
import { appendEntry, type PlyLog } from './ply-log.ts';
import type { NewCommand } from './table-connection.ts';

const SEATS = ['red', 'black'].map((color) => ({ color, bot: null }));
const PLAN: Plan = {
  ...{ edition: 'star-wars', modules: [], options: {}, seats: SEATS },
  ...{ access: 'public', clock: { type: 'none' }, takebacks: false },
};

/** A table as a server would tell of it, entry by entry, with a link to it. */
function tableOf(plan: Plan) {
  const dealer = createDealer(7);
  const table = signal<Table | null>(null);
  const log = signal<PlyLog | null>(null);
  const seat = signal<number | null>(0);
  const sending = signal<TurnCommand | null>(null);
  const sent: NewCommand[] = [];

  function take(...events: readonly TableEvent[]): void {
    const before = table.value;
    const entry: Entry = { seq: (before?.head ?? 0) + 1, at: 0, up: 0, events };
    const next = before === null ? openTable('t', entry) : follow(before, entry);
    log.value = appendEntry(log.value, entry, next);
    table.value = next;
  }

  /** What falls next, for the game as the server has it. */
  function chance(
    game = log.value?.steps.at(-1)?.game ?? unwrap(newGame({ edition: 'star-wars', players })),
  ): Chance[] {
    const move = chanceMove(game, dealer);
    if (move === null) return [];
    const words: Chance = move.type === 'draw' ? { type: 'draw', tile: tileId(game, move.tile) } : (move as Chance);
    return [words, ...chance(unwrap(play(game, move)).game)];
  }

  const players = SEATS.map(({ color }) => ({ name: color, color }));
  take({ type: 'opened', plan, seedHash: '', before: null });
  for (const index of [0, 1]) take({ type: 'joined', seat: index, name: `p${index}`, clientSeed: '' });
  take({ type: 'started', players, clientSeeds: ['', ''], chance: chance() });
  const link = openSocket({
    ...{ table, log, seat, sending },
    send: (wish) => {
      sent.push(wish);
      if (wish.type === 'turn') sending.value = { ...wish, id: 'x' };
      return Promise.resolve({} as Answer);
    },
  });
  const heard: { readonly steps: readonly Step[]; readonly kept: number | undefined }[] = [];
  link.listen((steps, kept) => heard.push({ steps, kept }));

  /** The server's word for the turn on its way. */
  function accept(withChance = true): void {
    const { x, y, rotation, action } = sending.value as TurnCommand;
    const event = { type: 'turn' as const, seat: link.head.peek().position.seat, x, y, rotation, action };
    take({ ...event, seat: 0, chance: withChance ? chance(link.head.peek()) : [] });
    sending.value = null;
  }
  return { link, table, seat, sending, sent, heard, take, accept };
}

/** The first way to play the turn. */
function firstTurn(game: Game): [PlaceMove, ActionMove] {
  const [place] = legal(game) as PlaceMove[];
  return [place, { type: 'pass' } as ActionMove];
}

test('a confirmed turn lies on the table at once; the server’s word adds what it brings, and nothing twice', () => {
  const { link, sent, heard, accept } = tableOf(PLAN);
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

test('no second turn goes while one is on its way, and none that the rules forbid', () => {
  const { link, sent } = tableOf(PLAN);
  const [place, action] = firstTurn(link.head.value);
  expect(link.commit({ ...place, cell: link.start.rules.tables.indexOf.size as never }, action).ok).toBe(false);
  expect(sent).toEqual([]);
  link.commit(place, action);
  expect(link.commit(place, action).ok).toBe(false);
  expect(sent).toHaveLength(1);
});

test('what the server refuses goes back to before it', () => {
  const { link, sending, heard } = tableOf(PLAN);
  link.commit(...firstTurn(link.head.value));
  sending.value = null;
  expect(heard.at(-1)).toEqual({ steps: [], kept: 1 });
  expect(link.head.value.position.phase).toBe('place');
  expect(link.commit(...firstTurn(link.head.value)).ok).toBe(true);
});

test('a word of something else leaves a turn on its way where it lies', () => {
  const { link, heard, take } = tableOf(PLAN);
  link.commit(...firstTurn(link.head.value));
  take({ type: 'chat', seat: 1, text: 'well' });
  expect(heard).toHaveLength(1);
  expect(link.head.value.position.phase).toBe('draw');
});

test('a turn that is taken back was never played', () => {
  const { link, heard, take, accept } = tableOf({ ...PLAN, takebacks: true });
  link.commit(...firstTurn(link.head.value));
  accept(false);
  take({ type: 'takeback-asked', seat: 0 });
  take({ type: 'takeback-answered', seat: 1, accept: true }, { type: 'taken-back', seat: 0 });
  expect(heard.at(-1)).toEqual({ steps: [], kept: 1 });
  expect(link.head.value.position).toMatchObject({ phase: 'place', seat: 0 });
  expect(link.record().turns).toEqual([]);
});

test('only one’s own seat is here, as long as a person plays at it and the game runs', () => {
  const { link, seat, take } = tableOf(PLAN);
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
