import type { GameRecord } from '@asteroute/record';
import { expect, test } from 'vitest';
import { type LuckAnswer, LuckFinder, type LuckQuestion } from './luck-finder.ts';

/** A finder whose thread answers when the test wants. */
function finderWith() {
  const asked: string[] = [];
  let [onAnswer, onError, stopped] = [(_: LuckAnswer) => {}, () => {}, 0];
  const finder = new LuckFinder((answer, error) => {
    [onAnswer, onError] = [answer, error];
    return { post: ({ id }) => asked.push(id), stop: () => stopped++ };
  });
  const answer = (id: string, luck: readonly number[] | null) => onAnswer({ id, luck });
  return { finder, asked, answer, fail: () => onError(), stops: () => stopped };
}

const games = ['a', 'b', 'c'].map((id): LuckQuestion => ({ id, record: {} as GameRecord }));

test('asks for one game after the other, says how far it is, and ends its thread', () => {
  const { finder, asked, answer, stops } = finderWith();
  finder.find(games);
  expect([asked, finder.progress.value]).toEqual([['a'], { done: 0, count: 3 }]);
  answer('a', [3, -3]);
  expect([asked, finder.progress.value]).toEqual([['a', 'b'], { done: 1, count: 3 }]);
  answer('b', null);
  answer('c', [1, -1]);
  expect([finder.progress.value, stops()]).toEqual([null, 1]);
  expect([...finder.luck.value]).toEqual([
    ['a', [3, -3]],
    ['c', [1, -1]],
  ]);
  expect(finder.missing(games)).toEqual([]);
});

test('what was found stays when it is stopped, and is not asked again', () => {
  const { finder, asked, answer } = finderWith();
  finder.find(games);
  answer('a', [3, -3]);
  finder.stop();
  expect(finder.missing(games).map(({ id }) => id)).toEqual(['b', 'c']);
  finder.find(games);
  expect(asked).toEqual(['a', 'b', 'b']);
});

test('a thread that fails is told', () => {
  const { finder, fail } = finderWith();
  finder.find(games);
  fail();
  expect(finder.progress.value).toBe('failed');
  expect(finder.missing(games)).toHaveLength(3);
});
