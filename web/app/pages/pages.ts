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

/** In the order in which an address is read: the last one takes what no other knows. */
const DEFINITIONS = [
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

export type PageAddress = AddressOf<(typeof DEFINITIONS)[number]>;

/** All pages. Each takes the addresses of its own name, which the types of a list cannot say. */
export const ALL_PAGES = DEFINITIONS as unknown as readonly PageDefinition<string, PageAddress>[];

export const pageOf = ({ page }: PageAddress): PageDefinition<string, PageAddress> =>
  ALL_PAGES.filter(({ name }) => name === page)[0];

export function parsePage(path: string): PageAddress {
  for (const { name, parse } of ALL_PAGES) {
    const at = parse(path);
    if (at !== null) return { ...at, page: name } as PageAddress;
  }
  return { page: 'unknown', path };
}

/** A page with the pages under it, without the start page. */
export function pagesTo(address: PageAddress): readonly PageAddress[] {
  if (address.page === 'start') return [];
  const under = pageOf(address).under?.(address) ?? '';
  return [...pagesTo(parsePage(under)), address];
}
