/** Plays seats of a table over HTTP while their pages are open, for turns that need not be clicked. */
import { createAsk } from '@asteroute/client';
import { type ActionMove, type Game, legal, type Move, play, playTurn, type Random, unwrap } from '@asteroute/engine';
import type { Key } from '@asteroute/page-online/keyring/keyring';
import { type Command, type Entry, follow, gameOf, onTurn, openTable, type Table } from '@asteroute/protocol';
import { anyTurn } from '@asteroute/server/turns';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { commandBy } from './network/page-requests.ts';

/** Plays some seats of one table. */
export interface SeatProgram {
  /** Plays random turns whenever one of its seats is on turn, until `enough` is true or the game is over. */
  playUntil(enough: (table: Table) => boolean): Promise<Table>;
}

/** A program for the seats of these pages; the first page has the first seat, and so on. */
export async function programFor(pages: readonly Page[], random: Random): Promise<SeatProgram> {
  return programOf(new URL(pages[0].url()).origin, await Promise.all(pages.map(ownKey)), random);
}

/** Returns a program for the first seats of a table of the server at `url`, one seat per key. */
export function programOf(url: string, keys: readonly Key[], random: Random): SeatProgram {
  const ask = createAsk(url, fetch);
  const [{ table: name, token }] = keys;

  /** Waits until the table has entries after `head`, and returns them. */
  async function next(head: number): Promise<readonly Entry[]> {
    const query = { since: head, wait: 25 };
    const read = await ask('GET /api/games/:id/events', { params: { id: name }, token, query });
    return read.ok ? read.value.entries : [];
  }

  /** The next command. At a table with takebacks drawing the tile is a command of its own. */
  function nextCommand(table: Table): Command {
    const { turns: turn } = table;
    if (gameOf(table).position.phase === 'draw') return { type: 'draw', id: `program-draw-${turn}`, turn };
    return { id: `program-${turn}`, ...anyTurn(table, random) };
  }

  return {
    async playUntil(enough) {
      const [first, ...rest] = await next(0);
      let table = rest.reduce((before, entry) => follow(before, entry), openTable(name, first));
      while (table.status === 'running') {
        const seat = onTurn(table);
        if (seat !== null && seat < keys.length) {
          if (enough(table)) return table;
          expect(await commandBy(ask, keys[seat], nextCommand(table))).toMatchObject({ ok: true });
        }
        table = (await next(table.head)).reduce((before, entry) => follow(before, entry), table);
      }
      return table;
    },
  };
}

async function ownKey(page: Page): Promise<Key> {
  const [key] = await page.evaluate(() => JSON.parse(localStorage.getItem('asteroute.tables') ?? '[]') as Key[]);
  expect(key, 'the page keeps a seat').toBeDefined();
  return key;
}

/** The moves of the first turn that starts a battle, if the tile in hand allows one. */
export function attackIn(game: Game): readonly Move[] | undefined {
  const turns = legal(game).flatMap((place) => {
    if (place.type !== 'place') return [];
    return legal(unwrap(play(game, place)).game).map((action) => ({ place, action: action as ActionMove }));
  });
  const attack = turns.find((turn) =>
    unwrap(playTurn(game, turn)).some(({ events }) => events.some(({ type }) => type === 'battle')),
  );
  return attack && [attack.place, attack.action];
}
