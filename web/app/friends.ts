/** What the start page knows of tables on the server: this person's, and the ways to a new one and to one by its code. */
import type { MySummary } from '@asteroute/protocol';
import { useState } from 'preact/hooks';
import { createApi } from '../online/connection/api.ts';
import { browserKeyring, type Keyring } from '../online/connection/keyring.ts';
import { timeLeft } from '../online/parts/clock-words.ts';
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
  const mine = await serverApi().mine(keys);
  if (mine === null) return null;
  const running = mine.filter(({ status }) => status !== 'over');
  running.sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.changedAt - a.changedAt);
  return running.map((one) => ({
    ...shownTable(app, keyring, one),
    onGo: () => app.goOnline({ table: one.table, invite: keys[one.token].invite }),
  }));
}

function shownTable(app: App, keyring: Keyring, one: MySummary): Omit<RunningTable, 'onGo'> {
  const words = app.ports.language.words.peek();
  const { table, edition, modules, seats, seat, onTurn, turns, deadline, replaced } = one;
  const nameAt = ({ name, bot }: MySummary['seats'][number]) => name ?? (bot === null ? '' : shownBotName(words, bot));
  return {
    ...{ table, edition, replaced },
    others: seats.filter(({ name, bot }, at) => at !== seat && (name !== null || bot !== null)),
    turn: one.myTurn ? 'own' : onTurn === null ? null : { name: nameAt(seats[onTurn]) },
    left: deadline === null ? null : timeLeft(deadline - Date.now(), words.tag),
    moves: Math.max(0, turns - (keyring.turnsSeen(table) ?? turns)),
    board: { edition, modules, turns: one.board, players: seats },
  };
}
