/** The coach's words over a whole first game: each is said once, none needs an answer, and its marks are right. */
import { BOTS } from '@asteroute/bots';
import { createRandom } from '@asteroute/engine';
import { storageOf } from '@asteroute/page/library/testing.ts';
import { TableController } from '@asteroute/page/match/controller.ts';
import { startLocal } from '@asteroute/page/match/links/link-local.ts';
import { type CoachNotes, rememberedCoach } from '@asteroute/page/settings/coach-notes.ts';
import { firstGame } from '@asteroute/page/settings/setup.ts';
import { en } from '@asteroute/words/en/table.ts';
import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { createCoach } from './coach.ts';
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
    expect(heard.heard).toContain(edition === 'classic' ? 'farmer' : 'battle');
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
