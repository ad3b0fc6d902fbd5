/** The history of the browser matches what is open, no matter how it was opened and closed. */
import { expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../testing.ts';
import { browserBar, Navigation } from './navigation.ts';

/** A page on which letters are opened one over the other: each address has one letter more than the address below. */
function pageAt(bar: TestBrowser, restores = true) {
  const navigation = new Navigation(bar);
  const page = { open: '' };
  const show = async (open: string) => {
    page.open = open;
    const named = restores ? open : open.slice(0, 2);
    navigation.show(['', ...[...named].map((_, i) => named.slice(0, i + 1))]);
    await new Promise((resolve) => setTimeout(resolve));
  };
  navigation.subscribe((address) => void show(address));
  return { page, show, ready: show(navigation.current()) };
}

test('each thing that opens is an entry, and Back closes the top one', async () => {
  const bar = testBrowser();
  const { page, show } = pageAt(bar);
  await show('g');
  await show('gs');
  await show('gsr');
  expect(bar.entries()).toEqual(['elsewhere', '', 'g', 'gs', 'gsr']);
  await bar.goBack();
  expect(page.open).toBe('gs');
  await bar.goBack(2);
  expect([page.open, bar.at()]).toEqual(['', 1]);
  await bar.goForward();
  expect(page.open).toBe('g');
});

test('what is closed by its own button leaves no entry behind', async () => {
  const bar = testBrowser();
  const { page, show } = pageAt(bar);
  await show('gsr');
  await show('g');
  await bar.settled();
  expect([bar.hash(), bar.at()]).toEqual(['g', 2]);
  await show('gt');
  expect(bar.entries()).toEqual(['elsewhere', '', 'g', 'gt']);
  await show('');
  await bar.settled();
  expect([page.open, bar.hash(), bar.at()]).toEqual(['', '', 1]);
});

test('changes while the browser is on its way back are not lost', async () => {
  const bar = testBrowser();
  const { show } = pageAt(bar);
  await show('gsr');
  void show('g');
  void show('gx');
  await bar.settled();
  expect([bar.hash(), bar.at()]).toEqual(['gx', 3]);
});

test('a link that is opened while the browser is on its way back is not lost', async () => {
  const bar = testBrowser();
  const { page, show } = pageAt(bar);
  await show('gsr');
  void show('g');
  await Promise.resolve();
  await bar.type('h');
  await bar.settled();
  expect([page.open, bar.hash(), bar.at()]).toEqual(['h', 'h', 2]);
});

test('a link from elsewhere has the start page below it', async () => {
  const bar = testBrowser('gs');
  const { page, ready } = pageAt(bar);
  await ready;
  expect(bar.entries()).toEqual(['elsewhere', '', 'g', 'gs']);
  await bar.goBack();
  expect(page.open).toBe('g');
});

test('an address typed over what is open opens its own pile, and Back leads to what was open', async () => {
  const bar = testBrowser();
  const { page, show } = pageAt(bar);
  await show('gs');
  await bar.type('h');
  expect([page.open, bar.hash()]).toEqual(['h', 'h']);
  await bar.goBack();
  expect(page.open).toBe('');
  await bar.goBack();
  expect(page.open).toBe('gs');
});

test('a reload keeps the entries; Back still closes one thing after the other', async () => {
  const bar = testBrowser();
  await pageAt(bar).show('gsr');
  bar.reload();
  const { page, ready } = pageAt(bar);
  await ready;
  expect([page.open, bar.entries().length, bar.at()]).toEqual(['gsr', 5, 4]);
  await bar.goBack();
  expect([page.open, bar.hash()]).toEqual(['gs', 'gs']);
});

test('a reload that cannot bring everything back goes to the entry of what is there', async () => {
  const bar = testBrowser();
  await pageAt(bar).show('gsr');
  bar.reload();
  const { ready, show } = pageAt(bar, false);
  await ready;
  await show('');
  await bar.settled();
  bar.elapse();
  expect(bar.hash()).toBe('');
  expect(bar.at(), 'it never leaves the site').toBeGreaterThan(0);
});

test('one thing that changes often changes its entry at most three times a second', async () => {
  const bar = testBrowser();
  const { show } = pageAt(bar);
  for (const moment of ['a', 'b', 'c']) await show(`${moment}`);
  expect([bar.hash(), bar.entries().length]).toEqual(['b', 3]);
  bar.elapse();
  expect([bar.hash(), bar.entries().length]).toEqual(['c', 3]);
});

test('Back shows what is open below, not what was there when it was covered', async () => {
  const bar = testBrowser();
  const navigation = new Navigation(bar);
  const opened: string[] = [];
  navigation.subscribe((address) => opened.push(address));
  const show = async (...pile: string[]) => {
    navigation.show(pile);
    await bar.settled();
  };
  await show('', 'ply1', 'ply1 log');
  await show('', 'ply2', 'ply2 log');
  opened.length = 0;
  await bar.goBack();
  expect(opened).toEqual(['ply2']);
});

test.each([
  ['/', '/', []],
  ['/', '/index.html', []],
  ['/', '/games/old.html', ['/#/games/old.html']],
  ['/', '/invite/abcdefgh01234567', ['/#table/abcdefgh01234567']],
  ['/', '/invite/abcdefgh01234567.', ['/#table/abcdefgh01234567']],
  ['/', '/invite/abcdefgh01234567%23table/abcdefgh01234567', ['/#table/abcdefgh01234567']],
  ['/', '/%23rules/SW-34', ['/#rules/SW-34']],
  ['./', '/play/', []],
  ['./', '/play/index.html', []],
  ['/play/', '/play/', []],
  ['/play/', '/play/old.html', ['/play/#/old.html']],
])('of a page at %s the path %s is opened as an address of the page', (base, pathname, due) => {
  const opened: string[] = [];
  const history = { replaceState: (_: unknown, __: string, address: string) => opened.push(address) };
  const location = { pathname, hash: '', href: `https://games.example${pathname}` };
  browserBar({ history, location } as unknown as Window, base);
  expect(opened).toEqual(due);
});
