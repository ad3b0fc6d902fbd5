/** A turn is announced to a screen reader once, in the order tile, cell, sides, choices. */
import { type ActionMove, legal, newGame, type PlaceMove, unwrap } from '@asteroute/engine';
import { Recorder, replay } from '@asteroute/record';
import { tableIn } from '@asteroute/words/loaders/table-words.ts';
import type { Tag } from '@asteroute/words/tags.ts';
import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import { type Change, changesOf } from '../../analysis/placement/changes.ts';
import { TableController } from '../../match/controller.ts';
import { EMPTY_DRAFT } from '../../match/draft.ts';
import { resumeLocal } from '../../match/links/link-local.ts';
import { HINTS } from '../../settings/hints.ts';
import { findTurn, type PlayedTurn, playedTurns } from '../../testing/prepared.ts';
import { chosenCellText, type Teller } from '../choices/turn-text.ts';
import { Announcements } from './announcements.ts';
import { eventSentences, eventSentencesIn } from './event-sentences.ts';

/** A table of two people at this screen; the first has drawn `tile`. */
function tableWith(tile: string, [edition, ...modules]: readonly string[]): TableController {
  const players = ['red', 'black'].map((color, i) => ({ name: ['Ada', 'Ben'][i], color }));
  const game = unwrap(newGame({ edition, modules, players }));
  const record = new Recorder(game.rules.setup).record();
  const saved = { record, seats: players.map(() => ({ bot: null })), seed: 1, dealt: { from: 0, tiles: [tile] } };
  const botWorker = { turn: () => Promise.reject(new Error('no bot plays')), close() {} } as never;
  const link = unwrap(resumeLocal(saved, { slot: { save: () => true }, botWorker, pause: () => Promise.resolve() }));
  return new TableController(link, { speed: () => 'off', after: () => () => {} });
}

const en = await tableIn('en');
const FULL: Teller = { words: en, spoken: 'full', hints: HINTS.standard };
const next = (announcements: Announcements, teller: Teller): string[] =>
  announcements.next(teller, eventSentences) ?? [];
const BRIEF: Teller = { ...FULL, spoken: 'brief' };

/**
 * Plays a rival's turn at full speed, timer by timer, and returns what is announced to the player in the other seat.
 */
async function heardOf({ before, seed, moves }: PlayedTurn, words = en): Promise<string[]> {
  const rival = before.turns.length % before.players.length;
  const seats = before.players.map((_, seat) => ({ bot: seat === rival ? 'careless' : null }));
  const [place, action] = moves as [PlaceMove, ActionMove];
  const botWorker = { turn: () => Promise.resolve({ place, action }), close() {} } as never;
  const saved = { record: before, seats, seed };
  const link = unwrap(resumeLocal(saved, { slot: { save: () => true }, botWorker, pause: () => Promise.resolve() }));
  const timers: (() => void)[] = [];
  const after = (_: number, run: () => void) => {
    timers.push(run);
    return () => timers.splice(0, timers.length, ...timers.filter((one) => one !== run));
  };
  const table = new TableController(link, { speed: () => 'full', after });
  const announcements = new Announcements(table);
  const heard: string[] = [];
  const tellEvent = await eventSentencesIn(words.tag as Tag);
  const stop = effect(() => void heard.push(...(announcements.next({ ...FULL, words }, tellEvent) ?? [])));
  // Let the bot answer.
  await new Promise((answered) => setTimeout(answered));
  for (let timer = timers.shift(); timer !== undefined; timer = timers.shift()) timer();
  stop();
  return heard;
}

test('a battle at full speed is announced once, dice before who holds the realm', async () => {
  const turn = findTurn({ players: 2 }, ({ events, running, before }) => {
    const fights = events.filter(({ type }) => type === 'battle').length;
    return fights === 1 && running && before.turns.length > 4;
  });
  const heard = await heardOf(turn);
  const told = heard.flatMap((text) => /placed a tile|fight for|rolls|retreats|holds|your turn/.exec(text)?.[0] ?? []);
  const rounds = turn.events.filter(({ type }) => type === 'rolled').map(() => 'rolls');
  expect(told).toEqual(['placed a tile', 'fight for', ...rounds, 'retreats', 'holds', 'your turn']);
  expect(new Set(heard).size, heard.join('. ')).toBe(heard.length);
});

