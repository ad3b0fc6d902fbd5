/** The tables of the server on the start page: this person's tables, a new table, and a table by its code. */

import { hasKeys } from '@asteroute/page/library/seat-keys.ts';
import type { FriendsPorts } from '@asteroute/page/views/start/friends.tsx';
import type { MyTables } from '@asteroute/page/views/start/running.tsx';
import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import { useState } from 'preact/hooks';
import type { App } from './app.ts';

/** Milliseconds between two requests for the own tables. */
const REFRESH_MS = 30_000;

/**
 * Loads the code that talks to the server. It is not loaded earlier, so that a game at this screen does not wait for
 * it.
 */
const loadServer = () => import('./server-tables.ts');

/** The actions for tables with friends: creates a room with the usual rules, or opens a table by its code. */
export function friendsOf(app: App): FriendsPorts {
  return {
    open: () =>
      loadServer()
        .then(({ openForFriends }) => openForFriends(app))
        .catch(() => false),
    join: (code) =>
      loadServer()
        .then(({ joinByCode }) => joinByCode(app, code))
        .catch(() => 'silent' as const),
  };
}

const NONE: MyTables = { tables: [], people: null };

/** This person's tables that are not over, and the people of those that are. Without keys the server is not asked. */
export function useMyTables(app: App): MyTables {
  const [mine, setMine] = useState(NONE);
  useCurrentEffect(
    (isCurrent) => {
      const look = async () => {
        if (document.hidden || !navigator.onLine) return;
        const found = app.ports.hasServer && hasKeys(app.ports.storage) ? await loadTables(app) : NONE;
        if (!isCurrent() || found === null) return;
        setMine(found);
        showBadge(found.tables.filter(({ turn }) => turn === 'own').length);
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
  return mine;
}

/** Loads this person's tables; null if no server answers, or if the code that asks it cannot be loaded. */
async function loadTables(app: App): Promise<MyTables | null> {
  try {
    return await (await loadServer()).myTables(app);
  } catch {
    return null;
  }
}

/** The number of tables that wait for this person, on the icon of the installed page. */
function showBadge(tables: number): void {
  // Some browsers have no badge, and some refuse it where the page is not installed.
  void navigator.setAppBadge?.(tables).catch(() => {});
}
