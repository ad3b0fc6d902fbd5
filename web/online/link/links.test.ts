/**
 * One suite for every kind of link: a table at this screen, one on a server, a game that is only viewed, and the
 * sandbox.
 */
import {
  type ActionMove,
  cellAt,
  createRandom,
  type Game,
  legal,
  type PlaceMove,
  play,
  projectedScores,
  scores,
  unwrap,
} from '@asteroute/engine';
import { TableController } from '@asteroute/page/match/controller.ts';
import { isHere, type Link } from '@asteroute/page/match/link.ts';
import { type LocalPorts, resumeLocal, startLocal } from '@asteroute/page/match/links/link-local.ts';
import { openCounted, openPast } from '@asteroute/page/match/links/link-past.ts';
import { openPlan } from '@asteroute/page/match/links/link-plan.ts';
import { takeBackTo } from '@asteroute/page/match/take-back.ts';
import { randomGame } from '@asteroute/page/match/testing.ts';
import type { Ply } from '@asteroute/record';
import { replay } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { PLAN, serverTable } from './testing.ts';

/** A link, and what its other side does after a turn: a server answers; all others finish at once. */
interface Opened {
  readonly link: Link;
  readonly settle?: () => void;
}

const PAST = randomGame(1, { edition: 'star-wars' });
const { setup } = PAST.start.rules;
const people = setup.players.map(() => ({ bot: null }));
const UNFINISHED = { start: PAST.start, steps: PAST.steps.slice(0, 60) };

/** No bot sits at these tables. */
const PORTS = { slot: { save: () => true }, pause: () => Promise.resolve(), ...bots() } as unknown as LocalPorts;

function bots(): object {
  const worker = { close() {} };
  return { mind: worker, botWorker: worker };
}

const TAKEBACKS = { ...PLAN, takebacks: true };

function socket(plan = PLAN): Opened {
  const { link, accept } = serverTable(plan);
  return { link, settle: () => accept() };
}

function resumed(): Link {
  const { record } = openPast(UNFINISHED.start, UNFINISHED.steps);
  return unwrap(resumeLocal({ record: record(), seats: people, seed: 4 }, PORTS));
}

const LIVE: Readonly<Record<string, () => Opened>> = {
  'a new table at this screen': () => ({ link: unwrap(startLocal(setup, people, 4, PORTS)) }),
  'a resumed table at this screen': () => ({ link: resumed() }),
  'a table of a server': () => socket(),
  'a table of a server with takebacks': () => socket(TAKEBACKS),
  'the sandbox': () => ({ link: openPlan(UNFINISHED, null) }),
  'the sandbox of an earlier moment': () => ({ link: openPlan(UNFINISHED, 30) }),
};

const LOOKED_AT: Readonly<Record<string, () => Opened>> = {
  'a game that is looked at': () => ({ link: openPast(UNFINISHED.start, UNFINISHED.steps) }),
  'a finished game that is looked at': () => ({ link: openPast(PAST.start, PAST.steps, people) }),
};

/** Every ply that a listener knows: those at the start, those emitted, without those undone. */
function listened({ link }: Opened): { readonly steps: () => readonly Ply[]; readonly calls: () => number } {
  let steps = link.opened;
  let calls = 0;
  link.listen((more, kept = steps.length) => {
    steps = [...steps.slice(0, kept), ...more];
    calls++;
  });
  return { steps: () => steps, calls: () => calls };
}

/** Expects that the plies lead from the start of the game to its head by legal moves, each with the game after it. */
function expectInOrder({ start, head }: Link, steps: readonly Ply[]): void {
  let game = start;
  for (const step of steps) {
    game = unwrap(play(game, step.move)).game;
    expect(step.game.position).toEqual(game.position);
  }
  expect(head.peek().position).toEqual(game.position);
}

const random = createRandom(9);

/** A random legal turn. */
function turnOf(game: Game): [PlaceMove, ActionMove] {
  const places = legal(game) as PlaceMove[];
  const place = places[random.below(places.length)];
  const actions = legal(unwrap(play(game, place)).game) as ActionMove[];
  return [place, actions[random.below(actions.length)]];
}

describe.each(Object.entries({ ...LIVE, ...LOOKED_AT }))('%s', (_, open) => {
  test('opens with the plies that lead to its head', () => {
    const opened = open();
    const { steps } = listened(opened);
    expectInOrder(opened.link, steps());
    expect(opened.link.seats).toHaveLength(opened.link.start.rules.players.length);
  });

  test('writes a record that replays to its head', () => {
    const { link } = open();
    const { differences, game } = unwrap(replay(link.record()));
    expect(differences).toEqual([]);
    expect(game.position.placed).toBe(link.head.peek().position.placed);
  });

  test('can be closed, and closed again', () => {
    const { link } = open();
    link.close();
    link.close();
    expect(link.thinking.peek()).toBe(null);
  });
});

