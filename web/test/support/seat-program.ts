/** Plays seats of a table over HTTP while their pages are open, for turns that need not be clicked. */
import { type Game, legal, type Move, nodeName, play, type Random, unwrap, xOf, yOf } from '@asteroute/engine';
import { type CommandOf, type Entry, follow, gameOf, onTurn, openTable, type Table } from '@asteroute/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A person's seat, from what the page keeps of it. */
export interface OwnSeat {
  readonly table: string;
  readonly token: string;
}

/** A turn as moves of the engine and in the words of the command. */
interface WholeTurn {
  readonly moves: readonly [Move, Move];
  readonly words: Pick<CommandOf<'turn'>, 'x' | 'y' | 'rotation' | 'action'>;
}

/** Plays for people of one table. */
export interface SeatProgram {
  /** Plays random turns as soon as one of the people is on turn, until `enough` is true or the game is over. */
  playUntil(enough: (table: Table) => boolean): Promise<Table>;
}

/** A program for the seats of these pages; the first page has the first seat, and so on. */
export async function programFor(pages: readonly Page[], random: Random): Promise<SeatProgram> {
  return programOf(new URL(pages[0].url()).origin, await Promise.all(pages.map(ownSeat)), random);
}

/** A program for seats of one table of the server at `url`, from the first on. */
export function programOf(url: string, seats: readonly OwnSeat[], random: Random): SeatProgram {
  const base = `${url}/api/games/${seats[0].table}`;
  const headers = seats.map(({ token }) => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }));

  /** Waits until the table has entries after `head`, and returns them. */
  async function next(head: number): Promise<readonly Entry[]> {
    const response = await fetch(`${base}/events?since=${head}&wait=25`, { headers: headers[0] });
    return ((await response.json()) as { entries: readonly Entry[] }).entries;
  }

  async function send(seat: number, command: object): Promise<void> {
    const body = JSON.stringify(command);
    const response = await fetch(`${base}/commands`, { method: 'POST', headers: headers[seat], body });
    expect(response.status, await response.text()).toBe(200);
  }

  /** The next command. At a table with takebacks drawing the tile is a command of its own. */
  function nextCommand(table: Table): object {
    const game = gameOf(table);
    const turn = table.turns;
    if (game.position.phase === 'draw') return { type: 'draw', id: `program-draw-${turn}`, turn };
    const turns = turnsOf(game);
    return { type: 'turn', id: `program-${turn}`, turn, ...turns[random.below(turns.length)].words };
  }

  return {
    async playUntil(enough) {
      const [first, ...rest] = await next(0);
      let table = rest.reduce((before, entry) => follow(before, entry), openTable(seats[0].table, first));
      while (table.status === 'running') {
        const seat = onTurn(table);
        if (seat !== null && seat < seats.length) {
          if (enough(table)) return table;
          await send(seat, nextCommand(table));
        }
        table = (await next(table.head)).reduce((before, entry) => follow(before, entry), table);
      }
      return table;
    },
  };
}

async function ownSeat(page: Page): Promise<OwnSeat> {
  const [seat] = await page.evaluate(() => JSON.parse(localStorage.getItem('asteroute.tables') ?? '[]') as OwnSeat[]);
  expect(seat, 'the page keeps a seat').toBeDefined();
  return seat;
}

/** The first turn that starts a battle, if the tile in hand allows one. */
export function attackIn(game: Game): WholeTurn | undefined {
  return turnsOf(game).find(({ moves }) => startsBattle(game, moves));
}

/** Every way to play the turn that a game waits for. */
function turnsOf(game: Game): WholeTurn[] {
  return legal(game).flatMap((place) => {
    if (place.type !== 'place') return [];
    const placed = unwrap(play(game, place)).game;
    const cell = { x: xOf(place.cell), y: yOf(place.cell), rotation: place.rotation };
    return legal(placed).map(
      (move): WholeTurn => ({ moves: [place, move], words: { ...cell, action: wordsOf(placed, move) } }),
    );
  });
}

function wordsOf(game: Game, move: Move): WholeTurn['words']['action'] {
  if (move.type === 'deploy') {
    return { type: 'deploy', meeple: game.rules.meeples[move.meeple].name, on: nodeName(game, move.node) };
  }
  return { type: move.type === 'recall' ? 'recall' : 'pass' };
}

function startsBattle(game: Game, [place, action]: readonly Move[]): boolean {
  return unwrap(play(unwrap(play(game, place)).game, action)).events.some(({ type }) => type === 'battle');
}
