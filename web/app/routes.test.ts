/** Addresses of the page: what is written is read again, and links given out before keep working. */
import { describe, expect, test } from 'vitest';
import { findGameLink, makeRoute, parseRoute, type Route } from './routes.ts';

const TABLE = 'abcdefghij012345';
const INVITE = `${'x'.repeat(41)}_-`;

const ROUTES: readonly (readonly [string, Route])[] = [
  ['', { page: 'start' }],
  ['#table', { page: 'table' }],
  ['#rules', { page: 'rules', rule: null }],
  ['#rules/SW-16', { page: 'rules', rule: 'SW-16' }],
  ['#game/1KAX_-', { page: 'game', link: { text: '1KAX_-', ply: null } }],
  ['#game/1KAX/40', { page: 'game', link: { text: '1KAX', ply: 40 } }],
  ['#game/1KAX/0', { page: 'game', link: { text: '1KAX', ply: 0 } }],
  ['#online', { page: 'online', place: { table: null, invite: null } }],
  [`#table/${TABLE}`, { page: 'online', place: { table: TABLE, invite: null } }],
  [`#table/${TABLE}/${INVITE}`, { page: 'online', place: { table: TABLE, invite: INVITE } }],
];

describe('a route', () => {
  test.each(ROUTES)('%s is read and written', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(makeRoute(route)).toBe(hash);
  });

  test.each(['#', '#nowhere', '#rules/', '#rules/sw-16', '#table/short', '#online/x', `#table/${TABLE}/short`])(
    '%s leads to the start page',
    (hash) => expect(parseRoute(hash)).toEqual({ page: 'start' }),
  );

  test('a damaged link to a game is still one to a game, so that the page can say what is wrong', () => {
    expect(parseRoute('#game/')).toEqual({ page: 'game', link: { text: '', ply: null } });
    expect(parseRoute('#game/1KAX?utm=1')).toEqual({ page: 'game', link: { text: '1KAX', ply: null } });
  });
});

test('the link to a game is found in a whole address', () => {
  expect(findGameLink('look: https://example.org/play/#game/1KAX/7')).toEqual({ text: '1KAX', ply: 7 });
  expect(findGameLink('https://example.org/#rules')).toBe(null);
});
