import { expect, test } from 'vitest';
import { resultCard } from './card.ts';

const lines = [
  { name: 'Ada <3 & "Bo"', value: '12', leads: true },
  { name: 'A name that is far too long for half of a picture, and longer', value: '3', leads: false },
];
const card = resultCard({ title: 'Rivals', about: '15 games', lines, facts: ['one', 'two', 'three', 'four'] });

test('names cannot break the picture, and long ones are drawn smaller', () => {
  expect(card).toContain('Ada &#60;3 &#38; &#34;Bo&#34;');
  expect(card.match(/<text/g)).toHaveLength(card.match(/<\/text>/g)?.length ?? 0);
  const sizes = [...card.matchAll(/font-size="([\d.]+)"[^>]*>([^<]+)/g)].map(([, size, text]) => [text, Number(size)]);
  expect(sizes).toContainEqual(['12', 150]);
  expect(sizes.find(([text]) => String(text).startsWith('A name'))?.[1]).toBeLessThan(20);
});

test('as many facts as have room', () => {
  expect(['one', 'two', 'three', 'four'].filter((fact) => card.includes(`>${fact}<`))).toEqual(['one', 'two', 'three']);
});
