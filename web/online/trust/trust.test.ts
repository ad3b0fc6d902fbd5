import { mayReveal, noteSeen, type OwnNumber, promiseFault, type SeenPromise } from '@asteroute/client';
import type { Plan, Table, TableEvent } from '@asteroute/protocol';
import { follow, openTable } from '@asteroute/protocol';
import { commitmentOf } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { createServerKey } from './server-key.ts';

const PLAN: Plan = {
  edition: 'classic',
  modules: [],
  options: {},
  access: 'public',
  takebacks: false,
  seats: ['red', 'blue'].map((color) => ({ color, bot: null })),
  clock: { type: 'none' },
};
const OWN: OwnNumber = { clientSeed: 'mine', commits: true, seat: 0 };
const HASHES = [commitmentOf('t', 'mine'), commitmentOf('t', 'theirs')];

/** A table after its opening and these events. */
function tableOf(events: readonly TableEvent[], seedHash = 'aa'): Table {
  const opened = { type: 'opened', plan: PLAN, seedHash, before: null } as const;
  return follow(openTable('t', { seq: 1, at: 0, up: 0, events: [opened] }), { seq: 2, at: 0, up: 0, events });
}
const joined = (seat: number, commitment?: string): TableEvent => {
  return { type: 'joined', seat, name: `p${seat}`, clientSeed: '', ...(commitment && { commitment }) };
};
const ASKED: TableEvent = { type: 'reveal-asked', until: 9 };
const BOTH = [joined(0, HASHES[0]), joined(1, HASHES[1])];
const GIVEN = HASHES.map((commitment) => ({ commitment, open: '' }));
const SEEN: SeenPromise = { seedHash: 'aa', early: true, given: GIVEN };

describe('what a browser saw of a table', () => {
  test('is kept from the first sight, and the numbers from the moment when they were asked for', () => {
    const first = noteSeen(null, tableOf([joined(0, HASHES[0])]));
    expect(first).toEqual({ seedHash: 'aa', early: true, given: null });
    expect(noteSeen(first, tableOf([], 'bb'))).toBe(first);
    const all = noteSeen(first, tableOf([...BOTH, ASKED]));
    expect(all).toEqual(SEEN);
    expect(noteSeen(all, tableOf([joined(0), joined(1), ASKED]))).toBe(all);
  });

  test('is early only before the game', () => {
    const late = { ...tableOf([...BOTH]), status: 'running' } as const;
    expect(noteSeen(null, late)).toEqual({ seedHash: 'aa', early: false, given: null });
  });
});

describe('a promise is broken', () => {
  const kept = (table: Table, own = OWN) => promiseFault(SEEN, table, own);

  test('by none of what a server does as it should', () => {
    expect(kept(tableOf([...BOTH, ASKED]))).toBe(null);
    expect(kept(tableOf([...BOTH, ASKED, { type: 'revealed', seat: 0, clientSeed: 'mine' }]))).toBe(null);
    expect(kept(tableOf(BOTH), { ...OWN, seat: null })).toBe(null);
    const none = { ...SEEN, given: null };
    expect(promiseFault(none, tableOf([]), OWN)).toBe(null);
    // An old number that was given openly.
    expect(promiseFault(none, tableOf([joined(0), joined(1)]), { clientSeed: 'mine', seat: 0 })).toBe(null);
  });

  test('by another hash of the seed', () => expect(kept(tableOf(BOTH, 'bb'))).toBe('seed'));

  test("by another number, or hash, at this browser's seat", () => {
    expect(kept(tableOf([joined(0, HASHES[1]), joined(1, HASHES[1])]))).toBe('own');
    expect(kept(tableOf([joined(0), joined(1, HASHES[1])]))).toBe('own');
    expect(kept(tableOf([...BOTH, { type: 'revealed', seat: 0, clientSeed: 'other' }]))).toBe('own');
  });

  test('by the hash of another player that changes after the seats were taken', () => {
    expect(kept(tableOf([joined(0, HASHES[0]), joined(1, commitmentOf('t', 'tried'))]))).toBe('numbers');
  });
});

describe('a number that is given openly', () => {
  const given = (open: string): TableEvent => ({ type: 'joined', seat: 1, name: 'p1', clientSeed: open });
  const players = PLAN.seats.map(({ color }) => ({ name: color, color }));
  const begun = (clientSeeds: readonly string[]): TableEvent => ({ type: 'started', players, clientSeeds, chance: [] });
  const asked = (open: string, ...more: readonly TableEvent[]) => tableOf([BOTH[0], given(open), ASKED, ...more]);

  test('is not chosen after the others have shown theirs', () => {
    const revealed: TableEvent = { type: 'revealed', seat: 0, clientSeed: 'mine' };
    for (const open of ['', 'open']) {
      const seen = noteSeen(null, asked(open));
      expect(promiseFault(seen, asked(open, revealed, begun(['mine', open])), OWN)).toBe(null);
      expect(promiseFault(seen, asked(open, revealed, begun(['mine', 'tried'])), OWN)).toBe('numbers');
    }
  });
});

describe('a number is shown', () => {
  const asked = tableOf([...BOTH, ASKED]);

  test('once all seats are taken, and once', () => {
    expect(mayReveal(SEEN, asked, OWN)).toBe(true);
    expect(mayReveal(SEEN, tableOf(BOTH), OWN)).toBe(false);
    expect(mayReveal(SEEN, tableOf([...BOTH, ASKED, { type: 'revealed', seat: 0, clientSeed: 'mine' }]), OWN)).toBe(
      false,
    );
    expect(mayReveal(SEEN, asked, { ...OWN, seat: null })).toBe(false);
    expect(mayReveal(SEEN, tableOf([joined(0), joined(1, HASHES[1]), ASKED]), { ...OWN, commits: false })).toBe(false);
  });

  test('to no server that broke a promise', () => {
    expect(mayReveal(SEEN, tableOf([...BOTH, ASKED], 'bb'), OWN)).toBe(false);
    expect(mayReveal(SEEN, asked, { ...OWN, clientSeed: 'other' })).toBe(false);
    expect(mayReveal({ ...SEEN, given: [GIVEN[0], { commitment: 'x', open: '' }] }, asked, OWN)).toBe(false);
  });
});

describe('the key of a server', () => {
  /** A browser that visits a server repeatedly. */
  function browser() {
    let kept: string | null = null;
    const stored = (key?: string) => {
      kept = key ?? kept;
      return kept;
    };
    return async (key: string | null) => {
      const serverKey = createServerKey({ load: async () => key, stored });
      await serverKey.check();
      return serverKey;
    };
  }

  test('is kept from the first visit, and told when it changes, until the person accepts it', async () => {
    const visit = browser();
    const first = await visit('one');
    expect([first.known.value, first.changed.value]).toEqual(['one', null]);
    const second = await visit('two');
    expect([second.known.value, second.changed.value]).toEqual(['one', 'two']);
    const third = await visit('two');
    third.accept();
    expect([third.known.value, third.changed.value]).toEqual(['two', null]);
    const fourth = await visit('two');
    expect([fourth.known.value, fourth.changed.value]).toEqual(['two', null]);
  });

  test('stays as it is where the server does not answer', async () => {
    const visit = browser();
    expect((await visit(null)).known.value).toBe(null);
    await visit('one');
    const silent = await visit(null);
    expect([silent.known.value, silent.changed.value]).toEqual(['one', null]);
  });
});
