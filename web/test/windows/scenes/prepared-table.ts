/** Tables on a server, prepared over HTTP: seats are taken, random turns are played, chat lines are written. */
import { createRandom } from '@asteroute/engine';
import { requestTable, sitDown } from '@asteroute/page-online/connection/new-table';
import { type Command, onTurn, type Plan, type Table } from '@asteroute/protocol';
import { expect } from 'vitest';
import { commandBy, pageRequests, planOfPeople } from '../../support/network/page-requests.ts';
import { programOf } from '../../support/seat-program.ts';

export interface WantedTable {
  readonly names: readonly string[];
  /** Lines of chat, written by the seats alternately. */
  readonly lines?: readonly string[];
  readonly clock?: Plan['clock'];
  readonly takebacks?: boolean;
  readonly modules?: readonly string[];
  /** The seed of the random turns. */
  readonly seed?: number;
  /** Turns are played until this is true of the table; if absent, none are played. */
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

export async function prepareTable(url: string, wanted: WantedTable): Promise<PreparedTable> {
  const { names, lines = [], clock = { type: 'none' }, takebacks = false, modules = [] } = wanted;
  const [own, ...others] = names.map(() => pageRequests(url));
  const plan = planOfPeople('star-wars', COLORS.slice(0, names.length), { modules: [...modules], clock, takebacks });
  const opened = await requestTable(own, { plan, seat: 0, name: '' });
  if (!opened.ok) throw new Error(`no table: ${opened.fault}`);
  const { table, invite } = opened.key;
  const keys = [opened.key, ...others.map(({ keyring }) => keyring.of(table, invite))];
  const command = async (seat: number, body: Command) =>
    expect(await commandBy(own.ask, keys[seat], body)).toMatchObject({ ok: true });
  // Nobody commits to a number, because the game begins before there is a page that could reveal it.
  for (const [seat, name] of names.entries())
    await command(seat, sitDown({ ...keys[seat], commits: false }, name, seat));
  for (const [line, text] of lines.entries()) {
    await command(line % names.length, { type: 'chat', id: `say-${line}`, text });
  }
  const played = await programOf(url, keys, createRandom(wanted.seed ?? 1)).playUntil(wanted.until ?? (() => true));
  return {
    hash: `#table/${table}`,
    onTurn: onTurn(played) ?? 0,
    resign: (seat) => command(seat, { type: 'resign', id: `resign-${seat}` }),
    keptBy: (seat) => ({ 'asteroute.tables': JSON.stringify([{ ...keys[seat], commits: false }]) }),
  };
}
