/** The tables of the server on the start page: this person's tables, a new table, and a table by its code. */

import { hasKeys } from '@asteroute/page/library/seat-keys.ts';
import type { FriendsPorts } from '@asteroute/page/views/start/friends.tsx';
import type { MyTables } from '@asteroute/page/views/start/running.tsx';
import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import { useState } from 'preact/hooks';
import type { App } from './app.ts';

/** Not loaded earlier, so that a game at this screen does not wait for it. */
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

/** Without keys to tables the code that asks the server is not loaded. */
export function useMyTables(app: App): MyTables {
  const [mine, setMine] = useState(NONE);
  useCurrentEffect(
    (isCurrent) => {
      let stop = () => {};
      if (app.ports.hasServer && hasKeys(app.ports.storage))
        loadServer().then(
          ({ followTables }) => {
            if (isCurrent()) stop = followTables(app, setMine);
          },
          () => {},
        );
      return () => stop();
    },
    [app],
  );
  return mine;
}
