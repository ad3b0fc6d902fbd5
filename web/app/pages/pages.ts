import { accountPage } from './account.ts';
import { dailyPage } from './daily.ts';
import type { AddressOf, PageDefinition } from './definition.ts';
import { duelPage } from './duel.ts';
import { editorPage } from './editor.ts';
import { formPage } from './form.ts';
import { leaguesPage } from './leagues.ts';
import { onlinePage } from './online.ts';
import { puzzlesPage } from './puzzles.ts';
import { rivalsPage } from './rivals.ts';
import { gamePage, playPage, reviewPage, startPage } from './screen.ts';
import { tileSetsPage } from './tiles.ts';
import { unknownPage } from './unknown.ts';

/** All pages, in the order in which an address is read: the last one takes what no other knows. */
export const ALL_PAGES = [
  startPage,
  playPage,
  reviewPage,
  onlinePage,
  puzzlesPage,
  dailyPage,
  duelPage,
  leaguesPage,
  rivalsPage,
  formPage,
  accountPage,
  editorPage,
  tileSetsPage,
  gamePage,
  unknownPage,
] as const;

/** A page, and what its address says. */
export type PageAddress = AddressOf<(typeof ALL_PAGES)[number]>;

/** The definition of the page at an address. */
export const pageOf = ({ page }: PageAddress): PageDefinition<string, PageAddress> =>
  // Each definition takes the addresses of its own name.
  ALL_PAGES.find(({ name }) => name === page) as unknown as PageDefinition<string, PageAddress>;

/** Reads the path of an address. */
export function parsePage(path: string): PageAddress {
  for (const { name, parse } of ALL_PAGES) {
    const at = parse(path);
    if (at !== null) return { page: name, ...at } as PageAddress;
  }
  return { page: 'unknown', path };
}

/** A page with the pages under it, without the start page. */
export function pagesTo(address: PageAddress): readonly PageAddress[] {
  if (address.page === 'start') return [];
  const under = pageOf(address).under?.(address) ?? '';
  return [...pagesTo(parsePage(under)), address];
}