test('the end is announced once: who wins, what decided it, and the points', async () => {
  const heard = await heardOf(findTurn({ players: 2 }, ({ running }) => !running));
  const end = heard.findIndex((text) => / wins$/.test(text));
  expect(heard[end + 1]).toMatch(/decided it|turned the game|brought|parts? |led from|took the lead/);
  expect(heard.slice(end + 2)).toEqual([expect.stringMatching(/^Ada: \d+ /), expect.stringMatching(/^Ben: \d+ /)]);
  expect(heard.filter((text) => text === heard[end + 1])).toHaveLength(1);
});

/** A rival's turn in a game of two that makes a change of `type` to a realm of the player who hears the announcements. */
function rivalTurn(type: Change['type'], kind: string): PlayedTurn {
  for (let seed = 1; seed < 100; seed++) {
    const turns = [...playedTurns({ players: 2 }, seed)];
    const { start, plies } = unwrap(replay(turns[turns.length - 1].after));
    const places = plies.flatMap(({ move, game }, at) =>
      move.type === 'place' ? [{ before: plies[at - 1]?.game ?? start, after: game }] : [],
    );
    const found = places.findIndex(({ before, after }) =>
      changesOf(before, after).some((change) => {
        const holders = change.before.flatMap((realm) => realm.holders);
        const listener = 1 - before.position.seat;
        return change.type === type && change.after.kind === kind && holders.includes(listener);
      }),
    );
    if (found >= 0 && turns[found].running) return turns[found];
  }
  throw new Error(`no ${kind} that a tile ${type} in 100 games`);
}

test.each<[Change['type'], string, RegExp, RegExp]>([
  [
    'completes',
    'route',
    /^completes your trade route, \d+ tiles$/,
    /^you \+\d+ for a completed trade route, .+: \d+ tile/,
  ],
  ['extends', 'asteroid', /^extends your asteroid field to \d+ tiles$/, /^\w+ placed a tile at/],
  ['connects', 'route', /^connects .*your trade route.*, \d+ tiles$/, /^\w+ placed a tile at/],
  ['surrounds', 'planet', /^your planet \(.+\) now lacks \d cells?$/, /^\w+ placed a tile at/],
])('a tile of a rival that %s a %s is announced by that', async (type, kind, effectOf, also) => {
  const heard = await heardOf(rivalTurn(type, kind));
  expect(heard).toContainEqual(expect.stringMatching(effectOf));
  expect(heard).toContainEqual(expect.stringMatching(also));
});

test('a person elsewhere: that the game begins is announced, who is to move, and with which tile', () => {
  const players = ['red', 'black'].map((color, i) => ({ name: ['Ada', 'Ben'][i], color }));
  const record = new Recorder(unwrap(newGame({ edition: 'star-wars', players })).rules.setup).record();
  const seats = [{ bot: null, elsewhere: true }, { bot: null }];
  const saved = { record, seats, seed: 1, dealt: { from: 0, tiles: ['SW-a1-straight'] } };
  const ports = { slot: { save: () => true }, botWorker: { close() {} } as never, pause: () => Promise.resolve() };
  const table = new TableController(unwrap(resumeLocal(saved, ports)), { speed: () => 'off', after: () => () => {} });
  const announcements = new Announcements(table);
  expect(next(announcements, FULL)).toEqual([
    'The game begins',
    'Ada is thinking',
    'Tile in hand: asteroid field north; trade route east and west',
  ]);
  expect(next(announcements, FULL)).toEqual([]);
});

test('events wait for what tells them, and are told then', () => {
  const table = tableWith('SW-a1-straight', ['star-wars']);
  const announcements = new Announcements(table);
  next(announcements, FULL);
  table.intent({ type: 'cell', cell: { x: 1, y: 0 } });
  table.choose(0);
  next(announcements, FULL);
  table.confirm();
  expect(announcements.next(FULL, null)?.slice(0, 2)).toEqual(['Confirmed', 'Ben, your turn']);
  // A turn that was not announced while it was decided must be announced afterwards.
  const [place] = legal(table.shown.game.value).filter((move) => move.type === 'place');
  unwrap(table.link.commit(place, { type: 'pass' }));
  expect(announcements.next(FULL, null)).toBeNull();
  expect(announcements.next(FULL, eventSentences)?.[0]).toMatch(/^Ben placed a tile at .+: /);
});

