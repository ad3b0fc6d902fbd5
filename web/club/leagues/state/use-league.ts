import { type AskServer, newId, TableFeed } from '@asteroute/client';
import { type ContestState, followContest } from '@asteroute/club/contests';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import { accountSession } from '@asteroute/page-account/session';
import { browserServer } from '@asteroute/page-online/connection/browser';
import type { FaultCode } from '@asteroute/protocol';
import type { ContestCommand, ContestReply } from '@asteroute/protocol/contests';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LeagueKey, LeagueKeys } from './league-keys.ts';

export type LeagueOrder = ContestCommand extends infer C ? (C extends ContestCommand ? Omit<C, 'id'> : never) : never;

/** A league as the page shows it, and what the person may do there. */
export interface ShownLeague extends Pick<ContestReply, 'own' | 'organizer'> {
  readonly league: ContestState;
  readonly key: LeagueKey;
  /** Sends a command and shows what it has changed; resolves with why it was refused, or null. */
  readonly send: (order: LeagueOrder) => Promise<FaultCode | null>;
}

interface FollowPorts {
  readonly ask: AskServer;
  readonly keys: LeagueKeys;
  readonly page: Pick<PagePorts, 'storage'>;
}

export function useLeague(id: string, { ask, keys, page: { storage } }: FollowPorts): ShownLeague | FaultCode | null {
  const key = useMemo(() => keys.of(id), [id]);
  const shown = useSignal<Omit<ShownLeague, 'send' | 'key'> | FaultCode | null>(null);
  const league = useRef<ContestState | null>(null);
  const look = async () => {
    const since = league.current?.head ?? 0;
    const read = await ask('GET /api/contests/:id', { params: { id }, query: { since }, token: key.token });
    if (!read.ok) {
      // What is shown stays while the server does not answer.
      if (league.current === null || read.fault.code !== 'busy') shown.value = read.fault.code;
      return;
    }
    const view = read.value;
    const fresh = view.entries.filter(({ seq }) => seq > (league.current?.head ?? 0));
    league.current = fresh.reduce<ContestState | null>((now, entry) => followContest(id, now, entry), league.current);
    if (league.current === null) return;
    if (view.own !== null || view.organizer) keys.keep({ ...key, title: league.current.plan.title });
    shown.value = { ...view, league: league.current };
  };
  useEffect(() => {
    league.current = null;
    let feed: TableFeed | null = null;
    let isOver = false;
    void look().then(() => {
      if (!isOver) feed = follow({ id, since: league.current?.head ?? 0 }, () => void look(), storage);
    });
    return () => {
      isOver = true;
      feed?.close();
    };
  }, [id]);
  const send = async (order: LeagueOrder) => {
    const [body, account] = [{ id: newId(), ...order }, await accountSession()];
    const done = await ask('POST /api/contests/:id/commands', { params: { id }, token: key.token, body, account });
    await look();
    return done.ok ? null : done.fault.code;
  };
  const { value } = shown;
  return value === null || typeof value === 'string' ? value : { ...value, key, send };
}

/** Calls back for each entry of a league after `since`, as it is written. */
function follow(
  { id, since }: { readonly id: string; readonly since: number },
  onNew: () => void,
  storage: () => Storage,
): TableFeed {
  const nothing = () => undefined;
  const handlers = { onOpen: nothing, onConnection: nothing, onAnswer: nothing, onAside: nothing };
  const feed = new TableFeed(
    { table: id },
    { ...handlers, onEntries: onNew, onRefused: onNew },
    browserServer(storage, (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    }),
  );
  feed.head = since;
  return feed;
}