describe.each(Object.entries(LIVE))('%s', (_, open) => {
  test('plays turns: every ply is emitted once, in order', () => {
    const opened = open();
    const { link } = opened;
    const { steps } = listened(opened);
    const before = link.head.peek().position.placed;
    for (let turns = 1; turns <= 12; turns++) {
      expect(link.head.peek().position.phase).toBe('place');
      expect(link.commit(...turnOf(link.head.peek())).ok).toBe(true);
      opened.settle?.();
      expectInOrder(link, steps());
      expect(link.head.peek().position.placed).toBe(before + turns);
    }
    const { differences } = unwrap(replay(link.record()));
    expect(differences).toEqual([]);
  });

  test('refuses an illegal turn with a code, and nothing changes', () => {
    const opened = open();
    const { link } = opened;
    const { calls } = listened(opened);
    const [head, emitted, record] = [link.head.peek(), calls(), JSON.stringify(link.record())];
    const [place, action] = turnOf(head);
    const taken = { ...place, cell: cellAt(0, 0) };
    const nowhere = { type: 'deploy', meeple: 0, node: -1 } as never as ActionMove;
    expect(link.commit(taken, action)).toMatchObject({ ok: false, error: { code: 'illegal-placement' } });
    expect(link.commit(place, nowhere)).toMatchObject({ ok: false, error: { code: 'illegal-action' } });
    expect([link.head.peek(), calls(), JSON.stringify(link.record())]).toEqual([head, emitted, record]);
  });

  test('takes back the last turn where a person may do so alone', () => {
    const opened = open();
    const { link } = opened;
    const { steps } = listened(opened);
    if (link.takeBack === null) return;
    const before = link.head.peek();
    expect(link.commit(...turnOf(before)).ok).toBe(true);
    const shown = steps().findLastIndex(({ move }) => move.type === 'place') + 2;
    const target = takeBackTo(steps().slice(0, shown), link.seats);
    if (target === null) throw new Error('the turn cannot be taken back');
    link.takeBack(target);
    expect(link.head.peek().position).toEqual(before.position);
    expectInOrder(link, steps().slice(0, target));
    expect(unwrap(replay(link.record())).game.position.placed).toBe(before.position.placed);
    expect(link.commit(...turnOf(link.head.peek())).ok).toBe(true);
  });

  test('a person at this screen decides for at least one seat', () => {
    expect(open().link.seats.some(isHere)).toBe(true);
  });
});

describe.each(Object.entries(LOOKED_AT))('%s', (_, open) => {
  test('refuses every turn, and is not live', () => {
    const { link } = open();
    const { calls } = listened({ link });
    const [place, action] = turnOf(
      PAST.steps[2].game.position.phase === 'place' ? PAST.steps[2].game : firstDecision(),
    );
    expect([link.live, link.takeBack]).toEqual([false, null]);
    expect(link.commit(place, action)).toMatchObject({ ok: false, error: { code: 'wrong-phase' } });
    expect([calls(), link.head.peek()]).toEqual([0, link.opened.at(-1)?.game]);
  });
});

test('a table of a server emits nothing once it is closed', () => {
  const { link, accept, heard } = serverTable(PLAN);
  expect(link.commit(...turnOf(link.head.peek())).ok).toBe(true);
  const before = heard.length;
  link.close();
  accept();
  expect(heard).toHaveLength(before);
});

test('a table of a server sends no second turn while one is pending', () => {
  const { link } = socket();
  const turn = turnOf(link.head.peek());
  expect(link.commit(...turn).ok).toBe(true);
  expect(link.commit(...turn).ok).toBe(false);
});

function firstDecision(): Game {
  const found = PAST.steps.find(({ game }) => game.position.phase === 'place');
  if (found === undefined) throw new Error('nobody decides in this game');
  return found.game;
}

test('a finished game that is resumed has its final scoring in its record', () => {
  const record = openPast(PAST.start, PAST.steps).record();
  const link = unwrap(resumeLocal({ record, seats: people, seed: 4 }, PORTS));
  expect(record.final).toBeDefined();
  expect(link.record()).toEqual(record);
});

test('a game counted up before its end: the final scoring follows what was played, its realms one after the other', () => {
  const { start, steps } = randomGame(3);
  const drawn = steps.findLastIndex(({ move }) => move.type === 'draw');
  const past = { start, steps: steps.slice(0, drawn + 1) };
  const link = openPast(start, past.steps);
  const table = new TableController(openCounted(link, past, { shown: false }), {
    speed: () => 'off',
    after: () => () => {},
  });
  const due = projectedScores(past.steps[drawn].game);
  expect(due).not.toEqual(scores(past.steps[drawn].game));
  expect([table.shown.timeline.waiting.value, table.shown.timeline.frame.value.cue?.type]).toEqual([true, 'scored']);
  table.shown.timeline.skipAll();
  expect([table.shown.game.value.position.phase, table.shown.scores.value]).toEqual(['over', due]);
  expect(table.link.record()).toEqual(link.record());
  expect(table.mine.value).toBe(false);
});
