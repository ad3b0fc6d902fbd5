/** What the start page knows of tables on the server: those that wait for this person, and a way to a new one. */
import { parseLine } from '@asteroute/record';
import { useState } from 'preact/hooks';
import { createApi } from '../online/connection/api.ts';
import { browserKeyring, type Key } from '../online/connection/keyring.ts';
import type { AskFriends } from '../views/start/friends.tsx';
import type { MyTurn } from '../views/start/running.tsx';
import { useCurrentEffect } from '../words/current-effect.ts';
import type { App } from './app.ts';

/** Milliseconds between two looks at the own tables. */
const REFRESH_MS = 30_000;

const serverApi = () => createApi(document.baseURI, (...asked) => fetch(...asked));

/** Makes a table with the usual rules and goes there. Its program comes with the first press. */
export function friendsOf(app: App): AskFriends {
  const { storage, random, language, choices } = app.ports;
  const keyring = browserKeyring(storage);
  return {
    name: () => keyring.name(),
    async open(name) {
      try {
        const { openQuickTable } = await import('../online/quick.ts');
        const server = { api: serverApi(), keyring };
        const { edition } = choices.peek();
        const place = await openQuickTable(server, { edition, name, words: language.words.peek(), random });
        if (place !== null) app.goOnline(place);
        return place !== null;
      } catch {
        return false;
      }
    },
  };
}

/** The tables where it is this person's turn. Without tables of their own, nobody asks the server. */
export function useMyTurns(app: App): readonly MyTurn[] {
  const [turns, setTurns] = useState<readonly MyTurn[]>([]);
  useCurrentEffect(
    (isCurrent) => {
      const look = async () => {
        if (document.hidden || !navigator.onLine) return;
        const found = await myTurns(app);
        if (isCurrent() && found !== null) setTurns(found);
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
  return turns;
}

async function myTurns(app: App): Promise<readonly MyTurn[] | null> {
  const keys = browserKeyring(app.ports.storage).all();
  if (keys.length === 0) return [];
  const mine = await serverApi().mine(keys);
  if (mine === null) return null;
  const waiting = mine.filter(({ myTurn }) => myTurn).sort((a, b) => b.changedAt - a.changedAt);
  return Promise.all(
    waiting.map(async ({ table, edition, seats, seat, token }) => {
      const others = seats.filter((_, at) => at !== seat);
      const onGo = () => app.goOnline({ table, invite: keys[token].invite });
      return { table, edition, others, record: await recordOf(keys[token]), onGo };
    }),
  );
}

async function recordOf(key: Key) {
  const text = await serverApi().record(key);
  const read = text === null ? null : parseLine(text);
  return read?.ok ? read.value : null;
}
