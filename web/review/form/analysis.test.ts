/** The analysis of a person's games: what is kept, stopped, continued and deleted. */
import { storageOf } from '@asteroute/page/library/testing.ts';
import type { GameRecord } from '@asteroute/record';
import type { TurnVerdict } from '@asteroute/review';
import type { FormTurn, GameForm } from '@asteroute/review/form';
import { playedRecord } from '@asteroute/review/testing';
import { describe, expect, test } from 'vitest';
import { FormAnalysis, type FormWorker } from './analysis.ts';
import { type FormAnswer, FormProgram, type FormQuestion } from './form-answers.ts';
import { formKey, KeptForms } from './kept-forms.ts';

const records = [0, 1, 2].map((number) => ({ turns: [], options: { number: `${number}` } }) as unknown as GameRecord);
const games = records.map((record, id) => ({ kept: { id, saved: { record, seats: [], seed: 1 } }, seat: 0 }));

const turn = (n: number, lost: number, searched = false) => ({ n, lost, searched }) as unknown as FormTurn;
const form = { edition: 'classic', turns: [turn(1, 1), turn(3, 5)] } as unknown as GameForm;

/** A worker that answers when the test says so. */
function heldWorker() {
  const asked: { question: FormQuestion; resolve: (answer: FormAnswer) => void; reject: (error: Error) => void }[] = [];
  const worker: FormWorker = {
    ask: (question) => new Promise((resolve, reject) => void asked.push({ question, resolve, reject })),
    close: () => {
      for (const { reject } of asked.splice(0)) reject(new Error('closed'));
    },
  };
  const answer = async (value: FormAnswer) => {
    asked.shift()?.resolve(value);
    await soon();
  };
  return { worker, asked, answer, fails: () => asked.shift()?.reject(new Error('crash')) };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('an analysis', () => {
  test('looks at every game first, then searches the turns of the latest one that lost most', async () => {
    const storage = storageOf();
    const kept = new KeptForms(() => storage);
    const { worker, asked, answer } = heldWorker();
    const analysis = new FormAnalysis(games, { worker, kept });
    expect(asked.map(({ question }) => question.turn)).toEqual([null]);
    await answer(form);
    await answer(null);
    await answer(form);
    expect([analysis.stage.value, analysis.games.value.map(({ kept: { id } }) => id)]).toEqual(['waits', [0, 2]]);
    analysis.search();
    expect(asked[0].question).toMatchObject({ record: records[0], seat: 0, turn: 3 });
    await answer(turn(3, 4, true));
    expect(asked[0].question.turn).toBe(1);
    analysis.stop();
    await soon();
    expect([analysis.stage.value, asked.length]).toEqual(['waits', 0]);

    const later = heldWorker();
    const again = new FormAnalysis(games, { worker: later.worker, kept });
    expect(later.asked[0].question).toMatchObject({ record: records[1], turn: null });
    await later.answer(null);
    expect(again.games.value[0].form?.turns).toEqual([turn(1, 1), turn(3, 4, true)]);
    again.search();
    await later.answer(turn(1, 0, true));
    await later.answer(turn(3, 0, true));
    await later.answer(turn(1, 0, true));
    expect([again.stage.value, later.asked.length]).toEqual(['done', 0]);
  });

  test('hands what a deep review found to the worker, which searches it no more', async () => {
    const { worker, asked, answer } = heldWorker();
    const known = (n: number) => ({ error: n }) as TurnVerdict;
    const analysis = new FormAnalysis(games.slice(0, 1), { worker, kept: new KeptForms(() => storageOf()), known });
    await answer(form);
    analysis.search();
    expect(asked[0].question).toEqual({ record: records[0], seat: 0, turn: 3, known: { error: 3 } });
  });

  test('says that its worker failed, and goes on when asked', async () => {
    const { worker, answer, fails } = heldWorker();
    const analysis = new FormAnalysis(games.slice(0, 1), { worker, kept: new KeptForms(() => storageOf()) });
    fails();
    await soon();
    expect(analysis.stage.value).toBe('failed');
    analysis.search();
    await answer(form);
    await answer(turn(3, 5, true));
    await answer(turn(1, 1, true));
    expect(analysis.stage.value).toBe('done');
  });
});

test('what a deleted game said is deleted, and what cannot be read counts as nothing', () => {
  const entries: Record<string, string> = { 'asteroute.game.1': 'mine' };
  const kept = new KeptForms(() => storageOf(entries));
  const keys = records.map((record) => formKey(record, 0));
  for (const key of keys) kept.save(key, form);
  kept.keepOnly(records.slice(1));
  expect(keys.map((key) => kept.load(key) !== null)).toEqual([false, true, true]);
  kept.keepOnly([]);
  expect(entries).toEqual({ 'asteroute.game.1': 'mine' });
  entries[`asteroute.form.${keys[0]}`] = '{"version":0';
  expect(kept.load(keys[0])).toBeNull();
});

/** A verdict without a label, of which no puzzle is made. */
const unsure: TurnVerdict = {
  error: 0,
  lost: 0,
  se: 1,
  loss: 0,
  label: null,
  best: [{ x: 0, y: 1, rotation: 0, action: { type: 'pass' }, value: 0 }],
};

test('the worker answers about a whole game and one of its turns; null for a game without a result', () => {
  const program = new FormProgram();
  const record = playedRecord({ edition: 'star-wars', players: 2 }, 3, ['greedy']);
  const whole = program.answer({ record, seat: 1, turn: null });
  if (whole === null || !('turns' in whole)) throw new Error('no form');
  const { n } = whole.turns[whole.turns.length - 1];
  expect(program.answer({ record, seat: 1, turn: n })).toMatchObject({ n, searched: true });
  const known = { ...unsure, error: 7.25, lost: 7.25 };
  expect(program.answer({ record, seat: 1, turn: n, known })).toMatchObject({ n, searched: true, error: 7.25 });
  expect(program.answer({ record: { ...record, turns: record.turns.slice(0, 4) }, seat: 1, turn: null })).toBeNull();
});
