/** What the start page asks the server: this person's running tables, a new room, a table by its code. */

import { type AskServer, byKey } from '@asteroute/client';
import { askAgain } from '@asteroute/page/views/ask-again.ts';
import type { MappedBoard } from '@asteroute/page/views/board-map.tsx';
import type { CodeFault } from '@asteroute/page/views/start/friends.tsx';
import type { KnownPeople, MyTables, RunningTable } from '@asteroute/page/views/start/running.tsx';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import { askServer } from '@asteroute/page-account/server-time';
import { ownTables } from '@asteroute/page-online/connection/lists';
import { browserKeyring, type Key, type Keyring } from '@asteroute/page-online/keyring/keyring';
import { meetAgain } from '@asteroute/page-online/opponents/play-again';
import { usualPeople } from '@asteroute/page-online/opponents/usual';
import { onlineAddress } from '@asteroute/page-online/place';
import { openRoom } from '@asteroute/page-online/quick';
import { timeLeft } from '@asteroute/page-online/widgets/clock-words';
import { codeLength, ERASED_NAME, type MySummary, type RunningSummary } from '@asteroute/protocol';
import { COMPANY } from '@asteroute/words/en/company.ts';
import { wordsIn } from '@asteroute/words/load.ts';
import type { App } from './app.ts';

/** The server that the page came from, and the keys to its tables. */
export const pageServer = (storage: () => Storage): { readonly ask: AskServer; readonly keyring: Keyring } => ({
  ask: askServer(),
  keyring: browserKeyring(storage),
});

/** Creates a room with the usual rules and goes there; resolves with false if no server answers. */
export async function openForFriends(app: App): Promise<boolean> {
  const { storage, choices } = app.ports;
  const place = await openRoom(pageServer(storage), choices.peek().edition, 'link');
  if (place !== null) app.page.go(onlineAddress(place));
  return place !== null;
}

/** Goes to the table of a code once it is whole; resolves with why that is not possible, or with null. */
export async function joinByCode(app: App, code: string): Promise<CodeFault | null> {
  if (code.length < codeLength(code)) return null;
  const found = await pageServer(app.ports.storage).ask('GET /api/codes/:code', { params: { code } });
  if (!found.ok) return found.fault.code === 'busy' ? 'silent' : 'unknown';
  app.page.go(onlineAddress({ table: found.value.table, invite: null }));
  return null;
}

const REFRESH_MS = 30_000;

/** Shows this person's tables now, when the page comes back, and periodically; returns a function that stops. */
export function followTables(app: App, show: (mine: MyTables) => void): () => void {
  // The words of another language may not load.
  const load = () => (navigator.onLine ? myTables(app).catch(() => null) : Promise.resolve(null));
  return askAgain(load, (found) => {
    if (found === null) return REFRESH_MS;
    show(found);
    showBadge(found.tables.filter(({ turn }) => turn === 'own').length);
    return REFRESH_MS;
  });
}

/** The number of tables that wait for this person, on the icon of the installed page. */
function showBadge(tables: number): void {
  // Some browsers have no badge, and some refuse it where the page is not installed.
  void navigator.setAppBadge?.(tables).catch(() => {});
}

/** The tables that are not over, those that wait for this person first, and people; null if no server answers. */
async function myTables(app: App): Promise<MyTables | null> {
  const { ask, keyring } = pageServer(app.ports.storage);
  const keys = keyring.all();
  const mine = await ownTables(ask, keys);
  if (mine === null) return null;
  const running = mine.filter(({ status }) => status !== 'over');
  running.sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.changedAt - a.changedAt);
  const tables = await Promise.all(
    running.map(async (one) => ({
      ...shownTable(app, keyring, one),
      board: one.running === undefined ? null : await boardOf(ask, keys[one.token], one),
      onGo: () => app.page.go(onlineAddress({ table: one.table, invite: keys[one.token].invite })),
    })),
  );
  return { tables, people: await peopleOf(app, mine) };
}

/** The most people of earlier games on the start page; the lobby has more. */
const MAX_PEOPLE = 3;

/** The people of earlier games, with whom one press opens the next one; null without any. */
async function peopleOf(app: App, mine: readonly MySummary[]): Promise<KnownPeople | null> {
  const people = usualPeople(mine, ERASED_NAME).slice(0, MAX_PEOPLE);
  if (people.length === 0) return null;
  const words = await wordsIn(COMPANY, app.ports.language.tag.peek());
  const server = pageServer(app.ports.storage);
  const meet = async (last: MySummary) => {
    const place = await meetAgain(server, last, last.edition);
    if (place !== null) app.page.go(onlineAddress(place));
    return place !== null;
  };
  return {
    heading: words.people,
    ways: people.map(({ name, last }) => ({ text: words.again(name), onGo: () => meet(last) })),
  };
}

function shownTable(app: App, keyring: Keyring, one: MySummary): Omit<RunningTable, 'onGo' | 'board'> {
  const words = app.ports.language.words.peek();
  const { table, edition, seats, seat, running } = one;
  const nameAt = ({ name, bot }: MySummary['seats'][number]) => name ?? (bot === null ? '' : shownBotName(words, bot));
  const onTurn = running?.onTurn ?? null;
  return {
    table,
    edition,
    others: seats.filter(({ name, bot }, at) => at !== seat && (name !== null || bot !== null)).map(nameAt),
    turn: one.myTurn ? 'own' : onTurn === null ? null : { name: nameAt(seats[onTurn]) },
    left: running === undefined ? null : leftOf(running, words.tag),
    moves: Math.max(0, (running?.turns ?? 0) - (keyring.turnsSeen(table) ?? 0)),
    replaced: running?.replaced ?? false,
  };
}

/** The time that the player on turn has left, in words; null without a clock. */
function leftOf({ clocks, onTurn, up }: RunningSummary, tag: string): string | null {
  const left = onTurn === null ? undefined : clocks.left[onTurn];
  return left === undefined ? null : timeLeft(left - (up - clocks.since), tag);
}

/** Boards that were loaded, by table; a board is requested again only after somebody has moved. */
const boards = new Map<string, { readonly head: number; readonly board: MappedBoard }>();

async function boardOf(ask: AskServer, key: Key, { table, edition, modules, seats, running }: MySummary) {
  const before = boards.get(table);
  if (before !== undefined && before.head === running?.head) return before.board;
  const read = await ask('GET /api/games/:id/board', byKey(key));
  if (!read.ok) return before?.board ?? null;
  const { tiles, head } = read.value;
  // The turns begin after the first tile, which is on the board from the start.
  const turns = tiles
    .slice(1)
    .map(([x, y, rotation, tile], turn) => ({ x, y, rotation, tile, player: turn % seats.length }));
  const board: MappedBoard = { edition, modules, turns, players: seats };
  boards.set(table, { head, board });
  return board;
}
