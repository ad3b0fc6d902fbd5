import { expect, test } from 'vitest';
import { browserKeyring } from './keyring.ts';

/** A browser's storage, and its keyring after a reload. */
function browser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  return () => browserKeyring(() => storage as unknown as Storage);
}

const SEEN = { seedHash: 'aa', early: true, given: [{ commitment: 'x', open: '' }] };

test('what was seen of a table survives a reload, for the hundred newest tables', () => {
  const keyring = browser();
  keyring().keepSeen('t', SEEN);
  for (let i = 0; i < 99; i++) keyring().keepSeen(`t${i}`, { ...SEEN, seedHash: `${i}` });
  expect([keyring().seen('t'), keyring().seen('t7')?.seedHash, keyring().seen('none')]).toEqual([SEEN, '7', null]);
  keyring().keepSeen('one more', SEEN);
  expect(keyring().seen('t')).toBe(null);
});

test('the key of the server survives a reload', () => {
  const keyring = browser();
  expect(keyring().serverKey()).toBe(null);
  expect(keyring().serverKey('ab')).toBe('ab');
  expect(keyring().serverKey()).toBe('ab');
});

test('a table gets a number of its own, and the kept one from then on', () => {
  const keyring = browser();
  const [first, second] = ['a', 'b'].map((table) => keyring().of(table, null));
  expect(first.clientSeed).not.toBe(second.clientSeed);
  expect(first.commits).toBe(true);
  keyring().keep(first);
  expect(keyring().of('a', null)).toEqual(first);
});
