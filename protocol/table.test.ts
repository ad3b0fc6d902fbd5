import { createRandom, legal, newGame, nodeName, type Ply, play, unwrap, xOf, yOf } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { flagAt } from './clocks.ts';
import type { Entry } from './entries.ts';
import type { Chance, TableEvent } from './events.ts';
import type { Plan } from './parts/words.ts';
import { follow, gameOf, isPerson, onTurn, openTable, type Table } from './table.ts';

const COLORS = ['red', 'black', 'green'];

function planOf(more: Partial<Plan> = {}): Plan {
  return {
    edition: 'star-wars',
    modules: [],
    options: {},
    access: 'public',
    clock: { type: 'none' },
    takebacks: false,
    seats: COLORS.map((color) => ({ color, bot: null })),
    ...more,
  };
}

/** Numbers the entries of a whole log. */
function logOf(...steps: readonly (readonly TableEvent[])[]): Entry[] {
  return steps.map((events, i) => ({ seq: i + 1, at: 1000 + i, up: i * 100, events }));
}

function tableOf(entries: readonly Entry[], onPly?: (ply: Ply) => void): Table {
  const [first, ...rest] = entries;
  return rest.reduce((table, entry) => follow(table, entry, onPly), openTable('t', first, onPly));
}

const opened = (plan = planOf()): TableEvent => ({ type: 'opened', plan, seedHash: 'aa', before: null });
const joined = (seat: number): TableEvent => ({ type: 'joined', seat, name: `p${seat}`, clientSeed: `s${seat}` });
const players = COLORS.map((color, seat) => ({ name: `p${seat}`, color }));

/** Returns a log of `turns` random turns. */
function playedLog(turns: number, plan = planOf()): Entry[] {
  const random = createRandom(4);
  const { edition, modules, options } = plan;
  let game = unwrap(newGame({ edition, modules, options, players }));
  const step = (move: Parameters<typeof play>[1]) => {
    game = unwrap(play(game, move)).game;
  };
  const pick = <T>(list: readonly T[]) => list[random.below(list.length)];
  const chance = (): Chance[] => {
    const fell: Chance[] = [];
    while (game.position.phase === 'draw') {
      const move = pick(legal(game));
      if (move.type !== 'draw') throw new Error('no draw');
      fell.push({ type: 'draw', tile: game.rules.tables.tiles[move.tile].id });
      step(move);
    }
    return fell;
  };
  const steps: TableEvent[][] = [[opened(plan), joined(0)], [joined(1)]];
  steps.push([joined(2), { type: 'started', players, clientSeeds: ['s0', 's1', 's2'], chance: chance() }]);
  for (let turn = 0; turn < turns; turn++) {
    const { seat } = game.position;
    const place = pick(legal(game));
    if (place.type !== 'place') throw new Error('no place');
    step(place);
    // A pass begins no battle, so that only tiles are drawn here.
    const deploy = turn === 0 ? legal(game).find(({ type }) => type === 'deploy') : undefined;
    const action =
      deploy?.type === 'deploy'
        ? ({ type: 'deploy', meeple: game.rules.meeples[deploy.meeple].name, on: nodeName(game, deploy.node) } as const)
        : ({ type: 'pass' } as const);
    step(deploy ?? { type: 'pass' });
    const words = { x: xOf(place.cell), y: yOf(place.cell), rotation: place.rotation, action };
    steps.push([{ type: 'turn', seat, ...words, chance: plan.takebacks ? [] : chance() }]);
    if (plan.takebacks && turn < turns - 1) steps.push([{ type: 'drawn', seat: game.position.seat, chance: chance() }]);
  }
  return logOf(...steps);
}

