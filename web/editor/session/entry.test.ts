import { createRandom, type Game, legalPlacements, unwrap } from '@asteroute/engine';
import { TableController } from '@asteroute/page/match/controller.ts';
import type { Past } from '@asteroute/page/match/links/link-local.ts';
import { randomGame } from '@asteroute/page/match/testing.ts';
import { type GameRecord, replay } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { GameEntry } from './entry.ts';
import { openEntry } from './entry-link.ts';
import { PLAYOUTS, playedOn } from './playouts.ts';

const TWO = ['red', 'blue'].map((color) => ({ name: color, color }));

/** An entry into a game, the records that it kept, and the presses of keys. */
function opened(past: Past, full = false) {
  const kept: GameRecord[] = [];
  const link = unwrap(openEntry(past, { save: (record) => !full && kept.push(record) > 0 }));
  const table = new TableController(link, { speed: () => 'off', after: () => () => {} });
  const entry = new GameEntry(link, table);
  const pressed: number[] = [];
  const press = () => {
    const turn = link.record().turns.length;
    pressed[turn] = (pressed[turn] ?? 0) + 1;
  };
  const type = (text: string) => {
    for (const letter of text) {
      press();
      if (!entry.type(letter)) throw new Error(`${letter} of ${text} means nothing at ${entry.step.value}`);
    }
  };
  const enter = () => {
    press();
    entry.confirm();
  };
  return {
    entry,
    link,
    table,
    kept,
    type,
    enter,
    perTurn: () => pressed,
    presses: () => pressed.reduce((sum, n) => sum + n, 0),
  };
}

type Opened = ReturnType<typeof opened>;

/** Enters a whole game as people would who play it: what they draw, where they place it, what they throw. */
function enterGame(to: Opened, seed: number): void {
  const random = createRandom(seed);
  const some = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const { entry, table } = to;
  while (entry.step.value !== 'over') {
    const step = entry.step.value;
    if (step === 'tile') to.type(some(entry.kinds.value.filter(({ left }) => left > 0)).letters);
    else if (step === 'cell') to.type(entry.numberOf(random.below(entry.cells.value.length)));
    else if (step === 'dice') to.type(Array.from({ length: entry.dice.value }, () => 1 + random.below(6)).join(''));
    else {
      const { rotations } = entry;
      const rotation = some(rotations.value);
      if (rotation !== table.turn.draft.value.rotation) to.type('ABCD'[rotations.value.indexOf(rotation)]);
      const attack = table.turn.spots.value.findIndex(({ held }) => held === 'rival') + 1;
      const spot = attack || random.below(table.turn.spots.value.length + 1);
      if (spot > 0 && table.turn.spots.value[spot - 1].meeples.length > 1 && random.below(2) === 0) to.type('L');
      if (spot === 0) to.enter();
      else to.type(String(spot));
    }
  }
}

const fresh = (setup: object) => opened({ start: randomGame(1, setup).start, steps: [] });
const agrees = (record: GameRecord) => {
  const played = replay(record);
  return played.ok && played.value.differences.length === 0;
};

