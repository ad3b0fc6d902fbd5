import {
  chanceMove,
  createDealer,
  createRandom,
  type Game,
  legal,
  type Move,
  newGame,
  play,
  type Random,
  unwrap,
} from '@asteroute/engine';
import { onTurn } from '@asteroute/protocol';
import { writeLink } from '@asteroute/record';
import {
  anyTurn,
  command,
  createSealer,
  newToken,
  openAt,
  openSeated,
  openSqlite,
  type Row,
  readTable,
  TEST_SECRET,
} from '@asteroute/server/testing';
import type { Sent } from './sender.ts';

/** What one address sends within ten seconds to use a limit up. */
export interface LimitAttack {
  readonly name: string;
  readonly count: number;
  readonly sent: (tables: Tables) => readonly Sent[];
  /** Whether what is above the limit waits, and is not refused. */
  readonly waits?: true;
}

export interface Tables {
  /** A game that is over, whose log is full of chat. */
  readonly long: string;
  /** Further finished games, and one in its middle. */
  readonly over: readonly string[];
  readonly running: string;
  /** A room, and seats at tables that may send commands. */
  readonly room: string;
  readonly seats: readonly { readonly table: string; readonly token: string; readonly other: number }[];
}

/** Lines of chat in the long log, finished games, and tables of seats that send commands. */
const [LINES, FINISHED, SEATED] = [8000, 60, 4];
const COLORS = ['red', 'blue', 'green', 'yellow', 'black'];
const LIMIT_REQUESTS = 300;
const TOKENS = 100;

const api = (path: string, more: Partial<Sent> = {}): Sent => ({ path: `/api${path}`, ...more });
const many = (count: number, sent: (n: number) => Sent): readonly Sent[] =>
  Array.from({ length: count }, (_, n) => sent(n));

/** Each limit, used up by what costs the most within it. */
export const LIMIT_ATTACKS: readonly LimitAttack[] = [
  { name: 'files', count: 1500, sent: () => [{ path: '/' }] },
  {
    name: 'previews',
    count: 1500,
    sent: ({ room }) => [
      { path: `/invite/${room}` },
      { path: '/puzzles' },
      { path: '/puzzles/classic/k3x9' },
      { path: `/game/${links()[0]}` },
    ],
  },
  { name: 'game links', count: 1500, sent: () => links(1500).map((link) => ({ path: `/game/${link}` })) },
  { name: 'pictures', count: 60, sent: ({ over }) => over.map((table) => ({ path: `/pictures/table/${table}.png` })) },
  { name: 'records', count: LIMIT_REQUESTS, sent: ({ long }) => [api(`/games/${long}/record`)] },
  {
    name: 'many records',
    count: LIMIT_REQUESTS,
    sent: ({ over }) => over.map((table) => api(`/games/${table}/record`)),
  },
  { name: 'events', count: LIMIT_REQUESTS, sent: ({ long }) => [api(`/games/${long}/events?since=0`)] },
  {
    name: 'watching',
    count: LIMIT_REQUESTS,
    waits: true,
    sent: ({ long }) => [{ path: '', message: { type: 'watch', table: long, since: 0 } }],
  },
  { name: 'tables', count: LIMIT_REQUESTS, sent: ({ over }) => over.map((table) => api(`/games/${table}`)) },
  { name: 'legal turns', count: LIMIT_REQUESTS, sent: ({ running }) => [api(`/games/${running}/legal`)] },
  { name: 'own data', count: 60, sent: ({ long, seats }) => [api(`/games/${long}/mine`, { token: seats[0].token })] },
  {
    name: 'commands',
    count: LIMIT_REQUESTS,
    sent: ({ seats }) => many(LIMIT_REQUESTS, (n) => mute(seats[n % seats.length], n)),
  },
  { name: 'lobby', count: LIMIT_REQUESTS, sent: () => [api('/games')] },
  {
    name: 'lists',
    count: 60,
    sent: () => [api('/mine', { body: { tokens: Array.from({ length: TOKENS }, newToken) } })],
  },
  { name: 'codes', count: 30, sent: () => [api('/codes/BCDFG')] },
  { name: 'mail', count: 60, sent: () => many(60, (n) => mail(n)) },
  { name: 'description', count: LIMIT_REQUESTS, sent: () => [api('/openapi.json')] },
];

