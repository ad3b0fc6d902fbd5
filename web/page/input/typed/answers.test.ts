/**
 * Answers to typed questions are as short as the questions, and name cells, factions and the scores if the game ended
 * now.
 */

import { newGame, unwrap } from '@asteroute/engine';
import { Recorder } from '@asteroute/record';
import { expect, test } from 'vitest';
import { TableController } from '../../match/controller.ts';
import { resumeLocal } from '../../match/links/link-local.ts';
import { speechOf } from '../../present/narration/announcements.ts';
import { HINTS } from '../../settings/hints.ts';
import { playedTurns } from '../../testing/prepared.ts';
import { interpret } from './commands.ts';
import { typedIn } from './typed-words.ts';

/** A table resumed from a record, with people at this screen and a bot in the last seat. */
function tableOf(saved: Pick<Parameters<typeof resumeLocal>[0], 'record' | 'seed' | 'dealt'>): TableController {
  const last = saved.record.players.length - 1;
  const seats = saved.record.players.map((_, seat) => ({ bot: seat === last ? 'careless' : null }));
  const botWorker = { turn: () => new Promise(() => {}), close() {} } as never;
  const ports = { slot: { save: () => true }, botWorker, pause: () => Promise.resolve() };
  const link = unwrap(resumeLocal({ ...saved, seats } as Parameters<typeof resumeLocal>[0], ports));
  return new TableController(link, { speed: () => 'off', after: () => () => {} });
}

/** The first turn of a game of two, with `tile` in hand. */
function tableWith(tile: string, edition = 'star-wars'): TableController {
  const players = ['red', 'black'].map((color, seat) => ({ name: ['Ada', 'Ben'][seat], color }));
  const game = unwrap(newGame({ edition, players }));
  const record = new Recorder(game.rules.setup).record();
  return tableOf({ record, seed: 1, dealt: { from: 0, tiles: [tile] } });
}

/** A game of two after `turns` turns; an even number makes it the person's turn. */
function tableAfter(turns: number, seed = 3): TableController {
  const turn = [...playedTurns({ players: 2 }, seed)][turns];
  return tableOf({ record: turn.before, seed: turn.seed });
}

const [en, de, fr, ru] = await Promise.all([typedIn('en'), typedIn('de'), typedIn('fr'), typedIn('ru')]);
const ask = (table: TableController, line: string, words = en): string[] =>
  interpret(line, { table, words, hints: HINTS.standard, said: '' });

test('a tile that can go nowhere else is answered by cell and rotation, those that complete something first', () => {
  const table = tableAfter(10);
  const lines = ask(table, 'legal');
  expect(lines[0]).toMatch(/^fits on \d+ cells$/);
  expect(lines.at(-2)).toMatch(/^Other cells: \S+ [a-d]/);
  const [, cell, letter] = /^Other cells: (\S+) ([a-d])/.exec(lines.at(-2) ?? '') ?? [];
  const one = ask(table, `legal ${cell}`);
  expect(one[0]).toMatch(new RegExp(`^${letter}: .+, (free|held by \\w+), \\d+ tile`));
  expect(ask(table, 'legal E99')).toEqual(['The tile does not fit there.']);
});

test('cells that have nothing before them are no other ones', () => {
  const lines = ask(tableAfter(2), 'legal');
  expect(lines[1]).toMatch(/^\S+ [a-d]/);
  expect(lines).toHaveLength(3);
});

test('what a tile completes on a cell is said with whose it is and how large it gets', () => {
  const done = [10, 14, 20, 26, 30, 36].flatMap((turns) => ask(tableAfter(turns), 'legal'));
  expect(done).toContainEqual(expect.stringMatching(/^\S+ [a-d ]+: completes (a free|your|Ben’s) [a-z ]+, \d+ tiles/));
});

test('the bag is counted by what tiles show, and names those that are asked for', () => {
  const table = tableAfter(20);
  const counts = ask(table, 'bag');
  expect(counts[0]).toMatch(/^\d+ tiles left$/);
  const planets = Number(/^planet: (\d+)$/.exec(counts.find((line) => line.startsWith('planet')) ?? '')?.[1]);
  const named = ask(table, 'bag planet');
  expect(named[0]).toBe(`${planets} tiles`);
  expect(
    named.slice(1).every((line) => /^\d+ × .*planet/.test(line)),
    named.join(),
  ).toBe(true);
  const [, cell] = /^Other cells: (\S+) /.exec(ask(table, 'legal').at(-2) ?? '') ?? [];
  expect(ask(table, `bag ${cell}`).length).toBeGreaterThan(1);
  expect(ask(table, 'bag all').length).toBeGreaterThan(named.length);
  expect(ask(table, 'stapel planet', de)[0]).toBe(`${planets} Plättchen`);
});

test('scores say faction, bot, and what they would be if the game ended now', () => {
  const lines = ask(tableAfter(20), 'score');
  expect(lines[0]).toMatch(/^Ada \(Red, Rebel Alliance\): \d+ points?; \d+ if the game ended now$/);
  expect(lines[1]).toMatch(/^Ben \(Black, Empire, bot\): /);
  expect(ask(tableAfter(20), 'meeples ben')[0]).toMatch(/^Ben \(Black, Empire, bot\)\. In reserve: /);
});

test('meeples are found by cell and side', () => {
  const lines = [20, 24, 28].flatMap((turns) => ask(tableAfter(turns), 'meeples'));
  expect(lines).toContainEqual(
    expect.stringMatching(/^([NESW]\d+)+: (large )?merchant on the trade route (north|east|south|west)/),
  );
});