describe('a table made from its entries', () => {
  test('is the same whether it is told step by step or trusted', () => {
    const log = playedLog(20);
    const plies: Ply[] = [];
    const told = tableOf(log, (ply) => plies.push(ply));
    const trusted = tableOf(log);
    expect(gameOf(told).position).toEqual(gameOf(trusted).position);
    expect({ ...told, game: null }).toEqual({ ...trusted, game: null });
    expect(told).toMatchObject({ status: 'running', turns: 20, head: 23, clientSeeds: ['s0', 's1', 's2'] });
    // One draw, then a placement, an action and a draw for each turn.
    expect(plies).toHaveLength(61);
    expect(plies.at(-1)?.game.position).toEqual(gameOf(told).position);
  });

  test('never changes: a log taken up anywhere leads to the same', () => {
    const log = playedLog(8);
    const early = tableOf(log.slice(0, 5));
    const copy = structuredClone(gameOf(early).position.memory);
    const late = log.slice(5).reduce((table, entry) => follow(table, entry), early);
    expect(gameOf(early).position.memory).toEqual(copy);
    expect(gameOf(late).position).toEqual(gameOf(tableOf(log)).position);
  });

  test('refuses an entry that is not the next, and a log without its opening', () => {
    const log = playedLog(2);
    const table = tableOf(log);
    expect(() => follow(table, log[2])).toThrow('entry 3 after 5');
    expect(() => follow(table, { ...log[2], seq: 7 })).toThrow('entry 7 after 5');
    expect(() => openTable('t', log[1])).toThrow('does not begin with its opening');
  });

  test('notices a server that breaks the rules', () => {
    const log = playedLog(2);
    const wrong = (change: object): Entry => {
      const [turn] = log[4].events;
      return { ...log[4], events: [{ ...turn, ...change } as TableEvent] };
    };
    const before = tableOf(log.slice(0, 4));
    const onPly = () => undefined;
    expect(() => follow(before, wrong({ x: 40 }), onPly)).toThrow('illegal-placement');
    expect(() => follow(before, wrong({ chance: [{ type: 'draw', tile: 'SW-none' }] }), onPly)).toThrow();
    expect(() =>
      follow(before, wrong({ action: { type: 'deploy', meeple: 'small', on: 'field:N' } }), onPly),
    ).toThrow();
    expect(follow(before, log[4], onPly).turns).toBe(2);
  });

  test('lets pass what it does not know', () => {
    const table = tableOf(playedLog(1));
    const next = { seq: table.head + 1, at: 0, up: 0 };
    const after = follow(table, { ...next, events: [{ type: 'applauded' } as unknown as TableEvent] });
    expect(after).toEqual({ ...table, head: table.head + 1 });
  });
});

describe('at a table with takebacks', () => {
  const log = playedLog(3, planOf({ takebacks: true }));
  const table = tableOf(log);
  const then = (now: Table, ...events: TableEvent[]) => follow(now, { seq: now.head + 1, at: 0, up: 9000, events });

  test('the last turn is undone as long as nothing has been drawn', () => {
    expect(gameOf(table).position.phase).toBe('draw');
    const asked = then(table, { type: 'takeback-asked', seat: 2 });
    expect(asked.takeback).toEqual({ seat: 2, agreed: [] });
    const agreed = then(asked, { type: 'takeback-answered', seat: 0, accept: true });
    expect(agreed.takeback).toEqual({ seat: 2, agreed: [0] });
    expect(then(asked, { type: 'takeback-answered', seat: 0, accept: false }).takeback).toBe(null);
    const back = then(agreed, { type: 'takeback-answered', seat: 1, accept: true }, { type: 'taken-back', seat: 2 });
    expect(back).toMatchObject({ turns: 2, takeback: null, before: null });
    expect(onTurn(back)).toBe(2);
    expect(gameOf(back).position.phase).toBe('place');
  });

  test('a drawn tile ends that', () => {
    const [tile] = legal(gameOf(table));
    if (tile.type !== 'draw') throw new Error('no draw');
    const name = gameOf(table).rules.tables.tiles[tile.tile].id;
    expect(table.before).not.toBe(null);
    const drawn = then(table, { type: 'drawn', seat: 0, chance: [{ type: 'draw', tile: name }] });
    expect(drawn.before).toBe(null);
  });
});

describe('clocks', () => {
  const live = planOf({ clock: { type: 'live', seconds: 60, increment: 2 } });

  test('take from a player what the turn took and give the increment', () => {
    const table = tableOf(playedLog(3, live));
    // The game began at server time 200; each turn took 100.
    expect(table.clocks).toEqual({ left: [61_900, 61_900, 61_900], since: 500 });
    expect(flagAt(table.clocks, 0)).toBe(62_400);
  });

  test('of days begin anew with each turn; without clocks there is no flag', () => {
    const days = tableOf(playedLog(2, planOf({ clock: { type: 'days', days: 2 } })));
    expect(flagAt(days.clocks, 2)).toBe(400 + 2 * 86_400_000);
    expect(flagAt(tableOf(playedLog(1)).clocks, 1)).toBe(null);
  });
});

test('seats are free, of a person, or of a bot that may play on for one', () => {
  const table = tableOf(
    logOf(
      [opened(), joined(0)],
      [joined(1)],
      [{ type: 'left', seat: 1 }],
      [{ type: 'bot-seated', seat: 2, bot: 'greedy' }],
    ),
  );
  expect(table.seats).toEqual([
    { color: 'red', name: 'p0', bot: null },
    { color: 'black', name: null, bot: null },
    { color: 'green', name: null, bot: 'greedy' },
  ]);
  expect(table.clientSeeds).toEqual(['s0', '', '']);
  expect(table.seats.map(isPerson)).toEqual([true, false, false]);
  expect(onTurn(table)).toBe(null);
});
