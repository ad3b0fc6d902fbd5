import { describe, expect, test } from 'vitest';
import type { Saved } from '../match/saved.ts';
import { namesToAsk, personSeat, rememberedName } from './own-seat.ts';
import { storageOf } from './testing.ts';

/** A game of these players; a name of a bot begins with "@". */
function gameOf(...names: readonly string[]): Saved {
  const players = names.map((name) => ({ name, color: 'red' }));
  const seats = names.map((name) => ({ bot: name.startsWith('@') ? 'gentle' : null }));
  return { record: { players }, seats, seed: 1 } as unknown as Saved;
}

describe('the person’s seat', () => {
  test('is the only one of a person, whatever the name', () => {
    expect(personSeat(gameOf('@Drifter', 'Ada'), '')).toBe(1);
    expect(personSeat(gameOf('@Drifter', 'Ada'), 'Bo')).toBe(1);
  });

  test('among several people is the one with the name', () => {
    expect(personSeat(gameOf('Ada', 'Bo', '@Drifter'), 'Bo')).toBe(1);
    expect(personSeat(gameOf('Ada', 'Bo'), '')).toBeNull();
    expect(personSeat(gameOf('Ada', 'Ada'), 'Ada')).toBeNull();
    expect(personSeat(gameOf('@Drifter', '@Trader'), 'Ada')).toBeNull();
  });
});

test('names are asked for only where several people play, the most frequent first', () => {
  expect(namesToAsk([gameOf('Ada', '@Drifter')])).toEqual([]);
  expect(namesToAsk([gameOf('Cy', 'Bo'), gameOf('Bo', 'Ada'), gameOf('Dee', '@Drifter')])[0]).toBe('Bo');
});

test('the chosen name is remembered', () => {
  const storage = storageOf();
  rememberedName(() => storage).value = 'Ada';
  expect(rememberedName(() => storage).value).toBe('Ada');
  storage.setItem('asteroute.own-name', '7');
  expect(rememberedName(() => storage).value).toBe('');
});
