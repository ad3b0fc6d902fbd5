/** States of the page, and the names and chat lines in all of them, as long as people write them. */
import type { GameRecord } from '@asteroute/record';
import type { Locator, Page } from 'playwright-core';
import type { PageOptions } from '../../support/stage.ts';

/** The page in one state. */
export interface State {
  readonly name: string;
  readonly page: Page;
  /** States with the same value belong to one turn, during which the board's edge must not move. */
  readonly turn?: string;
  /** Whether the time of the page is stopped. */
  readonly stopped?: boolean;
}

/** The server, the language and the browser with which a scene is played. */
export interface Stage {
  readonly url: string;
  /** Language tag of the browser. */
  readonly tag: string;
  open(options: PageOptions): Promise<Page>;
}

/** States that follow from each other; each lasts until the next is requested. */
export interface Scene {
  readonly name: string;
  play(stage: Stage): AsyncGenerator<State>;
}

/** Names as long as a person may think of, in several scripts, and as short as most are. */
export const NAMES = [
  'Bartholomäusmaximilian',
  'НикитаПреображенский',
  'Wolfeschlegelsteinhausen',
  '👩‍🚀 Zoë',
  'Michelle',
];
export const LINES = [
  'hi',
  'Guten Abend zusammen, wer fängt heute an, und wie lange haben wir Zeit?',
  '👍',
  'Donaudampfschifffahrtsgesellschaft!',
];

/** A game whose players have these long names. */
export const named = (record: GameRecord): GameRecord => ({
  ...record,
  players: record.players.map((player, seat) => ({ ...player, name: NAMES[seat] })),
});

export const tool = (page: Page, icon: string): Locator => page.locator(`.tools button:has([href="#icon-${icon}"])`);

/** Shows the part of the page that a hash names. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/**
 * A seed for the first page of a scene, and with `page` for its others: in each language another one, because keys to
 * tables and leagues follow from it.
 */
export const seedFor = ({ tag }: Stage, scene: number, page = 0): number =>
  94_000 + scene * 200 + (tag.charCodeAt(0) - 97) * 5 + page;

/** A long name that nobody else at the server has: no two accounts have names that look alike. */
export const ownName = ({ tag }: Stage, number: number): string => `${tag[0].toUpperCase()}${NAMES[number].slice(1)}`;
