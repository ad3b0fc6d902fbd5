import { createRandom } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { clockOfPair, pairWave, type WavePlayer } from './wave.ts';

const LIVE = { seconds: 600, increment: 10 };

function player(account: string, rating: number, more: Partial<WavePlayer> = {}): WavePlayer {
  return { account, rating, edition: 'classic', rated: true, clock: LIVE, waves: 0, avoids: new Set(), ...more };
}

const namesOf = (people: readonly WavePlayer[]) =>
  pairWave(people).map((pair) => pair.map((at) => people[at].account).join(' '));

test('the closest are paired, and who is too far from all waits', () => {
  const people = [player('a', 1500), player('b', 1900), player('c', 1520), player('d', 1880), player('e', 2400)];
  expect(namesOf(people).sort()).toEqual(['a c', 'b d']);
  expect(namesOf([player('a', 1500), player('e', 2400)])).toEqual([]);
  expect(namesOf([player('a', 1500), player('e', 2400, { waves: 5 })])).toEqual(['a e']);
});

test('as many as possible of those who are equally close: a path of four gives two pairs', () => {
  const people = [player('b', 1540), player('c', 1580), player('a', 1500), player('d', 1620)];
  expect(pairWave(people)).toHaveLength(2);
});

test('nobody meets whom they avoid, plays another game or another kind of it, or a far longer one', () => {
  expect(namesOf([player('a', 1500, { avoids: new Set('b') }), player('b', 1500)])).toEqual([]);
  expect(namesOf([player('a', 1500), player('b', 1500, { edition: 'star-wars' })])).toEqual([]);
  expect(namesOf([player('a', 1500), player('b', 1500, { rated: false })])).toEqual([]);
  const slow = player('b', 1500, { clock: { seconds: 2400, increment: 20 } });
  expect(namesOf([player('a', 1500), slow])).toEqual([]);
});

test('a neighbouring clock is played if nobody is closer, by the shorter of both', () => {
  const slower = player('b', 1500, { clock: { seconds: 1200, increment: 15 } });
  const people = [player('a', 1500), slower];
  expect(namesOf(people)).toEqual(['a b']);
  expect(clockOfPair(people[0], slower)).toBe(LIVE);
  expect(namesOf([...people, player('c', 1560)])).toEqual(['a c']);
});

test('in random waves everybody is in one pair at most, and no two who may play are both left over', () => {
  const random = createRandom(93_001);
  for (let wave = 0; wave < 60; wave++) {
    const people = Array.from({ length: random.below(24) }, (_, at) =>
      player(String(at), 1000 + random.below(1000), { waves: random.below(4), rated: random.below(2) === 0 }),
    );
    const paired = pairWave(people).flat();
    expect(new Set(paired).size).toBe(paired.length);
    const left = people.filter((_, at) => !paired.includes(at));
    expect(pairWave(left)).toEqual([]);
  }
});
