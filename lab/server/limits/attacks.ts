import { createRandom } from '@asteroute/engine';
import { onTurn } from '@asteroute/protocol';
import { writeLink } from '@asteroute/record';
import { playedPlies } from '@asteroute/review/testing';
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
  readonly over: readonly string[];
  readonly running: string;
  readonly room: string;
  readonly seats: readonly { readonly table: string; readonly token: string; readonly other: number }[];
}

/** Lines of chat in the long log, finished games, and tables of seats that send commands. */
const [LINES, FINISHED, SEATED] = [8000, 60, 4];
const BATCH = 500;
const COLORS = ['red', 'blue', 'green', 'yellow', 'black'];
const LIMIT_REQUESTS = 300;

const page = (path: string): Sent => ({ path });
const api = (path: string, more: Partial<Sent> = {}): Sent => ({ path: `/api${path}`, ...more });
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const attack = (name: string, count: number, sent: LimitAttack['sent']): LimitAttack => ({ name, count, sent });

/** Each limit, used up by what costs the most within it. */
export const LIMIT_ATTACKS: readonly LimitAttack[] = [
  attack('files', 1500, () => [page('/')]),
  attack('previews', 1500, ({ room }) =>
    [`/invite/${room}`, '/puzzles', '/puzzles/classic/k3x9', `/game/${links(1)}`].map(page),
  ),
  attack('game links', 1500, () => links(1500).map((link) => page(`/game/${link}`))),
  attack('pictures', 60, ({ over }) => over.map((table) => page(`/pictures/table/${table}.png`))),
  attack('records', LIMIT_REQUESTS, ({ long }) => [api(`/games/${long}/record`)]),
  attack('many records', LIMIT_REQUESTS, ({ over }) => over.map((table) => api(`/games/${table}/record`))),
  attack('events', LIMIT_REQUESTS, ({ long }) => [api(`/games/${long}/events?since=0`)]),
  {
    ...attack('watching', LIMIT_REQUESTS, ({ long }) => [
      { path: '', message: { type: 'watch', table: long, since: 0 } },
    ]),
    waits: true,
  },
  attack('tables', LIMIT_REQUESTS, ({ over }) => over.map((table) => api(`/games/${table}`))),
  attack('legal turns', LIMIT_REQUESTS, ({ running }) => [api(`/games/${running}/legal`)]),
  attack('own data', 60, ({ long, seats }) => [api(`/games/${long}/mine`, { token: seats[0].token })]),
  attack('commands', LIMIT_REQUESTS, ({ seats }) => times(LIMIT_REQUESTS, (n) => mute(seats[n % seats.length], n))),
  attack('lobby', LIMIT_REQUESTS, () => [api('/games')]),
  attack('lists', 60, () => [api('/mine', { body: { tokens: times(100, newToken) } })]),
  attack('codes', 30, () => [api('/codes/BCDFG')]),
  attack('mail', 60, () => times(60, mail)),
  attack('description', LIMIT_REQUESTS, () => [api('/openapi.json')]),
];

function mute({ table, token, other }: Tables['seats'][number], n: number): Sent {
  const body = { id: newToken().slice(0, 12), type: 'mute', seat: other, muted: Math.floor(n / 20) % 2 === 0 };
  return api(`/games/${table}/commands`, { token, body });
}

function mail(n: number): Sent {
  const body = { push: null, mail: `mallory${n}@example.org`, language: 'en', zone: 'UTC', quiet: null, wants: false };
  return api('/contact', { token: newToken(), body });
}

/** Links to one game with different names, so that each is another. */
function links(count: number): readonly string[] {
  const { start, plies } = playedPlies({ edition: 'classic', players: 2 }, 1, ['random']);
  const { setup } = start.rules;
  const named = (n: number) => setup.players.map((player) => ({ ...player, name: `Mallory ${n}` }));
  const moves = plies.map(({ move }) => move);
  return times(count, (n) => writeLink({ setup: { ...setup, players: named(n) }, moves }));
}

export async function playTables(origin: string): Promise<Tables> {
  const plan = { edition: 'star-wars', seats: [{ color: 'red' }, { color: 'green' }], room: true };
  const seats: Tables['seats'][number][] = [];
  for (let n = 0; n < SEATED; n++) {
    const { name, tokens } = await openSeated(origin, COLORS, { edition: 'classic' });
    seats.push(...tokens.map((token, seat) => ({ table: name, token, other: (seat + 1) % tokens.length })));
  }
  return {
    seats,
    long: await playedTable(origin, Number.POSITIVE_INFINITY),
    running: await playedTable(origin, 40),
    room: await openAt(origin, newToken(), plan, { name: 'Mia' }),
    over: times(FINISHED, (n) => String(n).padStart(16, '0')),
  };
}

async function playedTable(origin: string, most: number): Promise<string> {
  const random = createRandom(1);
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
  const text = 'Somebody says something about the game. '.repeat(2);
  const events = JSON.stringify([{ type: 'chat', seat: 0, text }]);
  const chat = { ...last, command: null, secret: null, events, personal: true, private: false } satisfies Row;
  for (let n = 1; n <= LINES; n += BATCH)
    await store.tables.append(
      times(BATCH, (i) => ({ table: long, row: { ...chat, seq: last.seq + n + i }, updates: {} })),
    );
  await store.close();
}
