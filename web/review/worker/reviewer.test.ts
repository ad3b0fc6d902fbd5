/** A review in progress: what is stored, stopped and continued. */
import { quickReview, type Review, runToEnd } from '@asteroute/review';
import { playedRecord } from '@asteroute/review/testing';
import { describe, expect, test } from 'vitest';
import { keptReviews } from './kept-reviews.ts';
import type { ReviewAnswer, ReviewQuestion } from './messages.ts';
import { Reviewer, type StartThread } from './reviewer.ts';

const record = playedRecord({ edition: 'star-wars', players: 2 }, 2, ['greedy']);
const made = runToEnd(quickReview(record));
if (!made.ok) throw new Error(made.error.message);
const review: Review = made.value;
const all = review.turns.map(({ n }) => n);

/** The storage of a browser with room for `room` characters. */
function storageOf(room = Number.POSITIVE_INFINITY) {
  const map = new Map<string, string>();
  const used = () => [...map.values()].reduce((sum, text) => sum + text.length, 0);
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => void map.delete(key),
    setItem(key: string, text: string) {
      if (used() - (map.get(key)?.length ?? 0) + text.length > room) throw new Error('full');
      map.set(key, text);
    },
  } as unknown as Storage;
  return { map, storage: () => storage };
}

/** A worker that answers when the test says so. */
function threadOf() {
  const asked: ReviewQuestion[] = [];
  let hear: (answer: ReviewAnswer) => void = () => {};
  let running = 0;
  const start: StartThread = (onAnswer) => {
    running++;
    hear = onAnswer;
    return { post: (question) => void asked.push(question), stop: () => void running-- };
  };
  return { start, asked, running: () => running, answer: (answer: ReviewAnswer) => hear(answer) };
}

const typesOf = (asked: readonly ReviewQuestion[]): string[] => asked.map(({ type }) => type);

describe('a reviewer', () => {
  test('shows the quick review, then the deep one, and keeps both with the game', () => {
    const { storage } = storageOf();
    const thread = threadOf();
    const kept = keptReviews(storage);
    const reviewer = new Reviewer(record, { start: thread.start, kept });
    expect([reviewer.stage.value, reviewer.review.value]).toEqual(['quick', null]);
    thread.answer({ type: 'review', review, looked: [] });
    expect(reviewer.stage.value).toBe('deep');
    expect(typesOf(thread.asked)).toEqual(['open']);
    reviewer.drawn();
    reviewer.drawn();
    expect(typesOf(thread.asked)).toEqual(['open', 'search']);
    thread.answer({ type: 'review', review, looked: [3] });
    reviewer.close();
    expect(thread.running()).toBe(0);
    const again = threadOf();
    const reopened = new Reviewer(record, { start: again.start, kept });
    expect(reopened.looked.value).toEqual([3]);
    expect(reopened.review.value?.margin).toEqual(review.margin);
    expect(again.asked).toMatchObject([{ type: 'open', looked: [3] }]);
  });

  test('is stopped and goes on; one that is done starts no worker', () => {
    const { storage } = storageOf();
    const thread = threadOf();
    const reviewer = new Reviewer(record, { start: thread.start, kept: keptReviews(storage) });
    thread.answer({ type: 'review', review, looked: [3] });
    reviewer.stop();
    expect([reviewer.stage.value, thread.running()]).toEqual(['stopped', 0]);
    reviewer.drawn();
    reviewer.resume();
    expect([reviewer.stage.value, thread.running()]).toEqual(['deep', 1]);
    expect(typesOf(thread.asked)).toEqual(['open', 'open', 'search']);
    thread.answer({ type: 'review', review, looked: all });
    expect(reviewer.stage.value).toBe('done');
    const idle = threadOf();
    expect(new Reviewer(record, { start: idle.start, kept: keptReviews(storage) }).stage.value).toBe('done');
    expect(idle.running()).toBe(0);
  });

  test('judges an answer without going on with a search that was stopped', () => {
    const thread = threadOf();
    const reviewer = new Reviewer(record, { start: thread.start, kept: keptReviews(storageOf().storage) });
    thread.answer({ type: 'review', review, looked: [] });
    reviewer.drawn();
    reviewer.stop();
    const heard: unknown[] = [];
    const turn = { x: 0, y: 1, rotation: 0, action: { type: 'pass' } } as const;
    reviewer.judge(2, turn, (verdict, searched) => heard.push([verdict?.lost, searched]));
    expect(typesOf(thread.asked)).toEqual(['open', 'search', 'open', 'judge']);
    expect(thread.asked.at(-1)).toMatchObject({ n: 2, turn });
    const verdict = { error: 1.5, lost: 1.5, se: 0, label: null, best: [] };
    thread.answer({ type: 'judged', n: 2, verdict, searched: false });
    thread.answer({ type: 'judged', n: 2, verdict: { ...verdict, lost: 1 }, searched: true });
    expect([heard, reviewer.stage.value]).toEqual([
      [
        [1.5, false],
        [1, true],
      ],
      'stopped',
    ]);
  });

  test('says why a game cannot be reviewed', () => {
    const thread = threadOf();
    const reviewer = new Reviewer(record, { start: thread.start, kept: keptReviews(storageOf().storage) });
    thread.answer({ type: 'fault', code: 'unfinished' });
    expect(reviewer.stage.value).toBe('unfinished');
  });
});

describe('kept reviews', () => {
  const others = Array.from({ length: 14 }, (_, i) => ({ ...record, options: { number: String(i) } }));

  test('are of what was played, whoever played it, and no more than a dozen', () => {
    const { map, storage } = storageOf();
    const kept = keptReviews(storage);
    for (const one of others) kept.save(one, { review, looked: [1] });
    expect(kept.load(others[0])).toBeNull();
    expect(kept.load(others[13])?.looked).toEqual([1]);
    const renamed = { ...others[13], players: record.players.map((player) => ({ ...player, name: 'X' })) };
    expect(kept.load(renamed)).not.toBeNull();
    expect(map.size).toBe(13);
    expect(Math.max(...[...map.values()].map((text) => text.length))).toBeLessThan(120_000);
  });

  test('make room for themselves, and do without where there is none', () => {
    const { map, storage } = storageOf(250_000);
    const kept = keptReviews(storage);
    for (const one of others) kept.save(one, { review, looked: [] });
    expect(kept.load(others[13])).not.toBeNull();
    expect(map.size).toBeLessThan(6);
    const full = keptReviews(storageOf(10).storage);
    full.save(record, { review, looked: [] });
    expect(full.load(record)).toBeNull();
  });

  test('that cannot be read count as none', () => {
    const { map, storage } = storageOf();
    const kept = keptReviews(storage);
    kept.save(record, { review, looked: [] });
    for (const key of map.keys()) map.set(key, '{"version":0');
    expect(kept.load(record)).toBeNull();
  });
});