function mute({ table, token, other }: Tables['seats'][number], n: number): Sent {
  const body = { id: newToken().slice(0, 12), type: 'mute', seat: other, muted: Math.floor(n / 20) % 2 === 0 };
  return api(`/games/${table}/commands`, { token, body });
}

function mail(n: number): Sent {
  const body = { push: null, mail: `mallory${n}@example.org`, language: 'en', zone: 'UTC', quiet: null, wants: false };
  return api('/contact', { token: newToken(), body });
}

export async function playTables(origin: string): Promise<Tables> {
  const random = createRandom(1);
  const long = await playOut(origin, random, Number.POSITIVE_INFINITY);
  const running = await playOut(origin, random, 40);
  const room = await openAt(
    origin,
    newToken(),
    { edition: 'star-wars', seats: [{ color: 'red' }, { color: 'green' }], room: true },
    { name: 'Mia' },
  );
  const seats: { table: string; token: string; other: number }[] = [];
  for (let n = 0; n < SEATED; n++) {
    const { name, tokens } = await openSeated(origin, COLORS, { edition: 'classic' });
    seats.push(...tokens.map((token, seat) => ({ table: name, token, other: (seat + 1) % tokens.length })));
  }
  return {
    long,
    running,
    room,
    seats,
    over: many(FINISHED, (n) => ({ path: String(n).padStart(16, '0') })).map(({ path }) => path),
  };
}

async function playOut(origin: string, random: Random, most: number): Promise<string> {
  const { name, tokens } = await openSeated(origin, COLORS.slice(0, 3), { edition: 'classic' });
  for (let turns = 0; turns < most; turns++) {
    const table = await readTable(origin, name);
    const seat = onTurn(table);
    if (table.status !== 'running' || seat === null) break;
    await command(origin, name, anyTurn(table, random), tokens[seat]);
  }
  return name;
}

/** Copies the finished game of a stopped node to further tables, and fills its log with chat. */
export async function fillStore(file: string, { long, over }: Tables): Promise<void> {
  const store = await openSqlite(file, { sealer: createSealer(TEST_SECRET) });
  const rows = await store.tables.read(long, 0, 10_000);
  for (const table of over) await store.tables.append(rows.map((row) => ({ table, row, updates: {} })));
  const last = rows[rows.length - 1];
  const events = JSON.stringify([
    { type: 'chat', seat: 0, text: 'Somebody says something about the game. '.repeat(2) },
  ]);
  const line = (n: number): Row => ({
    ...last,
    seq: last.seq + n,
    command: null,
    secret: null,
    events,
    personal: true,
    private: false,
  });
  for (let n = 1; n <= LINES; n += 500)
    await store.tables.append(Array.from({ length: 500 }, (_, i) => ({ table: long, row: line(n + i), updates: {} })));
  await store.close();
}

/** Links to one game with different names, so that each is another. */
function links(count = 1): readonly string[] {
  const players = ['red', 'blue'].map((color) => ({ name: '', color }));
  const dealer = createDealer(1);
  let game: Game = unwrap(newGame({ edition: 'classic', players }));
  const moves: Move[] = [];
  for (;;) {
    const moved = chanceMove(game, dealer) ?? legal(game)[0];
    if (moved === undefined) break;
    moves.push(moved);
    game = unwrap(play(game, moved)).game;
  }
  const { setup } = game.rules;
  const named = (n: number) => setup.players.map((player) => ({ ...player, name: `Mallory ${n}` }));
  return Array.from({ length: count }, (_, n) => writeLink({ setup: { ...setup, players: named(n) }, moves }));
}
