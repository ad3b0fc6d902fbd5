import { describe, expect, test } from 'vitest';
import type { Saved } from '../match/saved.ts';
import { findTurn, keptText } from '../testing/prepared.ts';
import { Shelf } from './shelf.ts';
import { storageOf } from './testing.ts';

const turn = findTurn({ players: 3 }, ({ before }) => before.turns.length === 12);
const SAVED: Saved = { record: turn.before, seats: turn.before.players.map(() => ({ bot: null })), seed: turn.seed };

function shelfOf(storage: Storage) {
  let now = 1000;
  return new Shelf({ storage: () => storage, now: () => now++ });
}

describe('the shelf', () => {
  test('has the only game of an older version as its first', () => {
    const shelf = shelfOf(storageOf({ 'asteroute.game.1': keptText(turn.before, 7) }));
    expect(shelf.games.value.map(({ id }) => id)).toEqual([1]);
    expect(shelf.load(1)).toMatchObject({ record: turn.before, seed: 7, played: 0 });
  });

  test('gives every game a number of its own, the one played last first', () => {
    const shelf = shelfOf(storageOf());
    const first = shelf.slot();
    shelf.slot().save(SAVED);
    const second = shelf.slot();
    second.save(SAVED);
    first.save(SAVED);
    shelf.refresh();
    expect([first.id, second.id]).toEqual([1, 2]);
    expect(shelf.games.value.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('keeps the name of a game that is played on', () => {
    const shelf = shelfOf(storageOf());
    const slot = shelf.slot();
    slot.save(SAVED);
    shelf.put(slot.id, { ...SAVED, title: 'Sunday' });
    slot.save(SAVED);
    expect(shelf.load(slot.id)?.title).toBe('Sunday');
  });

  test('puts back what was deleted, as it was', () => {
    const shelf = shelfOf(storageOf());
    shelf.slot().save(SAVED);
    shelf.refresh();
    const [kept] = shelf.games.value;
    shelf.remove(kept.id);
    expect(shelf.games.value).toEqual([]);
    shelf.put(kept.id, kept.saved);
    shelf.refresh();
    expect(shelf.games.value).toEqual([kept]);
  });

  test('leaves alone what it cannot read, and never writes over it', () => {
    const entries = { 'asteroute.game.1': '{"record":', 'asteroute.game.x': '1', other: '2' };
    const shelf = shelfOf(storageOf(entries));
    expect(shelf.games.value).toEqual([]);
    expect(shelf.slot().id).toBe(2);
    shelf.slot().save(SAVED);
    expect(entries['asteroute.game.1']).toBe('{"record":');
  });

  test('says when there is no room, and what was kept stays', () => {
    const entries: Record<string, string> = { 'asteroute.game.1': keptText(turn.before, 7) };
    const shelf = shelfOf(storageOf(entries, 10));
    expect(shelf.slot(1).save(SAVED)).toBe(false);
    expect(shelf.slot().save(SAVED)).toBe(false);
    expect(entries).toEqual({ 'asteroute.game.1': keptText(turn.before, 7) });
  });

  test('is empty where the browser gives no storage', () => {
    const shelf = new Shelf({
      storage: () => {
        throw new DOMException('no', 'SecurityError');
      },
      now: () => 0,
    });
    expect([shelf.games.value, shelf.load(1), shelf.slot().save(SAVED)]).toEqual([[], null, false]);
    shelf.remove(1);
  });
});