test('a turn is announced once: whose it is, the tile with its sides, and the cells', () => {
  const announcements = new Announcements(tableWith('SW-a1-straight', ['star-wars']));
  expect(next(announcements, FULL)).toEqual([
    'Ada, your turn',
    'Tile in hand: asteroid field north; trade route east and west',
    'fits on 4 cells',
  ]);
  expect(next(announcements, FULL)).toEqual([]);
});

test('the brief announcement of a turn counts no cells, and a sandbox says first what it is', () => {
  const announcements = new Announcements(tableWith('SW-a1-straight', ['star-wars']), ['Sandbox']);
  expect(next(announcements, BRIEF)).toEqual([
    'Sandbox',
    'Ada, your turn',
    'Tile in hand: asteroid field north; trade route east and west',
  ]);
});

test('a chosen cell is announced with what each side joins and the places; R, a digit and Esc are too', () => {
  const table = tableWith('SW-a1-straight', ['star-wars']);
  const announcements = new Announcements(table);
  next(announcements, FULL);
  table.intent({ type: 'cell', cell: { x: 1, y: 0 } });
  const laid = next(announcements, FULL);
  expect(laid).toMatchInlineSnapshot(`
    [
      "Placed at East 1, rotation a, also c",
      "asteroid field north, free, 1 tile; trade route east and west, free, 2 tiles",
      "Place a meeple?",
      "1: explorer in the asteroid field north, 2 if completed, 1 open end",
      "2: merchant on the trade route east and west, 2 if completed, 2 open ends",
    ]
  `);
  expect(chosenCellText(en, table)?.text).toMatchInlineSnapshot(
    `"East 1, your tile: asteroid field north; trade route east and west, rotation a, also c"`,
  );
  table.turn.rotate(1);
  expect(next(announcements, FULL)[0]).toMatch(/^Placed at East.1, rotation [a-d], also/);
  table.choose(1);
  expect(next(announcements, FULL)).toMatchInlineSnapshot(`
    [
      "explorer in the asteroid field south, 2 if completed, 1 open end",
    ]
  `);
  table.choose(0);
  expect(next(announcements, FULL)).toEqual(['No meeple']);
  table.undo();
  expect(next(announcements, FULL).slice(0, 2)).toEqual(['Taken back', 'Place a meeple?']);
  table.undo();
  expect(next(announcements, FULL)).toEqual(['Taken back', 'Choose a marked cell for this tile']);
});

test('a battle that the tile starts by itself is told with its odds once the meeple is decided', () => {
  const turn = findTurn({ players: 2 }, ({ events, moves }) => {
    return moves[1].type === 'pass' && events.some(({ type }) => type === 'battle');
  });
  const seats = turn.before.players.map(() => ({ bot: null }));
  const ports = { slot: { save: () => true }, botWorker: { close() {} } as never, pause: () => Promise.resolve() };
  const link = unwrap(resumeLocal({ record: turn.before, seats, seed: turn.seed }, ports));
  const table = new TableController(link, { speed: () => 'off', after: () => () => {} });
  const announcements = new Announcements(table);
  const told = ['Battle for the asteroid field', 'Ada: 2 dice, 50% to win', 'Ben: 2 dice, 50% to win'];
  next(announcements, FULL);
  table.turn.set({ ...EMPTY_DRAFT, ...(turn.moves[0] as PlaceMove) });
  expect(next(announcements, FULL).slice(-3)).toEqual(told);
  table.choose(0);
  expect(next(announcements, FULL)).toEqual(['No meeple', ...told]);
  table.choose(0);
  expect(next(announcements, BRIEF)).toEqual(['No meeple', told[0]]);
});

test('three roads and four meadows of one tile are told apart by their sides', () => {
  const table = tableWith('CL-junction4', ['classic', 'farmers']);
  const announcements = new Announcements(table);
  next(announcements, BRIEF);
  table.intent({ type: 'cell', cell: table.turn.placements.value[0] });
  const spots = next(announcements, BRIEF).filter((sentence) => /^\d:/.test(sentence));
  expect(spots).toMatchInlineSnapshot(`
    [
      "1: meeple on the road north",
      "2: meeple on the road east",
      "3: meeple on the road south",
      "4: meeple on the road west",
      "5: farmer in the meadow southeast",
      "6: farmer in the meadow northwest",
      "7: farmer in the meadow northeast",
      "8: farmer in the meadow southwest",
    ]
  `);
  expect(new Set(spots.map((spot) => spot.slice(2))).size).toBe(spots.length);
});
