/** What the start page knows of tables on the server: this person's, and the ways to a new one and to one by its code. */
import type { MySummary, RunningSummary } from '@asteroute/protocol';
import { useState } from 'preact/hooks';
import { type Api, createApi } from '../online/connection/api.ts';
import { browserKeyring, type Key, type Keyring } from '../online/connection/keyring.ts';
import { timeLeft } from '../online/parts/clock-words.ts';
import type { MappedBoard } from '../views/board-map.tsx';
import type { FriendsPorts } from '../views/start/friends.tsx';
import type { RunningTable } from '../views/start/running.tsx';
import { shownBotName } from '../words/bot-words.ts';
import { useCurrentEffect } from '../words/current-effect.ts';
import type { App } from './app.ts';

/** Milliseconds between two looks at the own tables. */
const REFRESH_MS = 30_000;

const serverApi = () => createApi(document.baseURI, (...asked) => fetch(...asked));

/** Ways to friends: a room with the usual rules, whose program comes with the first press, and a table by its code. */
export function friendsOf(app: App): FriendsPorts {
  const { storage, choices } = app.ports;
  return {
    async open() {
      try {
        const { openRoom } = await import('../online/quick.ts');
        const server = { api: serverApi(), keyring: browserKeyring(storage) };
        const place = await openRoom(server, choices.peek().edition, 'link');
        if (place !== null) app.goOnline(place);
        return place !== null;
      } catch {
        return false;
      }
    },
    async join(code) {
      const found = await serverApi().byCode(code);
      if (found == null) return found === null ? 'unknown' : 'silent';
      app.goOnline(found);
      return null;
    },
  };
}

/** This person's tables that are not over. Without tables of their own, nobody asks the server. */
export function useMyTables(app: App): readonly RunningTable[] {
  const [tables, setTables] = useState<readonly RunningTable[]>([]);
  useCurrentEffect(
    (isCurrent) => {
      const look = async () => {
        if (document.hidden || !navigator.onLine) return;
        const found = await myTables(app);
        if (!isCurrent() || found === null) return;
        setTables(found);
        showBadge(found.filter(({ turn }) => turn === 'own').length);
      };
      void look();
      const back = () => void look();
      const timer = setInterval(back, REFRESH_MS);
      document.addEventListener('visibilitychange', back);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', back);
      };
    },
    [app],
  );
  return tables;
}

/** The number of tables that wait for this person, on the icon of the installed page. */
function showBadge(tables: number): void {
  // Some browsers have no badge, and some refuse it where the page is not installed.
  void navigator.setAppBadge?.(tables).catch(() => {});
}

async function myTables(app: App): Promise<readonly RunningTable[] | null> {
  const keyring = browserKeyring(app.ports.storage);
  const keys = keyring.all();
  if (keys.length === 0) return [];
  const api = serverApi();
  const mine = await api.mine(keys);
  if (mine === null) return null;
  const running = mine.filter(({ status }) => status !== 'over');
  running.sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.changedAt - a.changedAt);
  return Promise.all(
    running.map(async (one) => ({
      ...shownTable(app, keyring, one),
      board: one.running === undefined ? null : await boardOf(api, keys[one.token], one),
      onGo: () => app.goOnline({ table: one.table, invite: keys[one.token].invite }),
    })),
  );
}

function shownTable(app: App, keyring: Keyring, one: MySummary): Omit<RunningTable, 'onGo' | 'board'> {
  const words = app.ports.language.words.peek();
  const { table, edition, seats, seat, running } = one;
  const nameAt = ({ name, bot }: MySummary['seats'][number]) => name ?? (bot === null ? '' : shownBotName(words, bot));
  const onTurn = running?.onTurn ?? null;
  return {
    ...{ table, edition },
    others: seats.filter(({ name, bot }, at) => at !== seat && (name !== null || bot !== null)).map(nameAt),
    turn: one.myTurn ? 'own' : onTurn === null ? null : { name: nameAt(seats[onTurn]) },
    left: running === undefined ? null : leftOf(running, words.tag),
    moves: Math.max(0, (running?.turns ?? 0) - (keyring.turnsSeen(table) ?? 0)),
    replaced: running?.replaced ?? false,
  };
}

/** The time that whoever is on turn has left, in words; null without a clock. */
function leftOf({ clocks, onTurn, up }: RunningSummary, tag: string): string | null {
  const left = onTurn === null ? undefined : clocks.left[onTurn];
  return left === undefined ? null : timeLeft(left - (up - clocks.since), tag);
}

/** Boards that were loaded, by table: one is asked for again only when somebody has moved. */
const boards = new Map<string, { readonly head: number; readonly board: MappedBoard }>();

async function boardOf(api: Api, key: Key, { table, edition, modules, seats, running }: MySummary) {
  const before = boards.get(table);
  if (before !== undefined && before.head === running?.head) return before.board;
  const found = await api.board(key);
  if (found === null) return before?.board ?? null;
  // The first tile lies there before the first turn.
  const turns = found.tiles
    .slice(1)
    .map(([x, y, rotation, tile], turn) => ({ x, y, rotation, tile, player: turn % seats.length }));
  const board: MappedBoard = { edition, modules, turns, players: seats };
  boards.set(table, { head: found.head, board });
  return board;
}