test('the start tile is typed as it is called, in the language of the page too', () => {
  const table = tableWith('SW-a1-straight');
  const [start] = ask(table, 'realm start');
  expect(start).toMatch(/^Start: /);
  expect(ask(table, 'realm 0')[0]).toBe(start);
  expect(ask(table, 'zone départ', fr)[0]).toMatch(/^Départ\u202f: /);
  expect(ask(table, 'область начало', ru)[0]).toMatch(/^Начало: /);
});

test('a typed tile answers once what it joins and what can be chosen, in the words of the language', () => {
  expect(ask(tableWith('SW-a1-straight'), 'L E1 a')).toEqual([
    'asteroid field north, free, 1 tile; trade route east and west, free, 2 tiles',
    'Place a meeple?',
    '@asteroid = 1: explorer in the asteroid field north, 2 if completed, 1 open end',
    '@route = 2: merchant on the trade route east and west, 2 if completed, 2 open ends',
    '@none = No meeple',
  ]);
  const russian = ask(tableWith('SW-a1-straight'), 'В1 1', ru);
  expect(russian[2]).toMatch(/^@астероиды = 1: /);
  expect(ask(tableWith('SW-a1-straight'), 'В1 1 @маршрут', ru)).toEqual(['Сыграно: L В1 1 @маршрут']);
});

test.each([
  ['1', '@asteroid'],
  ['2', '@route'],
  ['route', '@route'],
  ['@2', '@route'],
  ['none', '@none'],
])('the choice %s is taken as it was listed, with or without the sign', (typed, played) => {
  const table = tableWith('SW-a1-straight');
  expect(ask(table, '1')).toEqual(['Choose a marked cell for this tile']);
  ask(table, 'E1 a');
  expect(ask(table, '7').slice(1)).toEqual(ask(table, 'places'));
  expect(ask(table, typed)).toEqual([`Played: L E1 a ${played}`]);
});

test('a typed tile says what was said of it on its cell', () => {
  const found = [10, 14, 20, 26, 30, 36].flatMap((turns) => {
    const table = tableAfter(turns);
    const line = ask(table, 'legal').find((one) => one.includes(': completes '));
    return line === undefined ? [] : [{ table, cell: line.split(' ')[0] }];
  });
  const [{ table, cell }] = found;
  const [letter, text] = (ask(table, `legal ${cell}`).find((one) => one.includes('completes')) ?? '').split(/: (.*)/);
  expect(ask(table, `${cell} ${letter}`)[0]).toBe(text);
});

test("one's own meeples are counted through, those on one cell together", () => {
  const table = tableAfter(20);
  const standing = ask(table, 'meeples ada').length - 1;
  const told: string[] = [];
  for (let asked = 0; told.length < standing && asked < standing; asked++)
    told.push(...ask(table, 'mine').filter((line) => / of /.test(line)));
  expect(told.map((line) => line.split(';')[0])).toEqual(
    Array.from({ length: standing }, (_, at) => `${at + 1} of ${standing}`),
  );
  expect(ask(table, 'mine')[0]).toMatch(/^1 of /);
});

test('a planet on another tile is named by its cell, and typed so', () => {
  for (const turns of [4, 6, 8, 10, 12, 14]) {
    const table = tableAfter(turns);
    for (const { x, y, rotations } of table.turn.placements.value) {
      for (const rotation of rotations) {
        while (table.turn.draft.value.cell !== null) table.undo();
        table.intent({ type: 'cell', cell: { x, y } });
        while (table.turn.draft.value.rotation !== rotation) table.turn.rotate(1);
        const far = ask(table, 'places').find((line) => line.startsWith('@planet '));
        if (far === undefined) continue;
        expect(far).toMatch(/^@planet ([NESW]\d+)+ = \d: (large )?conqueror on the planet, (East|West|North|South)/);
        const [, name] = /^(@planet \S+) =/.exec(far) ?? [];
        expect(ask(table, name)).toEqual([expect.stringMatching(`^Played: L .+ ${name}`)]);
        return;
      }
    }
  }
  throw new Error('no planet of another tile can be gone to');
});

test('a turn in which nothing can be chosen says why it was played at once', () => {
  for (let turns = 40; turns < 70; turns += 2) {
    const table = tableAfter(turns);
    const [{ x, y }] = table.turn.placements.value;
    table.intent({ type: 'cell', cell: { x, y } });
    const forced = table.turn.spots.value.length === 0;
    while (table.turn.draft.value.cell !== null) table.undo();
    if (!forced) continue;
    const [, cell, letter] = /(?:Other cells|^)[: ]*(\S+) ([a-d])/.exec(ask(table, 'legal').at(-2) ?? '') ?? [];
    const answer = ask(table, `${cell} ${letter}`);
    if (!answer.some((line) => line.startsWith('Played'))) continue;
    expect(answer.at(-2)).toMatch(/^No meeple in reserve|^No free place for a meeple here/);
    expect(answer.at(-1)).toBe(`Played: L ${cell} ${letter} @none`);
    return;
  }
  throw new Error('no turn without a choice');
});

test('help names all commands in one breath, and tells of one on request', () => {
  const table = tableWith('SW-a1-straight');
  const words = ask(table, 'help').join(' ').split(' ');
  expect(words.length).toBeLessThan(90);
  expect(ask(table, 'help bag')).toEqual([`bag: ${en.typed.about.bag}`]);
  expect(ask(table, 'hilfe stapel', de)).toEqual([`stapel: ${de.typed.about.bag}`]);
});

test('sentences begin with a capital and end once', () => {
  expect(speechOf('en', ['fits on 4 cells', '', 'Place a meeple?', 'Puzzle. Find it.', '1: merchant'])).toBe(
    'Fits on 4 cells. Place a meeple? Puzzle. Find it. 1: merchant.',
  );
});
