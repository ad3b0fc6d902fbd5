/** Addresses of the page: every address that is written can be read, and links given out before keep working. */
import { isCutOff } from '@asteroute/page/views/start/cut-off.ts';
import { describe, expect, test } from 'vitest';
import { findGameLink } from '../pages/screen.ts';
import { type Place, START } from './place.ts';
import { makeAddress, parseAddress } from './routes.ts';

const TABLE = 'abcdefghij012345';
const INVITE = `${'x'.repeat(41)}_-`;

const table = { page: 'online', place: { table: TABLE, invite: INVITE } } as const;

const PLACES: readonly (readonly [string, Partial<Place>])[] = [
  ['', {}],
  ['#setup', { sheet: 'setup' }],
  ['#settings', { sheet: 'settings' }],
  ['#setup?rules=SW-16', { sheet: 'setup', rule: 'SW-16' }],
  ['#table', { page: { page: 'play', id: null } }],
  ['#play/3', { page: { page: 'play', id: 3 } }],
  ['#play/3?look=0', { page: { page: 'play', id: 3 }, look: 0 }],
  [
    '#play/3?look=12&plan&sheet=log&rules',
    { page: { page: 'play', id: 3 }, look: 12, plan: true, sheet: 'log', rule: '' },
  ],
  ['#review/3?review', { page: { page: 'review', id: 3 }, review: 0 }],
  ['#play/3?look=12&review=40&plan', { page: { page: 'play', id: 3 }, look: 12, review: 40, plan: true }],
  ['#play/3?sheet=menu&rules=planets', { page: { page: 'play', id: 3 }, sheet: 'menu', rule: 'planets' }],
  ['#review/3?look=4', { page: { page: 'review', id: 3 }, look: 4 }],
  ['#rules', { rule: '' }],
  ['#rules/SW-16', { rule: 'SW-16' }],
  ['#rules/classicEnd', { rule: 'classicEnd' }],
  ['#game/1KAX_-', { page: { page: 'game', text: '1KAX_-' } }],
  ['#game/1KAX/40', { page: { page: 'game', text: '1KAX' }, look: 40 }],
  ['#game/1KAX/0?sheet=share', { page: { page: 'game', text: '1KAX' }, look: 0, sheet: 'share' }],
  ['#form', { page: { page: 'form' } }],
  ['#duel', { page: { page: 'duel', id: null } }],
  [`#duel/${TABLE}`, { page: { page: 'duel', id: TABLE } }],
  ['#tiles', { page: { page: 'tiles', text: null } }],
  ['#editor', { page: { page: 'editor', id: null } }],
  ['#editor/position', { page: { page: 'editor', id: 'position' } }],
  ['#editor/3?rules=D-2', { page: { page: 'editor', id: 3 }, rule: 'D-2' }],
  ['#tiles/1KAX_-', { page: { page: 'tiles', text: '1KAX_-' } }],
  ['#online', { page: { page: 'online', place: { table: null, invite: null } } }],
  ['#online?sheet=settings', { page: { page: 'online', place: { table: null, invite: null } }, sheet: 'settings' }],
  ['#puzzles', { page: { page: 'puzzles', place: { edition: null, id: null } } }],
  ['#puzzles/classic', { page: { page: 'puzzles', place: { edition: 'classic', id: null } } }],
  ['#puzzles/star-wars/k3x9', { page: { page: 'puzzles', place: { edition: 'star-wars', id: 'k3x9' } } }],
  [
    `#seat/${TABLE}/${INVITE}.${INVITE}.h`,
    { page: { page: 'online', place: { table: TABLE, invite: null, seat: `${INVITE}.${INVITE}.h` } } },
  ],
  [`#table/${TABLE}`, { page: { page: 'online', place: { table: TABLE, invite: null } } }],
  [`#table/${TABLE}/${INVITE}`, { page: table }],
  [`#table/${TABLE}/${INVITE}?look=3&sheet=chat`, { page: table, look: 3, sheet: 'chat' }],
];

describe('an address', () => {
  test.each(PLACES)('%s is read and written', (hash, place) => {
    expect(parseAddress(hash)).toEqual({ ...START, ...place });
    expect(makeAddress({ ...START, ...place })).toBe(hash);
  });

  // As messengers, Markdown and mail programs leave it.
  test.each(['.', ',', ')', '*', '%3E', '%22', '%E2%80%8B', '%20', '\u200b', '»', '>).'])(
    'is read with %s behind it',
    (behind) => {
      const shared = PLACES.filter(([hash]) => hash !== '');
      expect(shared.map(([hash]) => parseAddress(hash + behind))).toEqual(shared.map(([hash]) => parseAddress(hash)));
    },
  );

  test('is read with its signs encoded', () => {
    expect(parseAddress('#play/3?look=12&amp;plan')).toEqual(parseAddress('#play/3?look=12&plan'));
    expect(parseAddress('#rivals/Ann./J.%20R.').page).toEqual({ page: 'rivals', names: ['Ann.', 'J. R.'] });
  });

  test.each([
    [`#table/${TABLE}/${INVITE.slice(1)}`, true],
    ['#table/abc', true],
    ['#/invite/abc', true],
    [`#seat/${TABLE}/${INVITE}`, true],
    [`#table/${TABLE}/${INVITE}x`, false],
    ['#nowhere', false],
  ])('%s has lost its end: %s', (hash, isCut) => expect(isCutOff(hash)).toBe(isCut));

  test.each(['', '#'])('%s leads to the start page', (hash) => expect(parseAddress(hash)).toEqual(START));

  test.each([
    '#nowhere',
    '#log',
    '#rules/',
    '#rules/sw-16',
    '#play/',
    '#play/x',
    '#table/short',
    '#online/x',
    '#puzzles/Classic',
    '#puzzles/classic/',
    '#puzzles/classic/a/b',
    `#table/${TABLE}/short`,
  ])('%s names nothing, and stays as it is', (hash) => {
    expect(parseAddress(hash)).toEqual({ ...START, page: { page: 'unknown', path: hash } });
    expect(makeAddress(parseAddress(hash))).toBe(hash);
  });

  test('a puzzle can be asked for as a path, which the page finds behind its hash', () => {
    expect(parseAddress('#/puzzles/classic/k3x9')).toEqual(parseAddress('#puzzles/classic/k3x9'));
  });

  test('what it does not know over a page is left out', () => {
    expect(parseAddress('#play/3?look=x&sheet=cellar&rules=<b>')).toEqual({
      ...START,
      page: { page: 'play', id: 3 },
      rule: '',
    });
  });

  test('a damaged link to a game is still one to a game, so that the page can say what is wrong', () => {
    expect(parseAddress('#game/')).toEqual({ ...START, page: { page: 'game', text: '' } });
    expect(parseAddress('#game/1KAX?utm=1')).toEqual({ ...START, page: { page: 'game', text: '1KAX' } });
  });
});

test('the link to a game is found in a whole address', () => {
  expect(findGameLink('look: https://example.org/play/#game/1KAX/7')).toEqual({ text: '1KAX', ply: 7 });
  // The form that is shared, whose preview messengers show, and what it is in the address bar.
  expect(findGameLink('look: https://example.org/game/1KAX/7.')).toEqual({ text: '1KAX', ply: 7 });
  expect(parseAddress('#/game/1KAX/7')).toEqual({ ...START, page: { page: 'game', text: '1KAX' }, look: 7 });
  expect(findGameLink('https://example.org/%23game/1KAX/7')).toEqual({ text: '1KAX', ply: 7 });
  expect(findGameLink('https://example.org/#rules')).toBe(null);
});