describe('a game of the table at home', () => {
  test('is entered with at most six keys a turn, and keeps the scores', () => {
    const to = fresh({ edition: 'classic', modules: ['farmers'], players: TWO });
    enterGame(to, 11);
    const record = to.link.record();
    expect([agrees(record), record.final !== undefined, to.kept.at(-1)]).toEqual([true, true, record]);
    expect(record.turns.length).toBeGreaterThan(66);
    expect(Math.max(...to.perTurn())).toBeLessThanOrEqual(6);
    expect(to.presses() / record.turns.length).toBeLessThan(5);
  });

  test('with dice: they are entered in the order of the sides', () => {
    const to = fresh({ players: TWO.map(({ name }, i) => ({ name, color: ['red', 'black'][i] })) });
    enterGame(to, 5);
    const record = to.link.record();
    expect(record.turns.some(({ battles = [] }) => battles.length > 0)).toBe(true);
    expect([agrees(record), record.final !== undefined]).toEqual([true, true]);
  });

  test('goes back step by step to its beginning', () => {
    const past = randomGame(11, { edition: 'classic', modules: ['farmers'], players: TWO });
    const to = opened({ start: past.start, steps: past.steps.slice(0, 30) });
    for (let n = 0; n < 60; n++) to.entry.undo();
    expect([to.entry.step.value, to.table.shown.past.value.length]).toEqual(['tile', 0]);
    expect(to.link.record().turns).toEqual([]);
  });

  test('a letter or digit that means nothing is not taken, and what is half typed goes with one step back', () => {
    const past = randomGame(11, { edition: 'classic', players: TWO });
    const { entry } = opened({ start: past.start, steps: past.steps.slice(0, 60) });
    if (entry.step.value !== 'tile') entry.undo();
    expect(['1', '?', ' '].map((letter) => entry.type(letter))).toEqual([false, false, false]);
    const [first] = entry.kinds.value.filter(({ left }) => left > 0);
    expect(entry.type(first.letters)).toBe(true);
    expect([entry.step.value, entry.cells.value.length > 9]).toEqual(['cell', true]);
    expect(entry.type('0')).toBe(true);
    expect(entry.typed.value).toBe('0');
    entry.undo();
    expect([entry.typed.value, entry.step.value]).toEqual(['', 'cell']);
  });

  test('another tile can be taken until it is placed, and a tile that is used up cannot', () => {
    const past = randomGame(11, { edition: 'classic', players: TWO });
    const to = opened({ start: past.start, steps: [] });
    const [one, other] = to.entry.kinds.value;
    to.type(one.letters);
    to.type(other.letters);
    expect(to.table.shown.past.value.map(({ move }) => move.type)).toEqual(['draw']);
    const { stack, indexOf } = past.start.rules.tables;
    for (const { tiles, left } of to.entry.kinds.value) {
      expect(left).toBe(tiles.reduce((sum, id) => sum + stack[indexOf.get(id) ?? 0], 0));
    }
    enterGame(to, 2);
    const end = to.entry;
    expect(end.kinds.value.every(({ left, letters }) => left > 0 || !end.type(letters))).toBe(true);
  });

  test('has one letter for each kind of tile: gardens count only with the abbot', () => {
    const lettersWith = (modules: readonly string[]) =>
      fresh({ edition: 'classic', modules, players: TWO }).entry.kinds.value.map(({ letters }) => letters);
    expect([lettersWith(['farmers']).join(''), lettersWith([]).length]).toEqual(['ABCDEFGHIJKLMNOPQRSTUVWX', 24]);
    expect(lettersWith(['abbot']).slice(-2)).toEqual(['ZF', 'ZG']);
  });

  test('that the browser cannot keep says so', () => {
    const past = randomGame(11, { edition: 'classic', players: TWO });
    const to = opened({ start: past.start, steps: [] }, true);
    to.type('A');
    expect(to.link.fault.value).toBe('storage');
  });

  test('that is over is not continued', () => {
    const past = randomGame(11, { edition: 'classic', players: TWO });
    expect(openEntry(past, { save: () => true }).ok).toBe(false);
  });
});

/** The first legal turn, which is enough to reach the end. */
function firstTurn(game: Game) {
  const [place] = legalPlacements(game);
  return { place, action: { type: 'pass' } as const };
}

describe('playing on', () => {
  const past = randomGame(11, { edition: 'classic', players: TWO });
  const { game } = past.steps[past.steps.length - 12];
  const worker = {
    turn: (from: Game) => Promise.resolve(firstTurn(from)),
    advise: () => Promise.reject(new Error('no advice')),
    close() {},
  };

  test('counts who wins and with how many points', async () => {
    let last = null;
    for await (const outcome of playedOn(game, worker, new AbortController().signal)) last = outcome;
    expect(last?.games).toBe(PLAYOUTS);
    expect(last?.wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(last?.points.every((points) => points >= 0)).toBe(true);
  });

  test('ends when nobody waits any more', async () => {
    const stop = new AbortController();
    let games = 0;
    for await (const _ of playedOn(game, worker, stop.signal)) if (++games === 2) stop.abort();
    expect(games).toBe(2);
  });
});
