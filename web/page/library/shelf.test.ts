import { describe, expect, test } from 'vitest';
import { pastOf } from '../match/links/link-local.ts';
import type { Saved } from '../match/saved.ts';
import { findTurn, keptText } from '../testing/prepared.ts';
import { openSaved, readSaved } from './save.ts';
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
    first.save(SAVED);
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
    shelf.rename(slot.id, 'Sunday');
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
    shelf.restore(kept);
    expect(shelf.games.value).toEqual([kept]);
  });

  test('restores a game under another number if its own was taken in between', () => {
    const shelf = shelfOf(storageOf());
    shelf.slot().save(SAVED);
    shelf.refresh();
    const [kept] = shelf.games.value;
    shelf.remove(kept.id);
    shelf.slot().save({ ...SAVED, seed: 7 });
    shelf.restore(kept);
    expect(shelf.games.value.map(({ id, saved }) => [id, saved.seed])).toEqual([
      [1, 7],
      [2, SAVED.seed],
    ]);
  });

  test('writes over no game that another window has saved, until that was taken', () => {
    const storage = storageOf();
    const [one, other] = [shelfOf(storage), shelfOf(storage)];
    const here = one.slot();
    here.save(SAVED);
    const there = other.slot(here.id);
    const longer = { ...SAVED, seed: 7 };
    expect([there.takeNewer(), there.save(longer)]).toEqual([null, true]);
    expect([here.save(SAVED), one.load(here.id)?.seed]).toEqual([false, 7]);
    one.rename(here.id, 'Sunday');
    expect(here.takeNewer()).toMatchObject(longer);
    expect([here.takeNewer(), here.save(SAVED), other.load(here.id)?.title]).toEqual([null, true, 'Sunday']);
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

/** Every place in a JSON value, as the keys that lead to it. */
function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path]))];
}

/** A copy of a JSON value with another value at a path. */
function withValue(value: unknown, [key, ...path]: string[], other: unknown): unknown {
  if (key === undefined) return other;
  const inside = value as Record<string, unknown>;
  const changed = { ...inside, [key]: withValue(inside[key], path, other) };
  return Array.isArray(value) ? Object.values(changed) : changed;
}

test('a kept game with a wrong value anywhere is not read, or is refused when it is opened, or plays by the rules', () => {
  const kept = { ...SAVED, record: { ...SAVED.record, turns: SAVED.record.turns.slice(0, 2) } };
  const counts = { unread: 0, refused: 0, opened: 0 };
  for (const path of pathsOf(kept)) {
    for (const other of [null, 'x', -3, {}, [null], undefined]) {
      const saved = readSaved(JSON.stringify(withValue(kept, path, other)) ?? null);
      const opened = saved === null ? null : openSaved(() => pastOf(saved.record));
      counts[opened === null ? 'unread' : opened.ok ? 'opened' : 'refused']++;
    }
  }
  expect(counts.unread).toBeGreaterThan(200);
  expect(counts.refused).toBeGreaterThan(20);
});
