/** The coach's words over a whole first game: each is said once, none needs an answer, and its marks are right. */
import { BOTS, projectedMove } from '@asteroute/bots';
import { type ActionMove, createRandom, type Game, type PlaceMove, play, sideOf, unwrap } from '@asteroute/engine';
import { storageOf } from '@asteroute/page/library/testing.ts';
import { TableController } from '@asteroute/page/match/controller.ts';
import { forecastOf } from '@asteroute/page/match/draft.ts';
import { startLocal } from '@asteroute/page/match/links/link-local.ts';
import { type CoachNotes, rememberedCoach } from '@asteroute/page/settings/coach-notes.ts';
import { firstGame } from '@asteroute/page/settings/setup.ts';
import { playedTurns } from '@asteroute/page/testing/prepared.ts';
import { gameOf } from '@asteroute/page/testing/truth.ts';
import { en } from '@asteroute/words/en/table.ts';
import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { createCoach } from './coach.ts';
import { advised } from './coach-answer.ts';
import { TOPICS } from './lessons.ts';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A first game in which the person follows the coach's advice, and the lessons in the order in which they appear. */
function firstTable(edition: string) {
  const { setup, seats, seed } = firstGame(edition, en);
  const bot = BOTS.find(({ name }) => name === 'greedy') ?? BOTS[0];
  const link = startLocal(setup, seats, seed, {
    slot: { save: () => true },
    pause: () => new Promise(() => {}),
    botWorker: { turn: async (game) => bot.turn(game, createRandom(1)), advise: async () => [], close() {} },
  });
  if (!link.ok) throw new Error('no game');
  const table = new TableController(link.value, { speed: () => 'off', after: () => () => {} });
  const storage = storageOf();
  const notes = rememberedCoach(() => storage);
  notes.value = { game: 1, told: [] };
  return { table, notes, storage };
}

function listen({ table, notes }: ReturnType<typeof firstTable>) {
  const coach = createCoach(table, notes);
  const heard: string[] = [];
  const pointedAt: Record<string, string[]> = {};
  effect(() => {
    if (coach.due.value !== null) coach.tell(coach.due.value);
    const lesson = coach.lesson.value;
    if (lesson !== null && !heard.includes(lesson)) heard.push(lesson);
    if (lesson !== null) pointedAt[lesson] ??= coach.pointed.value.realms.map(({ realm }) => realm.kind);
  });
  return { coach, heard, pointedAt };
}

/** Plays one turn by the coach's advice. */
async function follow(table: TableController, { coach }: ReturnType<typeof listen>): Promise<void> {
  const cell = coach.cell.value ?? table.turn.placements.value[0];
  table.intent({ type: 'cell', cell });
  table.choose(coach.spot.value ?? 0);
  table.confirm();
  while (!table.mine.value && table.shown.game.value.position.phase !== 'over') await soon();
}

describe.each(['star-wars', 'classic'])('in a first game (%s)', (edition) => {
  test('every topic is told once, one a turn, and then the game may be counted up', async () => {
    const first = firstTable(edition);
    const heard = listen(first);
    expect(heard.coach.cell.value, 'a good cell is marked before anything is pressed').not.toBe(null);
    for (let turn = 0; turn < 12; turn++) await follow(first.table, heard);
    expect(heard.heard.slice(0, 2)).toEqual(['welcome', 'meeple']);
    for (const topic of [...TOPICS[edition], 'confirm', 'scored']) expect(heard.heard).toContain(topic);
    if (edition === 'classic') expect(heard.heard).toContain('farmer');
    const told = first.notes.value?.told ?? [];
    expect(new Set(told.map(({ lesson }) => lesson)).size).toBe(told.length);
    expect(heard.coach.lesson.value).toBe('enough');
    // Each lesson about realms points at some of those kinds.
    expect(heard.pointedAt[edition === 'classic' ? 'roads' : 'values']?.length).toBeGreaterThan(1);
    expect(heard.pointedAt[edition === 'classic' ? 'walls' : 'closed']?.length).toBeGreaterThan(0);
    expect(heard.pointedAt.scored?.length).toBe(1);
    heard.coach.tell('onward');
    expect(heard.coach.lesson.value).toBe(null);
  });
});

test('battles are explained before the first one', async () => {
  const { table, ...first } = firstTable('star-wars');
  const heard = listen({ table, ...first });
  const fought = () => table.shown.history.value.some(({ type }) => type === 'battle');
  for (let turn = 0; turn < 12 && !fought(); turn++) {
    await follow(table, heard);
    if (!fought()) expect(heard.heard).toContain('battle');
  }
  expect(fought()).toBe(true);
});

/** Whether an action starts a battle that its player will rather lose. */
function isRatherLost(laid: Game, action: ActionMove): boolean {
  const own = sideOf(laid, laid.position.seat);
  const sides = forecastOf(laid, action).attacks.flatMap((attack) => attack.sides);
  return sides.some(({ reasons, win }) => reasons.side === own && win < 0.4999);
}

test('an attack that is rather lost is never advised', () => {
  let rejected = 0;
  const turn = (game: Game, next: (now: Game) => PlaceMove | ActionMove | null) => {
    const place = next(game) as PlaceMove;
    const laid = unwrap(play(game, place)).game;
    return { laid, action: next(laid) as ActionMove };
  };
  for (const seed of [1, 2]) {
    for (const { before: record } of playedTurns({ players: 2, bot: BOTS[1] }, seed)) {
      const game = gameOf({ record, seats: [], seed });
      const usual = turn(game, (now) => projectedMove(now, createRandom(1)));
      const own = turn(game, advised);
      if (isRatherLost(usual.laid, usual.action)) rejected++;
      expect(isRatherLost(own.laid, own.action)).toBe(false);
      if (own.action.type === 'deploy') expect(own.action.meeple, 'the coach names no large meeple').toBe(0);
    }
  }
  expect(rejected).toBeGreaterThan(0);
});

test('what a battle is stays on the card until the next own turn, and then what was scored', async () => {
  const first = firstTable('star-wars');
  const heard = listen(first);
  await follow(first.table, heard);
  expect(first.table.shown.history.value.some((event) => event.type === 'scored' && event.complete)).toBe(true);
  expect(heard.coach.lesson.value).toBe('battle');
  await follow(first.table, heard);
  expect(heard.coach.lesson.value).toBe('scored');
});

test('nothing is recommended any more once the person chooses alone', async () => {
  const first = firstTable('star-wars');
  const heard = listen(first);
  const advised: boolean[] = [];
  for (let turn = 0; turn < 9; turn++) {
    advised.push(heard.coach.cell.value !== null);
    await follow(first.table, heard);
  }
  expect(advised.slice(0, 5)).toEqual([true, true, true, true, true]);
  expect(advised.at(-1)).toBe(false);
});

test('a reload goes on with the lesson of the turn', async () => {
  const first = firstTable('star-wars');
  const heard = listen(first);
  for (let turn = 0; turn < 4; turn++) await follow(first.table, heard);
  const lesson = heard.coach.lesson.value;
  expect(lesson).not.toBe(null);
  const again = listen({ ...first, notes: rememberedCoach(() => first.storage) });
  expect(again.coach.lesson.value).toBe(lesson);
});

test('notes that cannot be read count as none', () => {
  const storage = storageOf();
  storage.setItem('asteroute.coach', '{"game":');
  expect(rememberedCoach(() => storage).value satisfies CoachNotes | null).toBe(null);
});
