/** A table in the page whose bots are right, wrong or fail. */
import { BOTS, type BotWorker } from '@asteroute/bots';
import { createRandom, type Game, newGame, type Turn, unwrap } from '@asteroute/engine';
import { replay } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { Shelf } from '../../library/shelf.ts';
import { storageOf } from '../../library/testing.ts';
import type { Link } from '../link.ts';
import { resumeLocal, startLocal } from './link-local.ts';

const PLAYERS = ['red', 'blue'].map((color) => ({ name: color, color }));
const SETUP = unwrap(newGame({ edition: 'classic', players: PLAYERS })).rules.setup;
const NOWHERE = { place: { type: 'place', cell: 0, rotation: 0 }, action: { type: 'pass' } } as Turn;
const right = (game: Game, seed: number): Turn => BOTS[1].turn(game, createRandom(seed));

/**
 * Plays a game of bots whose turns come from `answer`, until `turns` turns were given; returns the fault at each
 * request.
 */
async function played(answer: (game: Game, seed: number, asked: number) => Turn, turns: number) {
  const faults: (string | null)[] = [];
  let asked = 0;
  const done = Promise.withResolvers<void>();
  const botWorker: BotWorker = {
    async turn(game, _, seed) {
      faults.push(link.fault.value);
      if (asked === turns) {
        done.resolve();
        return new Promise(() => undefined);
      }
      return answer(game, seed, asked++);
    },
    advise: () => Promise.reject(new Error('no one asks')),
    close: () => undefined,
  };
  const seats = SETUP.players.map(() => ({ bot: 'greedy' }));
  const ports = { slot: { save: () => true }, botWorker, pause: () => Promise.resolve() };
  const link: Link = unwrap(startLocal(SETUP, seats, 5, ports));
  link.listen(() => undefined);
  await done.promise;
  return { link, faults };
}

describe('a bot', () => {
  test('plays turn after turn without a fault', async () => {
    const { link, faults } = await played(right, 10);
    expect(link.head.value.position.placed).toBe(11);
    expect(faults).toEqual(new Array(11).fill(null));
    expect(unwrap(replay(link.record())).differences).toEqual([]);
  });

  test('whose turn is illegal is a fault that is shown, and the game goes on with a legal turn', async () => {
    const { link, faults } = await played((game, seed, asked) => (asked === 2 ? NOWHERE : right(game, seed)), 5);
    expect(link.head.value.position.placed).toBe(6);
    expect(faults).toEqual([null, null, null, 'bot', null, null]);
    expect(unwrap(replay(link.record())).differences).toEqual([]);
  });

  test('whose every turn is illegal does not stop the game either', async () => {
    const { link, faults } = await played(() => NOWHERE, 12);
    expect(link.head.value.position.placed).toBe(13);
    expect(faults.slice(1)).toEqual(new Array(12).fill('bot'));
  });

  test('that fails is asked again', async () => {
    const { link, faults } = await played((game, seed, asked) => {
      if (asked === 1) throw new Error('late');
      return right(game, seed);
    }, 4);
    expect(link.head.value.position.placed).toBe(4);
    expect(faults).toEqual([null, null, 'bot', null, null]);
  });
});

/** The game with number 1 in two windows that share their storage. */
function twoWindows() {
  const storage = storageOf();
  const botWorker = { close: () => undefined } as BotWorker;
  const portsOf = () => {
    const slot = new Shelf({ storage: () => storage, now: () => 0 }).slot(1);
    return { slot, botWorker, pause: () => Promise.resolve() };
  };
  const seats = SETUP.players.map(() => ({ bot: null }));
  const first = unwrap(startLocal(SETUP, seats, 5, portsOf()));
  first.listen(() => undefined);
  const kept = new Shelf({ storage: () => storage, now: () => 0 }).load(1);
  if (kept === null) throw new Error('the game is not kept');
  return {
    first,
    second: unwrap(resumeLocal(kept, portsOf())),
    stored: () => JSON.parse(storage.getItem('asteroute.game.1') ?? ''),
  };
}

const playOn = ({ head, commit }: Link, link: Link) => {
  const { place, action } = right(head.value, 3);
  return commit.call(link, place, action);
};

test('a turn in one window writes over none of another, and the other goes on from there', () => {
  const { first, second, stored } = twoWindows();
  const heard: (readonly [number, number | undefined])[] = [];
  second.listen((steps, kept) => heard.push([steps.length, kept]));
  for (let turn = 0; turn < 3; turn++) playOn(first, first);
  playOn(second, second);
  expect([second.fault.value, stored().record.turns.length, second.record().turns.length]).toEqual(['elsewhere', 3, 3]);
  expect(heard.at(-1)?.[1], 'plies from there are emitted').toBe(1);
  expect(second.head.value.position.placed).toBe(first.head.value.position.placed);
  playOn(second, second);
  expect([second.fault.value, stored().record.turns.length]).toEqual([null, 4]);
  expect([first.takeNewer?.(), first.takeNewer?.()]).toEqual([true, false]);
  first.takeBack?.(second.opened.length + 3);
  expect([second.takeNewer?.(), second.record().turns.length]).toEqual([true, first.record().turns.length]);
  expect(unwrap(replay(second.record())).differences).toEqual([]);
});
