import { playerKey, randomToken } from '@asteroute/client';
import { expect, test } from 'vitest';
import type { Key } from '../keyring/keyring.ts';
import { keepSeat, seatText } from './seat-key.ts';

const TABLE = 'abcdefgh01234567';

function ring(...keys: readonly Key[]) {
  const kept = [...keys];
  return { kept, all: () => kept, keep: (key: Key) => void kept.push(key) };
}

test.each([true, false])('a seat comes back by its link, whether a host’s (%s)', (host) => {
  const key = playerKey({ table: TABLE, host });
  const other = ring();
  keepSeat(other, TABLE, seatText(key) ?? '');
  expect(other.kept).toEqual([key]);
});

test('a seat that this browser has stays, and what is no link is none', () => {
  const own = playerKey({ table: TABLE, host: false });
  const browser = ring(own);
  keepSeat(browser, TABLE, seatText(playerKey({ ...own, token: randomToken() })) ?? '');
  expect(browser.kept).toEqual([own]);
  const empty = ring();
  keepSeat(empty, TABLE, 'abc');
  expect(empty.kept).toEqual([]);
  expect(seatText({ ...own, commits: false })).toBe(null);
});
