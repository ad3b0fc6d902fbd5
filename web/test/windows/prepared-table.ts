/** Tables on a server, prepared over HTTP: seats are taken, random turns are played, chat lines are written. */
import { randomBytes } from 'node:crypto';
import { createRandom } from '@asteroute/engine';
import { onTurn, type Plan, type Table } from '@asteroute/protocol';
import { expect } from 'vitest';
import { programOf } from '../support/seat-program.ts';

/** The table that a test wants. */
export interface WantedTable {
  readonly names: readonly string[];
  /** Lines of chat, written by the seats alternately. */
  readonly lines?: readonly string[];
  readonly clock?: Plan['clock'];
  readonly takebacks?: boolean;
  readonly modules?: readonly string[];
  /** The seed of the random turns. */
  readonly seed?: number;
  /** The state of the table until which turns are played; if absent, none are played. */
  readonly until?: (table: Table) => boolean;
}

/** What a browser keeps of its seat, and the address of the table. */
export interface PreparedTable {
  readonly hash: string;
  /** The seat that is to move. */
  readonly onTurn: number;
  /** The browser's storage of a seat; the host has the first seat. */
  readonly keptBy: (seat: number) => Readonly<Record<string, string>>;
  readonly resign: (seat: number) => Promise<unknown>;
}

const COLORS = ['red', 'black', 'green', 'white', 'orange'];

const secret = () => randomBytes(32).toString('base64url');

/** Opens a prepared table on the server at `url`. */
export async function prepareTable(url: string, wanted: WantedTable): Promise<PreparedTable> {
  const { names, lines = [], clock = { type: 'none' }, takebacks = false, modules = [] } = wanted;
  const [invite, tokens] = [secret(), names.map(secret)];
  const post = async (path: string, token: string, body: object): Promise<unknown> => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Asteroute-Invite': invite,
      'Content-Type': 'application/json',
    };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    expect(response.ok, `${path}: ${text}`).toBe(true);
    return JSON.parse(text);
  };
  const seats = names.map((_, seat) => ({ color: COLORS[seat], bot: null }));
  const plan = { edition: 'star-wars', modules, options: {}, seats, access: 'link', clock, takebacks };
  const opened = await post('/api/games', tokens[0], { id: secret().slice(0, 16), plan, invite, clientSeed: '' });
  const { table } = opened as { table: string };
  const command = (seat: number, id: string, body: object) =>
    post(`/api/games/${table}/commands`, tokens[seat], { id, ...body });
  for (const [seat, name] of names.entries()) await command(seat, `sit-${seat}`, { type: 'join', seat, name });
  for (const [line, text] of lines.entries()) {
    await command(line % names.length, `say-${line}`, { type: 'chat', text });
  }
  const own = tokens.map((token) => ({ table, token }));
  const played = await programOf(url, own, createRandom(wanted.seed ?? 1)).playUntil(wanted.until ?? (() => true));
  const keyOf = (seat: number) => ({ table, token: tokens[seat], invite, host: seat === 0, clientSeed: secret() });
  return {
    hash: `#table/${table}`,
    onTurn: onTurn(played) ?? 0,
    resign: (seat) => command(seat, `resign-${seat}`, { type: 'resign' }),
    keptBy: (seat) => ({ 'asteroute.tables': JSON.stringify([keyOf(seat)]) }),
  };
}
