/** What the page should show, computed from the game that it has kept by the rules alone. */
import {
  chanceMove,
  createDealer,
  drawnTile,
  type Game,
  play,
  reserve,
  scores,
  sideOf,
  unwrap,
} from '@asteroute/engine';
import { type GameRecord, replay } from '@asteroute/record';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const GAME_KEY = 'asteroute.game.1';

/** What the browser keeps of a game. */
export interface Kept {
  readonly record: GameRecord;
  readonly seats: readonly { readonly bot: string | null }[];
  readonly seed: number;
  readonly played?: number;
}

/** The game that was played last. */
export async function keptGame(page: Page): Promise<Kept> {
  const texts = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('asteroute.game.') ? [text] : [])),
  );
  const games = texts.map((text) => JSON.parse(text) as Kept);
  expect(games.length, 'games that are kept').toBeGreaterThan(0);
  return games.reduce((last, game) => ((game.played ?? 0) >= (last.played ?? 0) ? game : last));
}

/** The kept game at its next decision: checks its record against the rules, and deals from its seed what comes next. */
export function gameOf({ record, seed }: Kept): Game {
  const played = unwrap(replay(record));
  expect(played.differences).toEqual([]);
  const dealer = createDealer(seed);
  let game = played.game;
  for (let move = chanceMove(game, dealer); move !== null; move = chanceMove(game, dealer)) {
    game = unwrap(play(game, move)).game;
  }
  return game;
}

/** The table as a person reads it. */
export interface Shown {
  readonly players: readonly { readonly name: string; readonly score: number; readonly reserve: string }[];
  readonly board: string;
  readonly stack: string;
  /** The link to the drawing of the tile in hand; empty without a tile. */
  readonly hand: string;
  readonly active: readonly string[];
}

export function shownTable(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const text = (root: ParentNode, selector: string) => root.querySelector(selector)?.textContent?.trim() ?? '';
    const seatOf = (player: Element) => Number(player.getAttribute('data-seat'));
    const bySeat = (players: Element[]) => players.sort((a, b) => seatOf(a) - seatOf(b));
    const named = (root: ParentNode, selector: string) =>
      root.querySelector(selector)?.getAttribute('aria-label') ?? '';
    return {
      players: bySeat(all('.player')).map((player) => ({
        name: text(player, '.player-name'),
        // A team has its score above its players. The visible digits may still count up; the label has the value.
        score: Number(/\d+/.exec(named(player.closest('.team') ?? player, '.player-score'))?.[0]),
        reserve: named(player, '.reserve'),
      })),
      board: named(document, '.board'),
      stack: named(document, '.tool-stack'),
      hand: document.querySelector('.hand-tile use')?.getAttribute('href') ?? '',
      active: all('.player[data-active=true]').map((player) => text(player, '.player-name')),
    };
  });
}

/** The page's noun for a number of meeples of a kind: "small", "meeple", "abbots". */
function meepleNoun(meeple: string, count: number): string {
  const noun = meeple === 'normal' ? 'meeple' : meeple;
  return count === 1 || meeple === 'small' || meeple === 'large' ? noun : `${noun}s`;
}

/** The table as the rules say that it must be shown. */
function dueTable(game: Game): Omit<Shown, 'hand'> {
  const { players } = game.rules;
  const { placed, stackSize, phase, seat } = game.position;
  const totals = scores(game);
  return {
    players: players.map(({ name }, own) => {
      const counts = Object.entries(reserve(game, own)).map(
        ([meeple, count]) => `${count} ${meepleNoun(meeple, count)}`,
      );
      return {
        name,
        score: totals[sideOf(game, own)],
        reserve: `In reserve: ${new Intl.ListFormat('en').format(counts)}`,
      };
    }),
    board: `Board, ${placed} ${placed === 1 ? 'tile' : 'tiles'}`,
    stack: `${stackSize} ${stackSize === 1 ? 'tile' : 'tiles'} left`,
    active: phase === 'over' ? [] : [players[seat].name],
  };
}

/** Checks that what the table shows at rest agrees with the kept game and the rules; returns the game. */
export async function expectTrueTable(page: Page): Promise<Game> {
  const game = gameOf(await keptGame(page));
  const { hand, ...shown } = await shownTable(page);
  expect(shown).toEqual(dueTable(game));
  const drawn = drawnTile(game);
  // Each copy of a planet has its own drawing: `#tile-SW-planet-e-2`.
  if (hand !== '' && drawn !== null) expect(hand.startsWith(`#tile-${drawn}`), `${hand} shows ${drawn}`).toBe(true);
  return game;
}
